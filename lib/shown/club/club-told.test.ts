import { expect, it } from "vitest";
import { CLUB, clubLog, FRIENDS, HUGO, madeInClub, NORA, PAUL, SEASON, season } from "#lib/season/club/club.fixture";
import {
  addPlayer,
  adjust,
  changePlayer,
  changeSeason,
  endSeason,
  keepDraw,
  mergePlayers,
  openClub,
  openSeason,
  partPlayer,
  renameClub,
  reopenSeason,
  sayLeft,
  sayReturned,
  withdrawAdjustment,
} from "#lib/season/club/club-change";
import type { ClubChange } from "#lib/season/club/club-event";
import { eventId } from "#lib/sheet/log.fixture";
import { tellClub } from "./club-told";

const LOG = clubLog(...FRIENDS);
/** The sentences for these changes to a club of five friends, oldest first. */
const told = (...changes: readonly ClubChange[]) =>
  tellClub([...LOG, ...changes.map((change, i) => madeInClub(LOG.length + 1 + i, change, "hugo"))])
    .reverse()
    .slice(LOG.length)
    .map((one) => one.told);

it("the newest event is told first, with its moment and its phone", () => {
  const story = tellClub([...LOG, madeInClub(8, sayLeft(PAUL), "hugo")]);
  expect(story).toHaveLength(8);
  expect(story[0]).toMatchObject({ id: eventId(8), device: "hugo", told: { what: "left", name: "Paul" } });
  expect(story.at(-1)).toMatchObject({ told: { what: "opened", name: "Les Mardis" } });
});

it("a season that is opened twice is told once", () => {
  expect(told(openSeason(season()))).toEqual([]);
});

it("a change says what was before and what is after", () => {
  expect(told(renameClub("Les Jeudis"), renameClub("Les Jeudis"))).toEqual([
    { what: "renamed", before: "Les Mardis", after: "Les Jeudis" },
  ]);
  expect(told(changePlayer({ player: NORA, name: "Nora B.", mark: "star" }))).toMatchObject([
    { before: { name: "Nora" }, after: { name: "Nora B.", mark: "star" } },
  ]);
  expect(told(changeSeason(season({ bestOf: 5 }, { to: "2026-06-30" })))).toMatchObject([
    { before: { to: null, counting: { bestOf: null } }, after: { to: "2026-06-30", counting: { bestOf: 5 } } },
  ]);
});

it("names are told as they were at that moment", () => {
  expect(
    told(sayReturned(PAUL), changePlayer({ player: PAUL, name: "Paulo" }), mergePlayers(PAUL, HUGO), partPlayer(PAUL)),
  ).toMatchObject([
    { what: "returned", name: "Paul" },
    { what: "player" },
    { what: "merged", name: "Paulo", into: "Hugo" },
    { what: "parted", name: "Paulo" },
  ]);
});

it("a season's end and points by hand are told, and their undoing", () => {
  const late = { season: SEASON, player: HUGO, points: -5.5, reason: "retard" };
  const said = { season: "Printemps", name: "Hugo", points: -5.5, reason: "retard" };
  expect(
    told(adjust(late), withdrawAdjustment({ event: eventId(8) }), endSeason(SEASON, "Bravo."), reopenSeason(SEASON)),
  ).toEqual([
    { what: "adjusted", ...said },
    { what: "withdrawn", ...said },
    { what: "ended", season: "Printemps", review: "Bravo." },
    { what: "reopened", season: "Printemps" },
  ]);
});

it("events that refer to nothing, come twice or are of a newer app are left out", () => {
  const other = eventId(99);
  expect(
    told(
      openClub("bis"),
      addPlayer({ player: NORA, name: "bis" }),
      sayLeft(other),
      endSeason(other),
      withdrawAdjustment({ event: other }),
    ),
  ).toEqual([]);
  expect(
    tellClub([
      { ...(LOG[0] as (typeof LOG)[number]), v: 99 },
      { ...madeInClub(2, renameClub("x")), sheet: CLUB },
    ]),
  ).toEqual([]);
});

it("drawn tables are told with the names of that moment", () => {
  const draw = {
    season: SEASON,
    day: "2026-03-10",
    name: null,
    how: "best",
    tables: [{ sheet: eventId(90), players: [NORA, HUGO] }],
  } as const;
  expect(told(keepDraw(draw), changePlayer({ player: HUGO, name: "Hugues" }))[0]).toEqual({
    what: "drawn",
    how: "best",
    tables: [["Nora", "Hugo"]],
  });
});

it("a field that a change leaves out keeps its earlier value", () => {
  const [, renamed] = told(
    changePlayer({ player: NORA, name: "Nora", mark: "star" }),
    changePlayer({ player: NORA, name: "Nora B." }),
  );
  expect(renamed).toMatchObject({ before: { mark: "star" }, after: { name: "Nora B.", mark: "star" } });
});

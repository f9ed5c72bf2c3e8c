/** A club is folded from its events: which fields change, what does nothing, and that their order does not matter. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { foldClub } from "./club";
import {
  CLUB,
  folded,
  HUGO,
  LOG_OF_FRIENDS as LOG,
  madeInClub,
  NAMES,
  NORA,
  playerId,
  SEASON,
  season,
  logThen as then,
} from "./club.fixture";
import {
  addPlayer,
  adjust,
  changePlayer,
  changeSeason,
  endSeason,
  mergePlayers,
  openClub,
  openSeason,
  partPlayer,
  renameClub,
  reopenSeason,
  sayLeft,
} from "./club-change";

test("a club is its players, in the order they came, and its seasons", () => {
  const club = folded(LOG);
  expect(club).toMatchObject({ id: CLUB, name: "Les Mardis", adjustments: [] });
  expect(club.players.map(({ name, short, mark }) => [name, short, mark])).toEqual([
    ["Nora", "Nora", "disc"],
    ["Hugo", "Hugo", "square"],
    ["Inès", "Inès", "triangle"],
    ["Paul", "Paul", "diamond"],
    ["Zoé", "Zoé", "cross"],
  ]);
  expect(club.players[0]).toMatchObject({ id: NORA, guest: false, left: false, into: null });
  expect(club.seasons).toEqual([
    { id: SEASON, name: "Printemps", from: "2026-03-01", to: null, counting: season().counting, ended: null },
  ]);
});

test("a field that a change leaves out keeps its value", () => {
  const log = then(LOG, changePlayer({ player: HUGO, name: "  Hugo   B. ", mark: "star", guest: true }));
  expect(folded(log).players[1]).toMatchObject({ name: "Hugo B.", mark: "star", guest: true });
  const again = then(log, changePlayer({ player: HUGO, name: "Hugo", short: "HB" }), renameClub("Les Jeudis"));
  expect(folded(again)).toMatchObject({ name: "Les Jeudis" });
  expect(folded(again).players[1]).toMatchObject({ name: "Hugo", short: "HB", mark: "star", guest: true });
});

test("events that refer to nothing, come twice or are of a newer app do nothing", () => {
  const other = playerId(99);
  const log = then(
    LOG,
    openClub("Un autre"),
    addPlayer({ player: NORA, name: "Nora bis" }),
    openSeason(season({}, { name: "bis" })),
    changePlayer({ player: other, name: "Personne" }),
    changeSeason(season({}, { season: other })),
    endSeason(other),
    reopenSeason(other),
  );
  const newer = { ...madeInClub(50, openClub("x")), kind: "club.painted" };
  expect(folded([...log, newer, { ...madeInClub(51, renameClub("x")), v: 2 }])).toEqual(folded(LOG));
  expect(foldClub([])).toBeNull();
  expect(foldClub(LOG.slice(1))).toBeNull();
});

test("any order and any repetition of the same events folds to the same club", () => {
  const changes = fc.array(
    fc.oneof(
      fc.tuple(fc.nat(4), fc.nat(4)).map(([a, b]) => mergePlayers(playerId(a + 1), playerId(b + 1))),
      fc.nat(4).map((a) => partPlayer(playerId(a + 1))),
      fc.nat(4).map((a) => sayLeft(playerId(a + 1))),
      fc.tuple(fc.nat(4), fc.constantFrom(...NAMES)).map(([a, name]) => changePlayer({ player: playerId(a + 1), name })),
      fc.nat(40).map((points) => adjust({ season: SEASON, player: NORA, points, reason: "?" })),
    ),
    { maxLength: 20 },
  );
  const mixed = changes
    .map((list) => then(LOG, ...list))
    .chain((log) => fc.tuple(fc.constant(log), fc.shuffledSubarray([...log, ...log], { minLength: log.length * 2 })));
  fc.assert(
    fc.property(mixed, ([log, shuffled]) => {
      expect(foldClub(shuffled)).toEqual(foldClub(log));
    }),
  );
});

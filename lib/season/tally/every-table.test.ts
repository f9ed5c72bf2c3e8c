/** A season's deals as one table with one column for each person, however the sheets spell the name. */
import { expect, it } from "vitest";
import { joinSeason, open, record, stampSheet } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { cards, eventId, minute, opening } from "#lib/sheet/log.fixture";
import { dealsCsv } from "#lib/sheet/paper/write-season";
import { CLUB, clubLog, FRIENDS, HUGO, INES, NORA, PAUL, playerId, SEASON } from "../club/club.fixture";
import { addPlayer, changePlayer, mergePlayers } from "../club/club-change";
import { everyTable } from "./every-table";

const UGO = playerId(6);
const club = {
  kind: "club",
  events: clubLog(
    ...FRIENDS,
    addPlayer({ player: UGO, name: "Ugo" }),
    mergePlayers(UGO, HUGO),
    changePlayer({ player: NORA, name: "Nora Benali" }),
  ),
};

/** A sheet of one deal, of a day of November. */
function sheet(day: number, names: readonly string[], players: readonly (string | null)[], season = SEASON) {
  const changes: Change[] = [
    open({ ...opening(4), names, day: `2026-11-${day}` }),
    joinSeason({ club: CLUB, season, players }),
    record(0, cards(40, 20, 20, 11)),
  ];
  const id = eventId(9_000 + day);
  const events = changes.map((change, i) =>
    stampSheet(change, { id: eventId(day * 10 + i), sheet: id, at: minute(day * 60 + i), device: "nora" }),
  );
  return { kind: "sheet", events };
}

const OTHERS = ["Inès", "Paul"];
const logs = [
  sheet(24, ["Nora", "Ugo", "Ines", "Paul"], [NORA, UGO, INES, PAUL]),
  club,
  sheet(17, ["Nora Benali", "Hugo", ...OTHERS], [NORA, HUGO, INES, PAUL]),
  sheet(18, ["Nora", "Zak", ...OTHERS], [NORA, null, INES, PAUL]),
  sheet(19, ["Nora", "Zak", ...OTHERS], [NORA, null, INES, PAUL], eventId(7_200)),
];

it("tables go by their evenings, and bear the club's names", () => {
  expect(everyTable(logs, SEASON).map(({ day, names }) => [day, ...names])).toEqual([
    ["2026-11-17", "Nora Benali", "Hugo", ...OTHERS],
    ["2026-11-18", "Nora Benali", "Zak", ...OTHERS],
    ["2026-11-24", "Nora Benali", "Hugo", ...OTHERS],
  ]);
});

it("a person has one column of points, whatever the table called them", () => {
  const text = dealsCsv(everyTable(logs, SEASON), { day: "Jour", title: "Soirée", game: "Jeu" }, { decale: "Décalé" }, "fr");
  const [heads = "", ...rows] = text.trim().split(/\r?\n/);
  const columns = heads.split(";");
  for (const name of ["Nora Benali", "Hugo", "Zak", ...OTHERS]) {
    expect(columns.filter((head) => head === `Points ${name}` || head === name).length, name).toBe(1);
  }
  expect(rows.length).toBe(3);
  expect(columns.some((head) => /Ugo$|Ines$|Nora$/.test(head))).toBe(false);
});

it("without the club's own log the sheet's names stand", () => {
  expect(everyTable(logs.slice(0, 1), SEASON).map(({ names }) => names)).toEqual([["Nora", "Ugo", "Ines", "Paul"]]);
});

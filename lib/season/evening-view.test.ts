import { expect, test } from "vitest";
import { HUGO, INES, NORA, PAUL, SEASON } from "./club/club.fixture";
import { type EveningTable, warningsOf } from "./evening-view";

const table = (sheet: string, players: readonly (string | null)[], more: Partial<EveningTable> = {}): EveningTable => ({
  sheet,
  season: SEASON,
  evening: "2026-03-10",
  title: null,
  game: "decale",
  names: players.map((player) => player ?? "?"),
  players,
  gone: [],
  totals: players.map(() => 0),
  deals: 1,
  openedAt: "2026-03-10T19:00:00.000Z",
  lastAt: null,
  phone: null,
  shutOut: false,
  contested: 0,
  ended: false,
  ...more,
});
const friends = [NORA, HUGO, INES];

/** The warnings for an evening of two tables, the second with these players. */
const warned = (players: readonly (string | null)[], more: Partial<EveningTable> = {}) =>
  warningsOf([table("a", friends), table("b", players, more)]).map(({ kind, player }) => [kind, player]);

test.each<[string, readonly (string | null)[], Partial<EveningTable>, unknown[]]>([
  [
    "the same people an hour later: two sheets of one table",
    friends,
    { openedAt: "2026-03-10T20:00:00.000Z" },
    [["same-people", null]],
  ],
  ["an hour before", friends, { openedAt: "2026-03-10T18:00:00.000Z" }, [["same-people", null]]],
  ["later: another game of theirs", friends, { openedAt: "2026-03-10T20:00:00.001Z" }, []],
  ["one of them at another table too", [PAUL, HUGO], {}, [["two-tables", HUGO]]],
  [
    "two of them, and somebody more",
    [NORA, PAUL, HUGO],
    {},
    [
      ["two-tables", NORA],
      ["two-tables", HUGO],
    ],
  ],
  [
    "fewer of them",
    [NORA, HUGO],
    {},
    [
      ["two-tables", NORA],
      ["two-tables", HUGO],
    ],
  ],
  ["nobody of theirs", [PAUL, null], {}, []],
  ["one who left the other table", [PAUL, HUGO], { gone: [1] }, []],
  ["a table that has ended", [PAUL, HUGO], { ended: true }, []],
  ["a table of another evening", [PAUL, HUGO], { evening: "2026-03-10/noon" }, []],
])("%s", (_, players, more, warnings) => {
  expect(warned(players, more)).toEqual(warnings);
});

test("a seat of nobody in the club brings no warning; of three tables, every two are compared", () => {
  expect(warningsOf([table("a", [null, NORA]), table("b", [null, HUGO])])).toEqual([]);
  const three = warningsOf([table("a", [NORA, HUGO]), table("b", [NORA, INES]), table("c", [NORA, PAUL])]);
  expect(three.map(({ sheets }) => sheets)).toEqual([
    ["a", "b"],
    ["a", "c"],
    ["b", "c"],
  ]);
});

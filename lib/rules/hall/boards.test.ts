import { expect, test } from "vitest";
import {
  FORMATS,
  type Format,
  fewestTables,
  isOfTeams,
  isTopage,
  MOST_BOARDS,
  mostRounds,
  QUARTERS,
  type Round,
  rounds,
} from "./boards";

test("with too few tables there is nothing to compare", () => {
  expect(Object.fromEntries(FORMATS.map((format) => [format, fewestTables(format)]))).toEqual({
    individual: 5,
    triplettes: 3,
    quadrettes: 1,
    teams: 1,
  });
});

test("five tables, by hand: North stays, South +1, East +2, West −2, the boards go down one table (FFT 2012, p. 13-17)", () => {
  const [first, second] = rounds("individual", 5, 5, 2);
  expect(first).toEqual({
    seating: [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
      [13, 14, 15, 16],
      [17, 18, 19, 20],
    ],
    boards: [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
      [9, 10],
    ],
  });
  expect(second).toEqual({
    seating: [
      [1, 18, 15, 12],
      [5, 2, 19, 16],
      [9, 6, 3, 20],
      [13, 10, 7, 4],
      [17, 14, 11, 8],
    ],
    boards: [
      [3, 4],
      [5, 6],
      [7, 8],
      [9, 10],
      [1, 2],
    ],
  });
});

test("three tables of teams, by hand: East-West goes up, the boards down", () => {
  expect(
    rounds("triplettes", 3, 3, 1).map(({ seating, boards }) => [seating.map(([n, , e]) => `${n}-${e}`), boards.flat()]),
  ).toEqual([
    [
      ["1-3", "5-7", "9-11"],
      [1, 2, 3],
    ],
    [
      ["1-11", "5-3", "9-7"],
      [2, 3, 1],
    ],
    [
      ["1-7", "5-11", "9-3"],
      [3, 1, 2],
    ],
  ]);
});

test("a match of teams stays at its table for its four quarters", () => {
  const quarters = rounds("teams", 2, 9, 3);
  expect(quarters).toHaveLength(QUARTERS);
  expect(quarters[3]?.seating).toEqual([
    [1, null, 3, null],
    [5, null, 7, null],
  ]);
  expect(new Set(quarters.map(({ seating }) => JSON.stringify(seating))).size).toBe(1);
  expect(quarters.map(({ boards }) => boards[0])).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
    [10, 11, 12],
  ]);
  expect(mostRounds("teams", 1)).toBe(QUARTERS);
});

/** Checks literally who sat with whom, and who has played which board. */
function isFair(format: Format, played: readonly Round[]): boolean {
  const met = new Set<string>();
  const seen = new Set<string>();
  let fair = true;
  const once = (set: Set<string>, key: string) => {
    if (set.has(key)) fair = false;
    set.add(key);
  };
  for (const { seating, boards } of played)
    for (const [table, seats] of seating.entries()) {
      const there = seats.filter((one) => one !== null).sort((a, b) => a - b);
      if (format !== "teams") for (const a of there) for (const b of there) if (a < b) once(met, `${a}/${b}`);
      for (const one of there) for (const board of boards[table] ?? []) once(seen, `${one} plays ${board}`);
    }
  return fair;
}

const HALLS = [...Array.from({ length: 26 }, (_, i) => i + 1), 35, 49, 60, 101, 199, 200];

test("up to 200 tables nobody meets a person or a board twice in the positions offered, but would in one more", () => {
  for (const format of FORMATS)
    for (const tables of HALLS.filter((many) => many >= fewestTables(format))) {
      const most = mostRounds(format, tables);
      expect([format, tables, most > 0]).toEqual([format, tables, true]);
      expect([format, tables, isFair(format, rounds(format, tables, most, 2))]).toEqual([format, tables, true]);
      if (most < Math.min(tables, 20) && format !== "teams")
        expect([format, tables, isFair(format, rounds(format, tables, most + 1, 2))]).toEqual([format, tables, false]);
    }
});

test("with 5, 7, 11, 13, 17 or 19 tables every table plays every board, as the regulations say", () => {
  for (const tables of [5, 7, 11, 13, 17, 19]) {
    expect(mostRounds("individual", tables)).toBe(tables);
    const all = rounds("individual", tables, tables, 1);
    for (let board = 1; board <= tables; board++)
      expect(
        all.flatMap(({ boards }) => boards.flatMap((here, table) => (here.includes(board) ? [table] : []))).sort(),
      ).toHaveLength(tables);
  }
  expect([mostRounds("individual", 8), mostRounds("individual", 4)]).toEqual([2, 0]);
  expect([3, 4, 6, 7].map((tables) => mostRounds("triplettes", tables))).toEqual([3, 3, 5, 7]);
  expect(mostRounds("quadrettes", 4)).toBe(4);
});

test("a tournament has twenty positions at most, of eight boards", () => {
  expect([rounds("individual", 30, 99, 1).length, MOST_BOARDS]).toEqual([20, 8]);
});

test("individual and triplettes rank a board's scores; all but individual are played by teams", () => {
  expect(FORMATS.filter(isTopage)).toEqual(["individual", "triplettes"]);
  expect(FORMATS.filter(isOfTeams)).toEqual(["triplettes", "quadrettes", "teams"]);
});

import { expect, test } from "vitest";
import { FINAL_SIZES, finalSeatings } from "./finals";
import { secondMeetings } from "./meetings";
import { type HallSeating, mostPositions, mostTeamPositions, movement, teamMovement } from "./movement";

const HALLS = Array.from({ length: 196 }, (_, i) => i + 5);

/** The literal way: everybody walks from table to table (N stays, S +1, E +2, W −2), with the printed exceptions. */
function walked(tables: number, positions: number): number[][][] {
  const base: Record<string, number> = { N: 0, S: 1, E: 2, W: [6, 8, 10].includes(tables) ? -1 : -2 };
  const exceptions: Record<string, string> = {
    6: "3:E+3 4:W-2",
    8: "5:S+2 5:E+3 6:E+4",
    9: "4:E+3 4:W-3 5:E+3 5:W-3",
    10: "6:E+3 6:W-2",
    12: "4:W-3 7:E+3",
    14: "5:W-3",
    15: "5:W-3",
    16: "5:W-3 6:W-3",
    18: "6:W-3",
    20: "6:W-3",
  };
  const step = (line: string, position: number) => {
    const found = new RegExp(`(^| )${position}:${line}([+-]\\d)`).exec(exceptions[tables] ?? "");
    return found ? Number(found[2]) : (base[line] as number);
  };
  const at: number[] = Array.from({ length: 4 * tables }, (_, i) => Math.floor(i / 4));
  return Array.from({ length: positions }, (_, i) => {
    if (i > 0)
      for (const entrant of at.keys())
        at[entrant] = ((at[entrant] as number) + step("NSEW"[entrant % 4] as string, i + 1) + 4 * tables) % tables;
    return Array.from({ length: tables }, (_, table) =>
      [0, 1, 2, 3].map((line) => at.findIndex((where, one) => where === table && one % 4 === line) + 1),
    );
  });
}

test.each([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 24, 37, 200])(
  "%i tables: the movement seats everybody where walking from table to table leads",
  (tables) => {
    const most = mostPositions(tables);
    expect(movement(tables, most)).toEqual(walked(tables, most));
  },
);

test("six tables, the second position, by hand: S +1, E +2, W −1", () => {
  expect(movement(6, 2)[1]).toEqual([
    [1, 22, 19, 8],
    [5, 2, 23, 12],
    [9, 6, 3, 16],
    [13, 10, 7, 20],
    [17, 14, 11, 24],
    [21, 18, 15, 4],
  ]);
});

/** Everybody sits once, and nobody meets anybody twice. */
function isFair(seatings: readonly HallSeating[], tables: number): boolean {
  const everybody = seatings.every((seating) => {
    const seated = seating.flat();
    return (
      seating.length === tables &&
      seated.length === 4 * tables &&
      new Set(seated).size === 4 * tables &&
      Math.max(...seated) === 4 * tables
    );
  });
  return everybody && secondMeetings(seatings).length === 0;
}

test("from 5 to 200 tables nobody meets anybody twice in the positions offered, but would in one more", () => {
  for (const tables of HALLS) {
    const most = mostPositions(tables);
    expect([tables, isFair(movement(tables, most), tables)]).toEqual([tables, true]);
    const printed = { 6: 5, 8: 6 }[tables] ?? 7;
    expect([tables, most]).toEqual([tables, { 5: 5, 10: 6, 24: 6 }[tables] ?? printed]);
    if (most < printed) expect(secondMeetings(movement(tables, most + 1)).length).toBeGreaterThan(0);
  }
});

test("four tables: everybody meets everybody once; three: eighteen opponents among eleven cannot be avoided", () => {
  expect([mostPositions(4), mostPositions(3)]).toEqual([5, 6]);
  expect(isFair(movement(4, 5), 4)).toBe(true);
  const three = movement(3, 6);
  for (const seating of three) expect([...seating.flat()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  // There are 6 positions × 3 tables × 6 pairs, but twelve people make only 66 different pairs.
  const again = secondMeetings(three);
  const pairs = new Set(
    three.flat().flatMap((table) => table.flatMap((a) => table.filter((b) => a < b).map((b) => `${a} ${b}`))),
  );
  expect(again.length).toBe(108 - pairs.size);
  expect(again.length).toBeGreaterThanOrEqual(108 - 66);
});

test("each second meeting is told with its position, absent people left out", () => {
  const seatings = [
    [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
    [
      [1, 2, 7, 8],
      [5, 6, 3, 4],
    ],
    [
      [2, 1, null, 8],
      [5, 6, 3, 4],
    ],
  ];
  expect(secondMeetings(seatings)).toEqual([
    [1, 2, 2],
    [3, 4, 2],
    [5, 6, 2],
    [7, 8, 2],
    [1, 2, 3],
    [1, 8, 3],
    [2, 8, 3],
    [3, 4, 3],
    [3, 5, 3],
    [3, 6, 3],
    [4, 5, 3],
    [4, 6, 3],
    [5, 6, 3],
  ]);
  const without6 = seatings.map((tables) => tables.map((table) => table.map((one) => (one === 6 ? null : one))));
  expect(secondMeetings(without6).map(([a, b]) => `${a}-${b}`)).not.toContain("5-6");
});

test("teams: the first position is not played, and no team faces itself or another twice", () => {
  for (const tables of HALLS) {
    const played = teamMovement(tables, mostTeamPositions(tables));
    expect(played.length).toBe(mostPositions(tables) - 1);
    const own = played.flat().filter((table) => new Set(table.map((one) => Math.ceil(one / 4))).size < 4);
    expect([tables, own, secondMeetings(played)]).toEqual([tables, [], []]);
  }
});

/** OT11 p. 5. */
test("finals of 12, 16 and 20", () => {
  expect(FINAL_SIZES).toEqual([12, 16, 20]);
  expect(finalSeatings(16)).toEqual([
    [
      [1, 5, 9, 13],
      [2, 6, 10, 14],
      [3, 7, 11, 15],
      [4, 8, 12, 16],
    ],
  ]);
  expect(finalSeatings(12)).toEqual([
    [
      [1, 4, 7, 10],
      [2, 5, 8, 11],
      [3, 6, 9, 12],
    ],
  ]);
  const twenty = finalSeatings(20);
  expect(twenty[0]?.[0]).toEqual([1, 6, 11, 16]);
  expect(twenty[0]?.[4]).toEqual([5, 10, 15, 20]);
  // S +1, E +2, W −2: at the second position table 1 has the South of table 5, the East of table 4, the West of table 3.
  expect(twenty[1]?.[0]).toEqual([1, 10, 14, 18]);
  expect(twenty.length).toBe(5);
  expect(isFair(twenty, 5)).toBe(true);
});

test("a hall has as many positions as are printed for its tables, and no more", () => {
  const most = (tables: number) => movement(tables, 99).length;
  expect([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 200].map(most)).toEqual([
    ...[7, 5, 7, 6],
    ...Array(14).fill(7),
  ]);
});

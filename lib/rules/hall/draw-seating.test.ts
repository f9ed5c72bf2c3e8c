import { expect, test } from "vitest";
import { chanceOf } from "../seeded";
import { bestWithBest, drawAfter, drawnSeatings } from "./draw-seating";
import { secondMeetings } from "./meetings";
import { type HallSeating, movement } from "./movement";

test("one number always draws the same hall, and another number another", () => {
  const drawn = (seed: number) => drawnSeatings(9, 5, chanceOf(seed));
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
  for (const value of Array.from({ length: 1000 }, chanceOf(1))) expect(value >= 0 && value < 1).toBe(true);
});

test("a number draws the same hall whenever and wherever it is used", () => {
  const random = chanceOf(1);
  const promised = [0.6270739405881613, 0.002735721180215478, 0.5274470399599522];
  promised.forEach((value) => {
    expect(random()).toBe(value);
  });
  // At five tables, nobody meets again; in a sixth position, second meetings cannot be avoided.
  expect(drawnSeatings(5, 4, chanceOf(7))[3]).toEqual([
    [1, 6, 15, 12],
    [5, 2, 19, 16],
    [9, 18, 11, 8],
    [13, 10, 3, 20],
    [17, 14, 7, 4],
  ]);
  expect(drawnSeatings(6, 6, chanceOf(7))[5]).toEqual([
    [1, 18, 11, 24],
    [5, 14, 19, 4],
    [9, 2, 23, 8],
    [13, 10, 7, 20],
    [17, 6, 3, 16],
    [21, 22, 15, 12],
  ]);
});

test("it also does where many meet again, or are absent", () => {
  expect(drawnSeatings(3, 5, chanceOf(2)).slice(3)).toEqual([
    [
      [1, 6, 11, 12],
      [5, 2, 3, 4],
      [9, 10, 7, 8],
    ],
    [
      [1, 10, 7, 4],
      [5, 6, 3, 12],
      [9, 2, 11, 8],
    ],
  ]);
  expect(drawnSeatings(4, 6, chanceOf(7), (one) => [1, 4, 8].includes(one))[5]).toEqual([
    [1, 6, 15, 4],
    [5, 14, 7, 12],
    [9, 2, 11, 8],
    [13, 10, 3, 16],
  ]);
});

test("H6: the entries' seats first, everybody in their own line, North at their own table, everybody once", () => {
  for (const tables of [1, 2, 3, 7, 30]) {
    const seatings = drawnSeatings(tables, 6, chanceOf(3));
    expect(seatings[0]).toEqual(tables >= 5 ? movement(tables, 1)[0] : seatings[0]);
    for (const seating of seatings) {
      expect([...seating.flat()].sort((a, b) => a - b)).toEqual(Array.from({ length: 4 * tables }, (_, i) => i + 1));
      seating.forEach((table, at) => {
        expect(table[0]).toBe(4 * at + 1);
        expect(table.map((one) => (one - 1) % 4)).toEqual([0, 1, 2, 3]);
      });
    }
  }
});

test("nobody meets anybody again if that can be avoided", () => {
  for (const [tables, positions] of [
    [10, 5],
    [17, 6],
    [50, 7],
    [200, 7],
  ] as const)
    for (const seed of [1, 2, 3])
      expect([tables, seed, secondMeetings(drawnSeatings(tables, positions, chanceOf(seed)))]).toEqual([tables, seed, []]);
});

test("a draw may follow a movement, and avoids those whom one met in it", () => {
  const played = movement(12, 3);
  expect(secondMeetings([...played, drawAfter(played[0] as HallSeating, played, chanceOf(5))])).toEqual([]);
});

test("nobody sits at a table of three twice if that can be avoided", () => {
  const away = new Set([37, 65]);
  const seatings = drawnSeatings(17, 5, chanceOf(11), (one) => away.has(one));
  const threes = seatings.flatMap((round) =>
    round.filter((table) => table.some((one) => away.has(one))).flatMap((table) => table.slice(1)),
  );
  expect(new Set(threes).size).toBe(threes.length);
});

test("H7: the first four sit at the first table, and a missing one is North of the last tables", () => {
  expect(bestWithBest(2, [8, 7, 6, 5, 4, 3, 2, 1])).toEqual([
    [8, 7, 6, 5],
    [4, 3, 2, 1],
  ]);
  expect(bestWithBest(3, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([
    [1, 2, 3, 4],
    [null, 5, 6, 7],
    [null, 8, 9, 10],
  ]);
});

test("an absent team counts as one missing person, whom anybody may meet again", () => {
  const away = new Set([9, 10, 11, 12]);
  const seatings = drawnSeatings(10, 2, chanceOf(2), (one) => away.has(one));
  expect(seatings[1]?.flat().filter((one) => away.has(one)).length).toBe(4);
  const present = seatings.map((round) => round.map((table) => table.map((one) => (away.has(one) ? null : one))));
  expect(secondMeetings(present)).toEqual([]);
});

import { expect, test } from "vitest";
import { GAMES } from "#lib/rules/all-games";
import { BORDERS, bordersAt, bordersPath, LYING, roomBetween, seatsBySide } from "./territory";

const four = (BORDERS[4] ?? []).map(([x, y, toX, toY]) => [4 * x, 8 * y, 4 * toX, 8 * toY] as const);

test("words have the room between the lines of their side, whichever way they run", () => {
  // On a page of 400 × 800, the lines to the lower corners go down 224 over a width of 200.
  const foot = { left: 0, right: 400, top: 512, bottom: 540 };
  expect(roomBetween(four, foot, false)).toBeCloseTo((2 * 112 * 200) / 224);
  const right = { left: 260, right: 290, top: 200, bottom: 600 };
  expect(roomBetween(four, right, true)).toBeCloseTo((2 * 60 * 224) / 200);
});

test("words have their whole box where no line passes", () => {
  expect(roomBetween([], { left: 20, right: 120, top: 0, bottom: 30 }, false)).toBe(100);
  expect(roomBetween(four, { left: 150, right: 250, top: 700, bottom: 730 }, false)).toBe(100);
});

test("a line parallel to the words counts from its start", () => {
  expect(roomBetween([[62, 25, 100, 25]], { left: 0, right: 100, top: 20, bottom: 30 }, false)).toBe(24);
});

test("tables of two to five have their lines, and only four players have others when the phone lies", () => {
  expect(bordersPath(BORDERS[2] ?? [])).toBe("M0 50L100 50");
  for (const players of [2, 3, 5]) expect(LYING[players]).toBe(BORDERS[players]);
  expect(LYING[4]).toHaveLength(4);
});

test("a table of one or of six has no lines", () => {
  expect([1, 6].map((players) => bordersPath(BORDERS[players]))).toEqual(["", ""]);
  expect(bordersPath(BORDERS[2])).toBe("M0 50L100 50");
});

test.each([
  // FFT, 2012, p. 4: counter-clockwise, so the next player sits on the right.
  ["tarot", 4, { foot: [0], right: [1], head: [2], left: [3] }],
  ["vp5", 5, { foot: [0], right: [1, 2], head: [3], left: [4] }],
  // « dans le sens des aiguilles d’une montre »: the next player sits on the left.
  ["decale", 4, { foot: [0], left: [1], head: [2], right: [3] }],
  ["decale", 5, { foot: [0], left: [1], head: [2], right: [4, 3] }],
  ["whist", 3, { foot: [0], left: [1], right: [2], head: [] }],
  ["whist", 2, { foot: [0], left: [], right: [], head: [1] }],
] as const)("%s at %i", (game, players, sides) => {
  expect(seatsBySide(GAMES[game], players)).toEqual(sides);
});

test("borders are as wide and as high as the table on the screen", () => {
  const table = { left: 10, top: 20, width: 200, height: 400 };
  expect(bordersAt(BORDERS[2], table)).toEqual([[10, 220, 210, 220]]);
  expect(bordersAt([[25, 10, 50, 100]], table)).toEqual([[60, 60, 110, 420]]);
  expect(bordersAt(undefined, table)).toEqual([]);
});

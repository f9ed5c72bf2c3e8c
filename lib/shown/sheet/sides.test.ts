import { expect, test } from "vitest";
import { GAMES } from "#lib/rules/all-games";
import { seatsBySide } from "./sides";

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

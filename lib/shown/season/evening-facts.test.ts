import { expect, test } from "vitest";
import { isOngoing, outsidersIn } from "./evening-facts";

const seated = (...places: readonly (readonly [place: number, sharing: number])[]) =>
  places.map(([place, sharing]) => ({ place, sharing, table: 0 }));

test.each<[string, ReturnType<typeof seated>, { first: number; any: number }]>([
  ["all of the club", seated([1, 1], [2, 1], [3, 1], [4, 1]), { first: 0, any: 0 }],
  ["all of the club, two level", seated([1, 2], [1, 2], [3, 1], [4, 1]), { first: 0, any: 0 }],
  ["somebody outside won", seated([2, 1], [3, 1], [4, 1]), { first: 1, any: 1 }],
  ["somebody outside shares the win", seated([1, 2], [3, 1], [4, 1]), { first: 1, any: 1 }],
  ["two outside between", seated([1, 1], [4, 1]), { first: 0, any: 2 }],
  ["one before and one level", seated([2, 2], [4, 1]), { first: 1, any: 2 }],
  ["last of all, nobody of the club can tell", seated([1, 1], [2, 1], [3, 1]), { first: 0, any: 0 }],
  ["nobody", [], { first: 0, any: 0 }],
])("%s", (_, players, outside) => {
  expect(outsidersIn(players)).toEqual(outside);
});

test.each([
  [false, "2026-03-10", true],
  [true, "2026-03-10", false],
  [false, "2026-03-09", false],
])("ended %s on %s: ongoing %s", (ended, day, going) => {
  expect(isOngoing({ ended, day }, "2026-03-10")).toBe(going);
});

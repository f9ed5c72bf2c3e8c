import { expect, it } from "vitest";
import { bestFirst, worthOf } from "./worth";

it.each([
  [1, 1, 10],
  [2, 1, 7],
  [1, 2, 8.5],
  [3, 3, 3],
  [5, 1, 1],
  [6, 1, 0],
])("place %i shared by %i is worth %d", (place, sharing, worth) => {
  expect(worthOf(place, sharing, [10, 7, 5, 3, 1])).toBe(worth);
});

it("of evenings worth the same the shorter comes first, then the earlier", () => {
  const evening = (evening: string, worth: number, deals: number) => ({ evening, worth, deals });
  const evenings = [evening("c", 10, 8), evening("b", 10, 4), evening("a", 10, 4), evening("d", 12, 9)];
  for (const order of [evenings, [...evenings].reverse()])
    expect(bestFirst(order, ({ worth }) => worth).map((one) => one.evening)).toEqual(["d", "a", "b", "c"]);
});

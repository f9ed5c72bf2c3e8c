import { expect, test } from "vitest";
import { type HandClaim, isDealable } from "./dealable";

const hand = (size: number, low: readonly number[], high: readonly number[]): HandClaim => ({ size, low, high });
const free = (size: number) => ({ size });

/** Two classes of cards, so many of each. */
test.each<[string, readonly number[], readonly HandClaim[], boolean]>([
  ["hands without claims", [2, 4], [free(3), free(3)], true],
  ["a hand that has all of one class", [3, 3], [hand(3, [3, 0], [3, 0]), free(3)], true],
  ["a hand that holds more of a class than it may", [3, 3], [hand(3, [1, 0], [0, 3]), free(3)], false],
  ["a hand that holds more of both classes than it has cards", [3, 3], [hand(3, [2, 2], [3, 3]), free(3)], false],
  ["a hand that holds as many of both as it has cards", [3, 3], [hand(3, [2, 1], [3, 3]), free(3)], true],
  ["two hands that hold more of a class than there is", [3, 3], [hand(3, [2, 0], [3, 3]), hand(3, [2, 0], [3, 3])], false],
  ["two hands without a class that has nowhere to go", [1, 5], [hand(3, [0, 0], [0, 3]), hand(3, [0, 0], [0, 3])], false],
  ["one hand with room for it", [1, 5], [hand(3, [0, 0], [0, 3]), hand(3, [0, 0], [1, 3])], true],
])("%s", (_, supply, hands, can) => {
  expect(isDealable(supply, hands)).toBe(can);
});

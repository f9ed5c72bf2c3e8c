import { expect, test } from "vitest";
import { emOf, type NumeralKind, numeral, widestEm } from "./numeral";

/** The rules are in the look of the sheet, "Numbers and words". */
const CASES: [value: number, kind: NumeralKind, french: string, english?: string][] = [
  [96, "change", "+96"],
  [-288, "change", "−288"],
  [236, "total", "236"],
  [-136, "total", "−136"],
  [0, "change", "0"],
  [0, "total", "0"],
  [1584, "change", "+1\u202f584", "+1,584"],
  [-1906, "total", "−1\u202f906", "−1,906"],
  [1_000_000, "total", "1\u202f000\u202f000", "1,000,000"],
  [48.5, "total", "48½"],
  [0.5, "change", "+½"],
  [-1000.5, "change", "−1\u202f000½", "−1,000½"],
];

test.each(CASES)("%d as a %s reads %s, in English %s", (value, kind, french, english = french) => {
  expect(numeral(value, kind, "fr")).toBe(french);
  expect(numeral(value, kind, "en")).toBe(english);
});

test("a figure takes as much room in one language as in the other", () => {
  for (const [, , french, english = french] of CASES) expect(emOf(english)).toBe(emOf(french));
});

test("the room for a column's figures is that of the widest, and of a common one at least", () => {
  expect(widestEm([null, undefined, 5], "total")).toBe(emOf("−288"));
  expect(widestEm([12, -1906], "total")).toBe(emOf("−1\u202f906"));
  expect(emOf("+96½")).toBeGreaterThan(emOf("+96"));
});

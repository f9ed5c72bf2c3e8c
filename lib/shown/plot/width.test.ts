import { expect, test } from "vitest";
import { sizeIn, widthOf } from "./width";

/** Measured in a browser, in em, in DejaVu Serif. */
test.each([
  ["Wilhelmina van den Bergh", 13.44],
  ["O’Brien-Fitzgerald Seamus", 13.75],
  ["WWWWWWWWWWWWWWWWWWWWWWWW", 24.67],
  ["Mmmmm", 4.82],
  ["Inès", 2.14],
  ["illi", 1.28],
])("%s is never wider than estimated", (text, measured) => {
  expect(widthOf(text)).toBeGreaterThanOrEqual(measured);
  expect(widthOf(text)).toBeLessThan(measured * 1.35);
});

test("a text is made smaller before it is cut", () => {
  expect(sizeIn(100, ["Inès"], 12)).toBe(12);
  expect(sizeIn(100, ["Inès", "WWWWWWWWWWWWWWWWWWWWWWWW"], 12)).toBeCloseTo(100 / 24.72, 1);
  expect(sizeIn(100, [], 12)).toBe(12);
});

import { expect, it, test } from "vitest";
import { againIn, againOf, average, counted, decimalsIn, measure } from "./say-number";

test.each([
  [10.04, 1, "+10,0"],
  [10.04, 2, "+10,04"],
  [-0.04, 1, "0,0"],
  [-0.04, 2, "−0,04"],
])("%d with %i decimals", (value, decimals, said) => {
  expect(average(value, "fr", decimals)).toBe(said);
});

it("a table of averages is printed so that no two that differ look alike", () => {
  const standings = [{ value: 10.04 }, { value: 10.02 }, { value: -3 }];
  const decimals = decimalsIn(standings);
  expect(standings.map(({ value }) => counted(value, "deal-average", "fr", decimals))).toEqual(["+10,04", "+10,02", "−3,00"]);
  expect(counted(8.5, "places", "en")).toBe("8.5");
  expect(measure(-0.01, "en")).toBe("0.0");
});

it("evenings of one day are told apart, the newest first or the oldest", () => {
  const days = ["2026-03-10", "2026-03-10", "2026-03-11"];
  expect(againOf(days)).toEqual(["", " (2)", ""]);
  const again = againIn([...days].reverse().map((day, i) => ({ evening: `s${i}`, day })));
  expect(["s0", "s1", "s2"].map(again)).toEqual(["", " (2)", ""]);
});

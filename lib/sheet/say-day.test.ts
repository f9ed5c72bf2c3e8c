import { expect, test } from "vitest";
import { daysIn } from "./say-day";

test.each([
  ["2026-03-01", "1er mars 2026", "1 March 2026"],
  ["2026-12-31", "31 décembre 2026", "31 December 2026"],
])("%s in a sentence", (day, french, english) => {
  expect([daysIn("fr")(day), daysIn("en")(day)]).toEqual([french, english]);
});

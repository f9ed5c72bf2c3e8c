import { expect, test } from "vitest";
import { numberOrText } from "./number-in";

test.each([
  ["45", 45],
  ["−45", -45],
  ["-45", -45],
  ["+45", 45],
  ["+-45", "+-45"],
  ["1,5", 1.5],
  ["1½", 1.5],
  ["½", 0.5],
  ["-½", -0.5],
  [" 10 ", 10],
  ["1.25", 1.25],
  ["", ""],
  ["-", "-"],
  ["1,", "1,"],
  ["dix", "dix"],
  ["1e3", "1e3"],
  ["0x10", "0x10"],
])("%s is read as %s", (text, value) => {
  expect(numberOrText(text)).toBe(value);
});

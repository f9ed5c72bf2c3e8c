import { expect, test } from "vitest";
import { adjustTrouble } from "./adjust-trouble";

test.each([
  ["", null],
  ["2½", null],
  ["½", null],
  ["−5,5", null],
  ["-5.5", null],
  ["+10", null],
  ["12", null],
  ["deux", "unreadable"],
  ["-", "unreadable"],
  ["2,25", "half"],
  ["0", "zero"],
  ["-0", "zero"],
  ["100001", "range"],
])("an adjustment of %j: %s", (text, trouble) => {
  expect(adjustTrouble(text)).toBe(trouble);
});

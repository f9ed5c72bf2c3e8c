import { expect, test } from "vitest";
import { changeSign, EMPTY_DRAFT, lay, remove, withBlank, write } from "./paper-draft";

test("a blank row always waits under what is typed, and only one", () => {
  const typed = write(write(EMPTY_DRAFT, 0, "score.0", "87"), 1, "score.0", "-30");
  expect(typed.rows).toEqual([{ "score.0": "87" }, { "score.0": "-30" }, {}]);
  expect(write(typed, 1, "score.0", " ").rows).toEqual([{ "score.0": "87" }, {}]);
  expect(withBlank([])).toEqual([{}]);
  expect(remove(typed, 0).rows).toEqual([{ "score.0": "-30" }, {}]);
});

test("a block is laid down from the cell, and what goes past the columns is left", () => {
  const ids = ["a", "b", "c"];
  const typed = write(EMPTY_DRAFT, 0, "a", "x");
  expect(lay(typed, 0, ids, "b", "1\t2\t3\r\n4\t 5\r\n").rows).toEqual([{ a: "x", b: "1", c: "2" }, { b: "4", c: "5" }, {}]);
});

test.each([
  ["29", "−29"],
  ["−29", "29"],
  ["-29", "29"],
  ["+29", "−29"],
  ["", "−"],
])("%j with the other sign is %j", (text, other) => {
  expect(changeSign(text)).toBe(other);
});

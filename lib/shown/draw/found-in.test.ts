import { expect, test } from "vitest";
import { foundIn } from "./found-in";

const PEOPLE = ["Camille", "Camila", "Thomas"].map((name) => ({ name }));

test.each([
  ["who is called so comes first", " camila ", "camila", "Camila", ["Camila"]],
  ["the beginning of a name may be several", "cami", "cami", undefined, ["Camille", "Camila"]],
  ["two letters find", "th", "th", undefined, ["Thomas"]],
  ["nobody typed is nobody", "", "", undefined, []],
])("%s", (_, typed, name, same, found) => {
  const read = foundIn(PEOPLE, typed);
  expect([read.name, read.same?.name]).toEqual([name, same]);
  expect(read.found.map((one) => one.name)).toEqual(found);
});

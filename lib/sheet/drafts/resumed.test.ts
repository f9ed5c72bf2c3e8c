import { expect, test } from "vitest";
import { resumed } from "./resumed";

const START = { taker: null, contract: "garde", bouts: 1, piles: {}, typed: ["", ""], poignees: [], isLast: false };
type Kept = Partial<Record<keyof typeof START | "was", unknown>>;

test.each<[string, Kept, Kept]>([
  [
    "as it was left",
    { taker: 2, contract: null, bouts: 3, typed: ["4", ""], poignees: [{ seat: 1 }], isLast: true, piles: { a: 1 } },
    {},
  ],
  ["of an older form, which had less", { taker: 2 }, {}],
  ["and more", { taker: 2, was: 3 }, { was: undefined }],
  ["a list where there was one thing", { poignees: "simple" }, { poignees: [] }],
  ["one thing where there was a list", { contract: ["garde"] }, { contract: "garde" }],
  ["a record where there was a word", { contract: { id: "garde" } }, { contract: "garde" }],
  ["a list where there was a record", { piles: [] }, { piles: {} }],
  ["what was taken back of it", { piles: null, contract: null, typed: [null, "4"] }, {}],
  ["nothing where there was a list", { poignees: null }, { poignees: [] }],
  ["a list of other things", { typed: [{ points: 4 }, ""] }, { typed: ["", ""] }],
])("a form is resumed %s", (_, kept, but) => {
  const { was, ...here } = { ...START, ...kept, ...but };
  expect(resumed<object>(START, kept)).toEqual(here);
  expect(was).toBeUndefined();
});

test.each([undefined, null, "garde", 3, ["garde"]])("%j is no form, and it begins anew", (kept) => {
  expect(resumed(START, kept)).toBe(START);
});

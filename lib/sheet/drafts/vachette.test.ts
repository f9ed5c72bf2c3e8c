import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import { isVachetteDraft, readVachette, startVachette, typeVachette, vachetteOf, vachettePoints } from "./vachette";

const four = rulesOf("tarot", 4, { "all-pass": "vachette" });
const typed = (...vachette: string[]) => ({ vachette, focus: 0 });

test.each<[string, string[], (number | null)[], boolean]>([
  ["nothing is typed", ["", "", "", ""], [null, null, null, null], false],
  ["two are open", ["40", "20", "", ""], [40, 20, null, null], false],
  ["the last is what is left", ["40", "20", "11", ""], [40, 20, 11, 20], true],
  ["nothing is left for the last", ["40", "40", "11", ""], [40, 40, 11, 0], true],
  ["more than there is: nobody can have less than nothing", ["40", "40", "12", ""], [40, 40, 12, null], false],
  ["all are typed", ["40", "20", "11", "20"], [40, 20, 11, 20], false],
])("the columns of a vachette share 91 points: %s", (_, texts, points, given) => {
  const columns = vachettePoints(typed(...texts));
  expect(columns.map((column) => column.points)).toEqual(points);
  expect(columns.some((column) => column.given)).toBe(given);
});

test("a vachette lacks points, is refused, or is a deal, which fills the form again", () => {
  expect(readVachette(four, startVachette(four))).toMatchObject({ deal: null, missing: "points", faults: [] });
  const wrong = readVachette(four, typed("40", "20", "11", "21"));
  expect([wrong.deal, wrong.missing]).toEqual([null, null]);
  expect(wrong.faults).not.toEqual([]);
  const whole = readVachette(four, typed("40", "20", "11", ""));
  expect(whole).toMatchObject({ missing: null, faults: [] });
  expect(vachetteOf(four, whole.deal as object)).toEqual(typed("40", "20", "11", "20"));
  expect(vachetteOf(four, { vachette: [1] })).toEqual(startVachette(four));
  expect(vachetteOf(four, { taker: 0 })).toBeNull();
});

test("keys type into the column in focus only", () => {
  const draft = { ...startVachette(four), focus: 2 };
  expect(typeVachette(draft, (text) => `${text}7`).vachette).toEqual(["", "", "7", ""]);
  expect([isVachetteDraft(draft), isVachetteDraft({ taker: 0 })]).toEqual([true, false]);
});

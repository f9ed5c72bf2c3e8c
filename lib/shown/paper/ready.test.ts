import { expect, test } from "vitest";
import { isReady, leftIn, mayLeaveOut } from "./ready";

type Row = Parameters<typeof isReady>[0];
const good: Row = { deal: {}, faults: [] };
const wrong: Row = { deal: {}, faults: [{ at: "score.0", code: "wrong-length", rule: "T26" }] };
const blank: Row = { deal: null, faults: [] };

test("a row is ready where it is a deal without a fault", () => {
  expect([good, wrong, blank].map(isReady)).toEqual([true, false, false]);
});

test.each([
  ["changes: what is wrong stays behind, wherever it stands", "changes", [good, wrong, good], true],
  ["totals: not between rows that are right", "running", [good, wrong, good, blank], false],
  ["totals: at the end it is nobody's measure", "running", [good, wrong, blank], true],
  ["changes: the first row may stay behind too", "changes", [wrong, good], true],
  ["nothing wrong", "changes", [good, blank], false],
  ["nothing right", "changes", [wrong, blank], false],
] as const)("%s", (_, told, judged, may) => expect(mayLeaveOut(told, judged)).toBe(may));

test("rows that were not saved are still there", () => {
  const rows = [{ "score.0": "10" }, { "score.0": "181" }, {}];
  expect(leftIn({ told: "changes", rows }, rows, [good, wrong, blank])).toEqual({
    told: "changes",
    rows: [{ "score.0": "181" }],
  });
});

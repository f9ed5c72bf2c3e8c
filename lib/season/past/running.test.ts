/** Figures that seem to be running totals, and the points of each evening when they are. */
import { expect, it } from "vitest";
import { asChanges, withRunning } from "./running";
import type { PastEvening, PastTable } from "./table";

/** "10 5": what two people have; "-": was not there. */
const evening = (day: string, points: string): PastEvening => ({
  day,
  scores: new Map(points.split(" ").flatMap((own, i) => (own === "-" ? [] : [[i, { points: Number(own), deals: 1 }] as const]))),
});
const evenings = (rows: string) => rows.split(", ").map((row, i) => evening(`2026-03-${10 + i}`, row));
const table = (rows: string, more: Partial<PastTable> = {}) =>
  ({ evenings: evenings(rows), differs: [{}], ...more }) as unknown as PastTable;

it.each([
  ["sums that only grow", "10 5, 10 12, 30 12, 31 12", true],
  ["of somebody who came later, too", "10 -, 12 5, 30 12, 31 12", true],
  ["three evenings say nothing", "10 5, 20 12, 30 13", false],
  ["one person says nothing", "10, 20, 30, 31", false],
  ["nor does who was away in between", "10 5, 10 -, 30 12, 31 12", false],
  ["figures that never change", "10 5, 10 5, 10 5, 10 5", false],
  ["figures that go down once", "10 5, 10 12, 9 12, 31 12", false],
  ["nothing at first", "0 0, 0 3, 5 3, 5 4", true],
  ["nothing but at last", "0 0, 0 0, 0 0, 1 1", true],
  ["a point below nothing at first", "-1 0, -1 0, 0 0, 0 5", false],
  ["below nothing, whose later half is a quarter greater, the middle aside", "4 -4, 4 -4, 9 -9, 5 -5, 5 -5", false],
  ["below nothing, whose later half is just greater than that", "4 -4, 4 -4, 9 -9, 5.05 -5.05, 5.05 -5.05", true],
  ["below nothing, whose halves are what their evenings are on average", "2 -2, 6 -6, 9 -9, 5 -5, 6 -6", true],
  ["below nothing, of four evenings two and two", "4 -4, 4 -4, 2 -2, 8 -8", false],
  ["below nothing, growing, by steps a third greater than the figures", "10 -10, 0 0, 20 -20, 5 -5, 40 -40", false],
  ["below nothing, by steps of three quarters of the figures", "5 -5, 1 -1, 4 -4, 6 -6", false],
  ["below nothing, by steps just smaller than that", "5 -5, 1.1 -1.1, 4 -4, 6 -6", true],
  ["below nothing, by small steps to great sums", "4 -4, 10 -10, 18 -18, 26 -26, 34 -34", true],
  ["below nothing, by steps as great as the figures", "30 -30, -20 20, 40 -40, -30 30, 50 -50", false],
  ["below nothing, without growing", "30 -30, 31 -31, 30 -30, 31 -31, 30 -30", false],
])("%s: %s", (_, rows, seems) => {
  expect(withRunning(table(rows), []).running).toBe(seems ? "seems" : undefined);
});

const deals = (...days: readonly string[]) =>
  days.flatMap((rows, i) => rows.split(", ").map((row) => evening(`2026-03-${10 + i}`, row)));

it.each([
  ["begin from nothing each evening", ["10 5, 10 12, 30 12, 31 12", "2 8, 9 8, 9 20, 9 21"], { running: "seems", isAnew: true }],
  [
    "go on from the evening before",
    ["10 5, 10 12, 30 12, 31 12", "32 18, 39 18, 39 30, 40 30"],
    { running: "seems", isAnew: false },
  ],
  ["are no sums", ["10 5, -10 12, 30 -12, 4 4", "-32 18, 39 -18, -39 30, 4 4"], {}],
  // First as far from zero as from the last evening's totals, then one point nearer to these totals.
  ["begin as near to either", ["1 1, 2 2, 3 3, 20 10", "10 5, 20 12, 30 12, 31 12"], { running: "seems", isAnew: true }],
  ["begin a point nearer the last", ["1 1, 2 2, 3 3, 20 10", "10.5 5, 20 12, 30 12, 31 12"], {}],
  ["are too few on one evening to tell", ["10 5, 10 12, 30 12, 31 12", "9 1, 8 2"], { running: "seems", isAnew: true }],
])("deals whose figures %s", (_, days, said) => {
  const { running, isAnew } = withRunning(table("1 1"), deals(...days));
  expect({ ...(running && { running }), ...(isAnew !== undefined && { isAnew }) }).toEqual(said);
});

it("each evening brings what a person's sum has grown by since their last one", () => {
  const told = ({ evenings }: PastTable) =>
    evenings.map(({ scores }) => [...scores].map(([who, { points, deals }]) => `${who} ${points} ${deals}`).join(", "));
  const changed = asChanges(table("10 5, - 12, 30 12"));
  expect(told(changed)).toEqual(["0 10 1, 1 5 1", "1 7 1", "0 20 1, 1 0 1"]);
  expect([changed.zeros, changed.differs]).toEqual([1, []]);
  const lasts = evenings("40 20, 9 0");
  expect(told(asChanges(table("1 1", { lasts, isAnew: true })))).toEqual(["0 40 1, 1 20 1", "0 9 1, 1 0 1"]);
  expect(told(asChanges(table("1 1", { lasts, isAnew: false })))).toEqual(["0 40 1, 1 20 1", "0 -31 1, 1 -20 1"]);
});

import { expect, test } from "vitest";
import { leftOver, restOf } from "./rest-of";

const score = (seat: number) => ({ id: `score.${seat}`, part: "score", seat }) as const;
const still = { moved: false };
const moved = { moved: true };
const everybody = [0, 1, 2, 3];

test("an empty cell shows the figure that makes the row's sum right, as paper writes it", () => {
  const report = [30, -10.5, null, -9];
  const shown = everybody.map((seat) => restOf(score(seat), {}, report, still, everybody));
  expect(shown).toEqual(["30", "−10,5", undefined, "−9"]);
});

test("a written cell, or one of another kind, shows no rest", () => {
  expect(restOf(score(0), { "score.0": "12" }, [30], still, everybody)).toBeUndefined();
  expect(restOf({ id: "bouts", part: "field" }, {}, [30], still, everybody)).toBeUndefined();
  expect(restOf({ id: "ruling.0", part: "ruling", seat: 0 }, {}, [30], still, everybody)).toBeUndefined();
});

test("where people come and go, a dash stands for a player who did not play that deal", () => {
  const report = [null, 20, -10, -10];
  expect(restOf(score(0), {}, report, moved, [1, 2, 3])).toBe("–");
  expect(restOf(score(1), {}, report, moved, [1, 2, 3])).toBe("20");
  expect(restOf(score(0), {}, report, still, [1, 2, 3])).toBeUndefined();
});

test("a report's figures go to the people who played it; other deals have none", () => {
  const names = ["Nora", "Hugo", "Inès", "Max"];
  expect(leftOver({ deal: { report: [20, -10, -10], deals: 1 }, seats: [3, 0, 2] }, { names })).toEqual([-10, null, -10, 20]);
  expect(leftOver({ deal: { taker: 0 }, seats: [0, 1, 2] }, { names })).toEqual([null, null, null, null]);
  expect(leftOver({ deal: null, seats: [0, 1, 2] }, { names })).toEqual([null, null, null, null]);
});

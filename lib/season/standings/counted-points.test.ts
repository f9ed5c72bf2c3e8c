/** Which evenings and points a player's counted points are made of, and what each of them is worth. */
import { describe, expect, it } from "vitest";
import { type Count, type Counting, usualCounting } from "../club/counting";
import type { AttendedEvening } from "../views";
import { countedSum } from "./counted-sum";
import { ADJUSTED, ANAS_EVENINGS as EVENINGS, LATE, countedView as viewOf } from "./counted-sum.fixture";

describe("the counted points", () => {
  const statesOf = (by: Count, bestOf: number | null) =>
    countedSum(viewOf({ by, bestOf }, [], []), EVENINGS, true).evenings.map(({ worth, state }) => [
      Math.round(worth * 100) / 100,
      state,
    ]);

  it.each<[Count, readonly (readonly [number, string])[]]>([
    [
      "total",
      [
        [-50, "dropped"],
        [90, "counted"],
        [120, "counted"],
        [50, "dropped"],
        [30, "dropped"],
      ],
    ],
    // The points a deal are −10, 9, 40, 6.25 and 4.3.
    [
      "deal-average",
      [
        [-50, "dropped"],
        [90, "counted"],
        [120, "counted"],
        [50, "dropped"],
        [30, "dropped"],
      ],
    ],
    // 10 and 7 shared by two are 8.5 each; 7, 5 and 3 shared by three are 5 each.
    [
      "places",
      [
        [3, "dropped"],
        [10, "counted"],
        [8.5, "counted"],
        [5, "dropped"],
        [5, "dropped"],
      ],
    ],
    [
      "wins",
      [
        [0, "dropped"],
        [1, "counted"],
        [1, "counted"],
        [0, "dropped"],
        [0, "dropped"],
      ],
    ],
  ])("by %s, the best two", (by, lines) => {
    expect(statesOf(by, 2)).toEqual(lines);
  });

  it.each<[Count, boolean, boolean]>([
    ["total", true, true],
    ["deal-average", true, true],
    ["evening-average", true, true],
    ["places", true, false],
    ["wins", false, false],
  ])("by %s, points added by hand count: %s, late changes: %s", (by, byHand, late) => {
    const counted = countedSum(viewOf({ by }, [ADJUSTED], [LATE]), EVENINGS, true);
    expect([counted.byHand[0]?.counts, counted.late[0]?.counts]).toEqual([byHand, late]);
  });

  it("an evening is surely dropped once enough of those at hand are worth more", () => {
    const states = countedSum(viewOf({ bestOf: 2 }, [], []), EVENINGS.slice(0, 3), false).evenings.map(({ state }) => state);
    expect(states).toEqual(["dropped", "open", "open"]);
  });

  it("late changes beyond those that are sent are told as one sum", () => {
    const late = Array.from({ length: 130 }, (_, i) => ({ ...LATE, event: `l${i}`, points: 2 }));
    const view = viewOf({}, [ADJUSTED], late);
    const counted = countedSum({ ...view, late: late.slice(0, 100) }, EVENINGS, true);
    expect(counted.unseen.late).toBe(60);
    expect(counted.sum).toBe(view.standing.value);
    expect(counted.brought).toBe(240);
  });
});

it("drop, of evenings of one average, the one that the standings drop, whatever their order (T17)", () => {
  const evening = (evening: string, dealt: number, deals: number) =>
    ({ ...(EVENINGS[0] as AttendedEvening), evening, points: dealt, dealt, deals }) as AttendedEvening;
  const evenings = [evening("a", 100, 10), evening("b", 10, 1), evening("c", 60, 3)];
  const counting: Counting = { ...usualCounting("decale"), by: "deal-average", bestOf: 2 };
  const view = { standing: null, adjustments: [], late: [], season: { counting } };
  for (const order of [evenings, [...evenings].reverse()]) {
    const told = countedSum(view, order, true);
    expect(told.evenings.filter(({ state }) => state === "dropped").map((one) => one.evening.evening)).toEqual(["a"]);
    expect([told.sum, told.over, told.unseen.evenings]).toEqual([70, 4, 0]);
  }
});

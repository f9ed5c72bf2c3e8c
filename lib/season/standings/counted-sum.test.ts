/** The lines that a page lists under a player's points come to those points, however a season counts. */
import { expect, test } from "vitest";
import type { Adjustment } from "../club/club-event";
import { COUNTS, type Counting, usualCounting } from "../club/counting";
import type { AttendedEvening } from "../views";
import { type CountedSum, countedSum } from "./counted-sum";
import { ADJUSTED, ANA, ANAS_EVENINGS as EVENINGS, LATE, UNCOUNTED as OTHER, countedView as viewOf } from "./counted-sum.fixture";

const WITHDRAWN: Adjustment = { ...ADJUSTED, event: "b", points: 99, withdrawn: { at: "2026-03-03T20:00:00Z" } };
const added = (points: readonly number[]) => points.reduce((a, b) => a + b, 0);
const worthIn = ({ evenings }: CountedSum) =>
  added(evenings.filter(({ state }) => state === "counted").map(({ worth }) => worth));

/** The sum that a reader gets by adding up the lines. */
function readOff(counted: CountedSum): number {
  const lines = [...counted.byHand, ...counted.late].filter(({ counts }) => counts).map(({ points }) => points);
  return (worthIn(counted) + added(lines)) / (counted.over ?? 1);
}

const CASES = COUNTS.flatMap((by) =>
  [null, 1, 2, 3, 9].flatMap((bestOf) =>
    [[], [ADJUSTED]].flatMap((adjustments) => [[], [LATE]].map((late) => ({ by, bestOf, adjustments, late }))),
  ),
);

test.each(CASES)(
  "by $by, best $bestOf, $adjustments.length by hand, $late.length late: the lines come to the headline",
  (one) => {
    const view = viewOf({ by: one.by, bestOf: one.bestOf }, [...one.adjustments, WITHDRAWN], one.late);
    const counted = countedSum(view, [...EVENINGS, OTHER], true);
    expect(readOff(counted)).toBeCloseTo(view.standing.value, 10);
    expect((counted.sum as number) / (counted.over ?? 1)).toBeCloseTo(view.standing.value, 10);
    expect(counted.evenings.filter(({ state }) => state === "counted")).toHaveLength(view.standing.counted);
    expect(counted.evenings.at(-1)?.state).toBe("other-game");
    expect(counted.brought).toBeCloseTo(worthIn(counted), 10);
    expect(counted.unseen).toEqual({ evenings: 0, worth: counted.unseen.worth, late: 0 });
    expect(counted.unseen.worth).toBeCloseTo(0, 10);
  },
);

test("wins and deals are those of the evenings that count", () => {
  const attended = (counting: Partial<Counting>, complete = true) =>
    countedSum(viewOf(counting, [], []), [...EVENINGS, OTHER], complete).attended;
  expect(attended({})).toEqual({ won: 2, deals: 33, dealt: 240 });
  // Two counted evenings were won (120 in 3 deals, 90 in 10); the fourth (30 in 7 deals) does not count.
  expect(attended({ bestOf: 3 })).toEqual({ won: 2, deals: 21, dealt: 260 });
  expect(attended({ bestOf: 1 })).toEqual({ won: 1, deals: 3, dealt: 120 });
  // The best evenings are only known once all are loaded; when all count, the season itself gives the figures.
  expect(attended({ bestOf: 3 }, false)).toBeNull();
  expect(attended({}, false)).toEqual({ won: 2, deals: 33, dealt: 240 });
});

/** The same evenings as a history brings them: with points and places, but without deals. */
const BY_TOTALS: readonly AttendedEvening[] = EVENINGS.map((evening) => {
  const { deals: _, dealt: __, ...figures } = evening.figures;
  return { ...evening, deals: 0, dealt: 0, figures: { ...figures, totals: 1 } };
});

test.each(CASES.filter(({ by }) => by !== "deal-average"))(
  "by $by, best $bestOf, of evenings known by their totals alone: the lines come to the headline",
  (one) => {
    const view = viewOf({ by: one.by, bestOf: one.bestOf }, one.adjustments, one.late, BY_TOTALS);
    const counted = countedSum(view, BY_TOTALS, true);
    expect(readOff(counted)).toBeCloseTo(view.standing.value, 10);
    expect(counted.evenings.some(({ state }) => state === "other-game")).toBe(false);
  },
);

test("by points a deal, evenings known by their totals alone do not count, and none waits on a later page", () => {
  const [first, second, ...rest] = EVENINGS as [AttendedEvening, AttendedEvening, ...AttendedEvening[]];
  const evenings = [{ ...first, ...BY_TOTALS[0], figures: { ...BY_TOTALS[0]?.figures } }, second, ...rest] as AttendedEvening[];
  const view = viewOf({ by: "deal-average" }, [], [], evenings);
  const [whole, part] = [countedSum(view, evenings, true), countedSum(view, evenings.slice(0, 2), false)];
  expect(whole.evenings.map(({ state }) => state)).toEqual(["other-game", "counted", "counted", "counted", "counted"]);
  expect([whole.sum, whole.over, whole.unseen.evenings, part.unseen.evenings]).toEqual([290, 28, 0, 3]);
});

test("a player with points by hand and no evening that counts has those points", () => {
  const view = viewOf({}, [ADJUSTED], [], []);
  for (const complete of [true, false])
    expect(countedSum(view, [OTHER], complete)).toMatchObject({ brought: 0, sum: -8, unseen: { evenings: 0, late: 0 } });
  const average = viewOf({ by: "deal-average" }, [ADJUSTED], [], []);
  expect(countedSum(average, [], false).over).toBe(0);
});

test.each(CASES)("by $by, best $bestOf, on the first page: the totals are still the whole season's", (one) => {
  const view = viewOf({ by: one.by, bestOf: one.bestOf }, one.adjustments, one.late);
  const [whole, part] = [countedSum(view, EVENINGS, true), countedSum(view, EVENINGS.slice(0, 2), false)];
  expect(part.unseen.evenings).toBe(3);
  const isTold = !(one.by === "deal-average" && one.bestOf !== null);
  if (!isTold) return expect([part.sum, part.over, part.brought]).toEqual([null, null, null]);
  expect(part.sum).toBeCloseTo(whole.sum as number, 10);
  expect(part.brought).toBeCloseTo(whole.brought as number, 10);
  expect(part.over).toBe(whole.over);
  if (one.bestOf !== null) return expect(part.unseen.worth).toBeNull();
  const here = part.evenings.reduce((sum, { worth }) => sum + worth, 0);
  expect(here + (part.unseen.worth as number)).toBeCloseTo(whole.brought as number, 10);
});

test("a player without wins or known deals has zeros", () => {
  const view = (figures: object, counted: number) =>
    ({
      standing: { player: ANA, value: 0, counted, figures, adjusted: 0 },
      adjustments: [],
      late: [],
      season: { counting: usualCounting("decale") },
    }) as unknown as Parameters<typeof countedSum>[0];
  expect(countedSum(view({ evenings: 2 }, 2), [], false).attended).toEqual({ won: 0, deals: 0, dealt: 0 });
  expect(countedSum(view({}, 0), [], false).attended).toEqual({ won: 0, deals: 0, dealt: 0 });
  expect(countedSum(view({ evenings: 2 }, 1), [], false).attended).toBeNull();
  expect(countedSum({ ...view({}, 0), standing: null }, [], false)).toMatchObject({ attended: null, unseen: { evenings: 0 } });
});

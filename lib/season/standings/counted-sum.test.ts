import { describe, expect, it, test } from "vitest";
import { aPlayer } from "../club/club.fixture";
import type { Adjustment } from "../club/club-event";
import { COUNTS, type Count, type Counting, usualCounting } from "../club/counting";
import type { AttendedEvening } from "../views";
import { type CountedSum, countedSum } from "./counted-sum";
import { standingsOf } from "./standings";
import type { LateRow } from "./told-rows";

const ANA = aPlayer("ana", "Ana");

/** Points, place, sharing, deals. The newest first; the whist does not count. */
const EVENINGS: readonly AttendedEvening[] = (
  [
    [-50, 4, 1, 5],
    [90, 1, 1, 10],
    [120, 1, 2, 3],
    [50, 2, 3, 8],
    [30, 3, 1, 7],
  ] as const
).map(([points, place, sharing, deals], i): AttendedEvening => {
  const figures = {
    evenings: 1,
    points,
    dealt: points,
    deals,
    [`place.${place}`]: 1,
    ...(place === 1 && { won: 1 }),
    ...(sharing > 1 && { [`tied.${place}.${sharing}`]: 1 }),
  };
  const day = `2026-03-${20 - i}`;
  return {
    evening: day,
    day,
    games: ["decale"],
    tables: [],
    table: 0,
    counted: true,
    title: null,
    player: "ana",
    points,
    place,
    sharing,
    deals,
    dealt: points,
    figures,
  };
});
const OTHER: AttendedEvening = {
  ...(EVENINGS[1] as AttendedEvening),
  evening: "2026-03-01",
  games: ["whist"],
  counted: false,
  day: "2026-03-01",
};

const ADJUSTED: Adjustment = {
  event: "a",
  at: "2026-03-02T20:00:00Z",
  season: "s",
  player: "ana",
  points: -8,
  reason: "Donne oubliée",
  withdrawn: null,
};
const WITHDRAWN: Adjustment = { ...ADJUSTED, event: "b", points: 99, withdrawn: { at: "2026-03-03T20:00:00Z" } };
const LATE: LateRow = {
  event: "l",
  at: "2026-04-02T20:00:00Z",
  player: "ana",
  points: 30,
  deal: 4,
  sheet: "s1",
  day: "2026-03-19",
};

function viewOf(counting: Partial<Counting>, adjustments: readonly Adjustment[], late: readonly LateRow[], evenings = EVENINGS) {
  const season = { id: "s", counting: { ...usualCounting("decale"), tieBreaks: [], ...counting } };
  const [standing] = standingsOf(
    season,
    { players: [ANA], adjustments },
    {
      figures: evenings.map(({ figures, games }) => ({ player: "ana", game: games[0] ?? "decale", figures })),
      best: evenings,
      late,
      last: [],
    },
  );
  if (!standing) throw new Error("Ana has evenings");
  return { season, standing, adjustments, late };
}

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

import fc from "fast-check";
import { expect, test } from "vitest";
import { clubLog, FIVE, FRIENDS, folded, HUGO, INES, madeInClub, NORA, PAUL, SEASON } from "../club/club.fixture";
import { mergePlayers } from "../club/club-change";
import type { Adjustment, PlayerId } from "../club/club-event";
import { COUNTS, type Counting, TIE_BREAKS, usualCounting } from "../club/counting";
import type { EveningTally } from "../gather";
import { rowsOf } from "../rows.fixture";
import { Evening } from "../tally/evening.fixture";
import type { LateChange } from "../tally/tallied";
import { metIn, type PlacedEvening, placesAfter } from "./places-after";
import { standingsOf } from "./standings";

const club = folded(clubLog(...FRIENDS));
const [N, H, I, P] = [NORA, HUGO, INES, PAUL];
const dayOf = (n: number) => `2026-03-${String(2 * n).padStart(2, "0")}`;
/** An evening on an even day. */
const on = (n: number, points: Readonly<Record<PlayerId, number>>, counting: Partial<Counting> = {}): EveningTally =>
  new Evening(n, dayOf(n), "decale", Object.keys(points))
    .deal({ cardPoints: Object.values(points) })
    .alone(counting) as EveningTally;
const added = (day: number, player: PlayerId, points: number): Adjustment => ({
  ...{ event: `a${day}`, at: `2026-03-${String(day).padStart(2, "0")}T10:00:00Z`, season: SEASON },
  ...{ player, points, reason: "fête", withdrawn: null },
});
const placedOf = ({ evening, day, players, figures }: EveningTally): PlacedEvening => ({
  ...{ evening, day, players },
  met: metIn(figures),
});
const counted = (counting: Partial<Counting>) => ({ id: SEASON, counting: { ...usualCounting("decale"), ...counting } });

/** The places of Nora, Hugo, Inès and Paul after each evening. */
function placed(
  evenings: readonly EveningTally[],
  counting: Partial<Counting>,
  adjustments: readonly Adjustment[] = [],
  late: readonly LateChange[] = [],
) {
  const wanted = new Set(evenings.map(({ evening }) => evening));
  const found = placesAfter(counted(counting), { ...club, adjustments }, evenings.map(placedOf), late, wanted);
  return [...found].map(({ ranks }) => [N, H, I, P].map((id) => ranks.get(id) ?? null));
}

const FOUR = [
  on(1, { [N]: 30, [H]: 20, [I]: 12 }),
  on(2, { [N]: 0, [H]: 12, [I]: 25 }),
  on(3, { [N]: 10, [H]: 25, [P]: 27 }),
  on(4, { [N]: 10, [H]: 5, [I]: 26 }),
];

test("only the best so many count: Hugo’s 20 and 25 pass Nora’s 30 and 10, whatever their sums are", () => {
  // Totals when all evenings count: Nora 30, 30, 40, 50; Hugo 20, 32, 57, 62; Inès 12, 37, 37, 63.
  expect(placed(FOUR, {})).toEqual([
    [1, 2, 3, null],
    [3, 2, 1, null],
    [2, 1, 3, 4],
    [3, 2, 1, 4],
  ]);
  // When only the best counts: Nora always 30; Hugo 20, 20, 25; Inès 12, 25, 25, 26; Paul 27.
  expect(placed(FOUR, { bestOf: 1, tieBreaks: [] })).toEqual([
    [1, 2, 3, null],
    [1, 3, 2, null],
    [1, 3, 3, 2],
    [1, 4, 3, 2],
  ]);
});

test("nobody has a place before the required number of evenings", () => {
  expect(placed(FOUR, { minEvenings: 3 })).toEqual([
    [null, null, null, null],
    [null, null, null, null],
    [2, 1, null, null],
    [3, 2, 1, null],
  ]);
});

test("points added by hand count from the evening before them; those after the last evening count in the last", () => {
  // On 3 March, between the evenings of the 2nd and the 4th; on the 9th, after all.
  const adjustments = [added(3, H, 15), added(9, N, 100)];
  expect(placed(FOUR, {}, adjustments)).toEqual([
    [2, 1, 3, null],
    [3, 1, 2, null],
    [2, 1, 3, 4],
    [1, 2, 3, 4],
  ]);
  const late = [{ player: I, points: 50, event: "l", at: "2026-03-06T23:00:00Z", deal: 1 }];
  expect(placed(FOUR, {}, [], late)[2]).toEqual([3, 2, 1, 4]);
  expect(placed(FOUR, {}, [], late)[1]).toEqual([3, 2, 1, null]);
});

test("without meetings a tie-break on them is left out, and the places say that some are level", () => {
  const evenings = [
    on(1, { [N]: 30, [H]: 20 }),
    on(2, { [N]: 10, [H]: 20 }),
    on(3, { [N]: 11, [H]: 10, [I]: 2 }),
    ...FOUR.slice(3),
  ];
  const counting = { by: "places", placePoints: [1], tieBreaks: ["head-to-head"] } as const;
  const wanted = new Set(evenings.map(({ evening }) => evening));
  const bare = evenings.map(({ evening, day, players }) => ({ evening, day, players }));
  const open = [...placesAfter(counted(counting), club, bare, [], wanted)].map((then) => then.open);
  expect(open).toEqual([false, true, false, true]);
  const without = [...placesAfter(counted({ ...counting, tieBreaks: ["wins"] }), club, bare, [], wanted)];
  expect(without.map((then) => then.open)).toEqual([false, false, false, false]);
});

test("the best evenings by points a deal are kept, whichever had the most points (T17)", () => {
  // Nora makes 10 in one deal, 15 in three, 14 in two; Hugo 6 in one, each time.
  const nora = [
    [10, 1],
    [15, 3],
    [14, 2],
  ] as const;
  const shared = { place: 1, sharing: 1, table: 0 };
  const evenings = nora.map(([points, deals], i): PlacedEvening => {
    const players = [
      { player: N, points, dealt: points, deals, ...shared },
      { player: H, points: 6, dealt: 6, deals: 1, ...shared },
    ];
    return { evening: dayOf(i + 1), day: dayOf(i + 1), players, met: [] };
  });
  const wanted = new Set(evenings.map(({ evening }) => evening));
  const found = placesAfter(counted({ by: "deal-average", bestOf: 1 }), { ...club, adjustments: [] }, evenings, [], wanted);
  expect([...found].map(({ ranks }) => ranks.get(N))).toEqual([1, 1, 1]);
});

test("only the figures of an evening that name who met whom are read", () => {
  const rows = [
    { player: N, game: "decale" as const, figures: { points: 3 } },
    { player: N, game: "" as const, figures: { won: 1, [`met.${H}.n`]: 1 } },
  ];
  expect(metIn(rows)).toEqual([{ player: N, game: "", figures: { [`met.${H}.n`]: 1 } }]);
});

const points = fc.constantFrom(5, 10, 10, 20, 26);
const evening = fc.tuple(
  fc.shuffledSubarray([...FIVE], { minLength: 2, maxLength: 4 }),
  fc.array(points, { minLength: 4, maxLength: 4 }),
);
const counting = fc.record({
  by: fc.constantFrom(...COUNTS),
  bestOf: fc.constantFrom(null, 1, 2, 3),
  minEvenings: fc.constantFrom(1, 1, 2, 3),
  placePoints: fc.constantFrom([10, 7, 5], [1], [3, 2, 1]),
  tieBreaks: fc.shuffledSubarray([...TIE_BREAKS]),
});
const adjustment = fc
  .tuple(fc.integer({ min: 1, max: 15 }), fc.constantFrom(...FIVE), fc.constantFrom(-10, 10, 20))
  .map((one) => added(...one));

test("the places after an evening are the standings of a season that had ended with it", () => {
  fc.assert(
    fc.property(
      ...[fc.array(evening, { minLength: 1, maxLength: 6 }), counting, fc.array(adjustment, { maxLength: 3 }), fc.boolean()],
      (told, counting, adjustments, merged) => {
        const of = merged ? folded([...clubLog(...FRIENDS), madeInClub(60, mergePlayers(INES, NORA))]) : club;
        // With Inès merged into Nora, only one of them sits in an evening.
        const isThere = (id: PlayerId, ids: readonly PlayerId[]) => !merged || id !== INES || !ids.includes(NORA);
        const evenings = told.map(([ids, own], i) => {
          const points = ids.flatMap((id, seat) => (isThere(id, ids) ? [[id, own[seat] as number] as const] : []));
          return on(i + 1, Object.fromEntries(points.length > 1 ? points : [...points, [HUGO, 5]]), counting);
        });
        const season = counted(counting);
        const wanted = new Set(evenings.map(({ evening }) => evening));
        const found = [...placesAfter(season, { ...of, adjustments }, evenings.map(placedOf), [], wanted)];
        const expected = evenings.map((_, i) => {
          const next = evenings[i + 1]?.day ?? "9999";
          const then = { ...of, adjustments: adjustments.filter(({ at }) => at.slice(0, 10) < next) };
          const standings = standingsOf(season, then, rowsOf(evenings.slice(0, i + 1)));
          return new Map(standings.flatMap(({ player, rank }) => (rank === null ? [] : [[player.id, rank] as const])));
        });
        expect(found.map(({ ranks }) => ranks)).toEqual(expected);
      },
    ),
    { numRuns: 150 },
  );
});

import { expect, test } from "vitest";
import { clubLog, FRIENDS, folded, HUGO, INES, madeInClub, NORA, ZOE } from "../club/club.fixture";
import { mergePlayers } from "../club/club-change";
import { type Counting, usualCounting } from "../club/counting";
import type { Figures } from "../tally/tallied";
import type { EveningLine } from "../views";
import { curveOf, thinned } from "./curve";
import { placesOf } from "./places";

const { players } = folded(clubLog(...FRIENDS));
const on = (
  n: number,
  deals: number,
  points: Readonly<Record<string, number>>,
): Pick<EveningLine, "evening" | "day" | "players"> => {
  const places = placesOf(Object.values(points));
  const seated = Object.entries(points).map(([player, own], i) => ({
    player,
    points: own,
    dealt: own,
    deals,
    place: places[i] as number,
    sharing: places.filter((place) => place === places[i]).length,
    table: 0,
  }));
  return { evening: `2026-03-0${n}`, day: `2026-03-0${n}`, players: seated };
};

/** Three evenings: of two deals, of three deals with a shared place, and of five deals. */
const EVENINGS = [
  on(1, 2, { [NORA]: 30, [HUGO]: 20, [INES]: 10 }),
  on(2, 3, { [NORA]: 5, [HUGO]: 5 }),
  on(3, 5, { [HUGO]: 10, [INES]: 40 }),
];
/** The figures of these evenings, as the season keeps them. */
const WHOLE: ReadonlyMap<string, Figures> = new Map<string, Figures>([
  [NORA, { evenings: 2, points: 35, dealt: 35, deals: 5, won: 2, "place.1": 2, "tied.1.2": 1, "taker.n": 3 }],
  [HUGO, { evenings: 3, points: 35, dealt: 35, deals: 10, won: 1, "place.1": 1, "tied.1.2": 1, "place.2": 2 }],
  [INES, { evenings: 2, points: 50, dealt: 50, deals: 7, won: 1, "place.3": 1, "place.1": 1 }],
]);

const CURVES: readonly [by: Counting["by"], nora: (number | null)[], hugo: (number | null)[], ines: (number | null)[]][] = [
  ["total", [30, 35, null], [20, 25, 35], [10, null, 50]],
  ["deal-average", [15, 7, null], [10, 5, 3.5], [5, null, 50 / 7]],
  ["evening-average", [30, 17.5, null], [20, 12.5, 35 / 3], [10, null, 25]],
  // On the second evening, two share the first place and so the 10 and 7 points.
  ["places", [10, 18.5, null], [7, 15.5, 22.5], [5, null, 15]],
  ["wins", [1, 2, null], [0, 1, 1], [0, null, 1]],
];

test.each(CURVES)("the curve grows as the season counts: %s", (by, ...lines) => {
  // The curve ignores `bestOf` and `minEvenings`.
  const counting = { ...usualCounting("decale"), by, placePoints: [10, 7, 5], bestOf: 1, minEvenings: 3 };
  const who = [NORA, HUGO, INES];
  const curve = curveOf([...EVENINGS].reverse(), counting, who, players, WHOLE);
  expect(curve).toEqual({
    evenings: EVENINGS.map(({ evening, day }) => ({ evening, day })),
    players: lines.map((points, i) => ({ player: who[i], before: 0, points })),
  });
  // The evenings that are left out give the height at which the lines begin.
  const { players: shown } = curveOf(EVENINGS.slice(1), counting, who, players, WHOLE);
  expect(shown).toEqual(lines.map(([before, ...points], i) => ({ player: who[i], before, points })));
});

test("a merged player has one line; a player who never came has an empty one", () => {
  const merged = folded([...clubLog(...FRIENDS), madeInClub(60, mergePlayers(INES, NORA))]).players;
  const evenings = [on(1, 1, { [NORA]: 30, [HUGO]: 20 }), on(2, 1, { [HUGO]: 5, [INES]: 7 })];
  const whole = new Map([[NORA, { evenings: 2, points: 37, dealt: 37, deals: 2, won: 2, "place.1": 2 }]]);
  const curve = curveOf(evenings, usualCounting("decale"), [NORA, ZOE], merged, whole);
  expect(curve.players).toEqual([
    { player: NORA, before: 0, points: [30, 37] },
    { player: ZOE, before: 0, points: [null, null] },
  ]);
});

test("a curve has a hundred and twenty points at most", () => {
  const evenings = (n: number) => Array.from({ length: n }, (_, i) => ({ evening: `2026-03-10/${i}`, day: "2026-03-10" }));
  const drawn = (n: number) => thinned({ evenings: evenings(n), players: [] });
  expect([120, 121].map((n) => [drawn(n).evenings.length, drawn(n).of])).toEqual([
    [120, undefined],
    [120, 121],
  ]);
});

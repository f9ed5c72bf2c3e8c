/** For tests of counted points: Ana's evenings, points given by hand and late, and her place among one. */
import { aPlayer } from "../club/club.fixture";
import type { Adjustment } from "../club/club-event";
import { type Counting, usualCounting } from "../club/counting";
import type { AttendedEvening } from "../views";
import { standingsOf } from "./standings";
import type { LateRow } from "./told-rows";

export const ANA = aPlayer("ana", "Ana");

/** Points, place, sharing, deals. The newest first; the whist does not count. */
export const ANAS_EVENINGS: readonly AttendedEvening[] = (
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

export const UNCOUNTED: AttendedEvening = {
  ...(ANAS_EVENINGS[1] as AttendedEvening),
  evening: "2026-03-01",
  games: ["whist"],
  counted: false,
  day: "2026-03-01",
};

export const ADJUSTED: Adjustment = {
  event: "a",
  at: "2026-03-02T20:00:00Z",
  season: "s",
  player: "ana",
  points: -8,
  reason: "Donne oubliée",
  withdrawn: null,
};

export const LATE: LateRow = {
  event: "l",
  at: "2026-04-02T20:00:00Z",
  player: "ana",
  points: 30,
  deal: 4,
  sheet: "s1",
  day: "2026-03-19",
};

export function countedView(
  counting: Partial<Counting>,
  adjustments: readonly Adjustment[],
  late: readonly LateRow[],
  evenings = ANAS_EVENINGS,
) {
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

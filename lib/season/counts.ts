/** The counts a club may choose, one row each: from a player's sums to the value that ranks. */
import type { Points } from "#lib/rules/rules";
import type { Count, Counting } from "./counting";
import type { Sums } from "./sums";
import type { Figures } from "./tally";
import { bestFirst, meanOf, over } from "./worth";

/** `counted`: of how many evenings the value is made. `adjusted`: what was added to it: what does not count is not in it. */
export interface Value {
  readonly value: number;
  readonly counted: number;
  readonly adjusted: Points;
}

type CountRule = (contender: Sums, counting: Counting) => Value;

export const COUNT_RULES: Readonly<Record<Count, CountRule>> = {
  total: (contender, counting) => {
    const { points, evenings, adjusted } = pointsOf(contender, counting);
    return { value: points + adjusted, counted: evenings, adjusted };
  },
  "deal-average": (contender, { bestOf }) => {
    const best = bestOf === null ? null : bestFirst(contender.best, meanOf).slice(0, bestOf);
    const deals = best ? sum(best.map((row) => row.deals)) : (contender.figures.deals ?? 0);
    const dealt = best ? sum(best.map((row) => row.dealt)) : (contender.figures.dealt ?? 0);
    const adjusted = contender.byHand + contender.late;
    return { value: over(dealt + adjusted, deals), counted: best?.length ?? contender.figures.evenings ?? 0, adjusted };
  },
  "evening-average": (contender, counting) => {
    const { points, evenings, adjusted } = pointsOf(contender, counting);
    return { value: over(points + adjusted, evenings), counted: evenings, adjusted };
  },
  // A late change moves points and no place (T19): only what the club adds by hand counts.
  places: ({ figures, byHand }, { placePoints, bestOf }) => {
    const { worth, counted } = bestPlaces(figures, placePoints, bestOf ?? Infinity);
    return { value: worth / PARTS + byHand, counted, adjusted: byHand };
  },
  // Nothing is ever added to wins (T22).
  wins: ({ figures }, { bestOf }) => {
    const { won = 0, evenings = 0 } = figures;
    return { value: Math.min(won, bestOf ?? won), counted: Math.min(evenings, bestOf ?? evenings), adjusted: 0 };
  },
};

function pointsOf({ figures, best, byHand, late }: Sums, { bestOf }: Counting) {
  const counted = bestOf === null ? null : bestFirst(best, ({ points }) => points).slice(0, bestOf);
  return {
    points: counted ? sum(counted.map(({ points }) => points)) : (figures.points ?? 0),
    evenings: counted?.length ?? figures.evenings ?? 0,
    adjusted: byHand + late,
  };
}

/** At most five people share a place: in sixtieths every share is whole, and sums do not depend on their order. */
const PARTS = 60;
const MOST_SEATS = 5;

/** `place.N` counts the evenings at place N, shared or not; `tied.N.K` those shared by K (T15). */
const PLACES = Array.from({ length: MOST_SEATS }, (_, i) => i + 1).flatMap((place) =>
  Array.from({ length: MOST_SEATS }, (_, i) => ({
    place,
    sharing: i + 1,
    figure: i === 0 ? `place.${place}` : `tied.${place}.${i + 1}`,
  })),
);

/** The points of the best so many places, in sixtieths. */
function bestPlaces(figures: Figures, placePoints: readonly number[], most: number): { worth: number; counted: number } {
  const found = PLACES.flatMap(({ place, sharing, figure }) => {
    const times = (figures[figure] ?? 0) - (sharing === 1 ? sharedAt(figures, place) : 0);
    const shared = placePoints.slice(place - 1, place - 1 + sharing);
    return times > 0 ? [{ times, worth: (PARTS / sharing) * sum(shared) }] : [];
  });
  let [worth, counted] = [0, 0];
  for (const one of found.sort((a, b) => b.worth - a.worth)) {
    const times = Math.min(one.times, most - counted);
    worth += times * one.worth;
    counted += times;
  }
  return { worth, counted };
}

const sharedAt = (figures: Figures, at: number): number =>
  PLACES.reduce((all, { place, sharing, figure }) => all + (place === at && sharing > 1 ? (figures[figure] ?? 0) : 0), 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

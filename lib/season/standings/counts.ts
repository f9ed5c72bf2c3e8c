/** The counts a club may choose, one row each: from a player's sums to the value that ranks. */
import { itemAt } from "#lib/rules/item-at";
import { sum } from "#lib/rules/lists";
import type { Points } from "#lib/rules/rules";
import type { Count, Counting } from "../club/counting";
import type { Figures } from "../tally/tallied";
import type { Sums } from "./sums";
import { bestFirst, meanOf, over, PARTS, partsOf } from "./worth";

/** `counted`: the number of evenings in the value. `adjusted`: the additions in it that count. */
export interface CountedValue {
  readonly value: number;
  readonly counted: number;
  readonly adjusted: Points;
}

type CountRule = (contender: Sums, counting: Counting) => CountedValue;

export const COUNT_RULES: Readonly<Record<Count, CountRule>> = {
  total: (contender, counting) => {
    const { points, evenings, adjusted } = pointsOf(contender, counting);
    return { value: points + adjusted, counted: evenings, adjusted };
  },
  "deal-average": (contender, { bestOf }) => {
    // Totals without deals have no points a deal (T26).
    const timed = contender.best.filter((row) => row.deals > 0);
    const best = bestOf === null ? null : bestFirst(timed, meanOf).slice(0, bestOf);
    const deals = best ? sum(best.map((row) => row.deals)) : (contender.figures.deals ?? 0);
    const dealt = best ? sum(best.map((row) => row.dealt)) : (contender.figures.dealt ?? 0);
    const adjusted = contender.byHand + contender.late;
    const evenings = (contender.figures.evenings ?? 0) - (contender.figures.totals ?? 0);
    return { value: over(dealt + adjusted, deals), counted: best?.length ?? evenings, adjusted };
  },
  "evening-average": (contender, counting) => {
    const { points, evenings, adjusted } = pointsOf(contender, counting);
    return { value: over(points + adjusted, evenings), counted: evenings, adjusted };
  },
  // A late change moves points but no place (T19): only points added by hand count.
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

/**
 * The points of the best `most` places, in parts (PARTS). `place.N` counts evenings at place N; `tied.N.K` those where K share it
 * (T15).
 */
function bestPlaces(figures: Figures, placePoints: readonly number[], most: number): { worth: number; counted: number } {
  const alone: number[] = [];
  const found: { times: number; worth: number }[] = [];
  for (const name in figures) {
    const taken = placeIn(name);
    // Places without points: worth nothing, and counted below.
    if (!taken || taken[0] > placePoints.length) continue;
    const [place, sharing] = taken;
    const times = itemAt(figures, name);
    alone[place] = (alone[place] ?? 0) + (sharing === 1 ? times : 0 - times);
    if (sharing > 1) found.push({ times, worth: partsOf(place, sharing, placePoints) });
  }
  alone.forEach((times, place) => {
    found.push({ times, worth: partsOf(place, 1, placePoints) });
  });
  let [worth, counted] = [0, 0];
  for (const one of found.sort((a, b) => b.worth - a.worth)) {
    const times = Math.min(one.times, most - counted);
    worth += times * one.worth;
    counted += times;
  }
  return { worth, counted: Math.min(figures.evenings ?? counted, most) };
}

/** "place.3": the third place; "tied.3.2": shared by two. Most names of figures are neither. */
function placeIn(name: string): readonly [place: number, sharing: number] | undefined {
  if (name.startsWith("place.")) return [Number(name.slice("place.".length)), 1];
  if (!name.startsWith("tied.")) return undefined;
  return name.slice("tied.".length).split(".").map(Number) as [place: number, sharing: number];
}

/** The counts a club may choose, one row each: from a player's sums to the value that ranks. */
import type { Points } from "#lib/rules/rules";
import type { Count, Counting } from "./counting";
import type { EveningRow } from "./rows";
import type { Contender } from "./sums";
import type { Figures } from "./tally";

/** `counted`: of how many evenings the value is made. `adjusted`: what was added, and is part of the value where points count. */
export interface Value {
  readonly value: number;
  readonly counted: number;
  readonly adjusted: Points;
}

type CountRule = (contender: Omit<Contender, "player">, counting: Counting) => Value;

export const COUNT_RULES: Readonly<Record<Count, CountRule>> = {
  total: (contender, counting) => {
    const { points, evenings, adjusted } = pointsOf(contender, counting);
    return { value: points + adjusted, counted: evenings, adjusted };
  },
  "deal-average": (contender, { bestOf }) => {
    const best = bestOf === null ? null : top(contender.best, bestOf, meanOf);
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
  places: ({ figures, byHand }, counting) => {
    const shares = sharesOf(figures, counting.placePoints).sort((a, b) => b - a);
    const counted = shares.slice(0, counting.bestOf ?? shares.length);
    return { value: sum(counted) / PARTS + byHand, counted: counted.length, adjusted: byHand };
  },
  wins: ({ figures, byHand, late }, { bestOf }) => {
    const { won = 0, evenings = 0 } = figures;
    return { value: Math.min(won, bestOf ?? won), counted: Math.min(evenings, bestOf ?? evenings), adjusted: byHand + late };
  },
};

function pointsOf({ figures, best, byHand, late }: Omit<Contender, "player">, { bestOf }: Counting) {
  const counted = bestOf === null ? null : top(best, bestOf, ({ points }) => points);
  return {
    points: counted ? sum(counted.map(({ points }) => points)) : (figures.points ?? 0),
    evenings: counted?.length ?? figures.evenings ?? 0,
    adjusted: byHand + late,
  };
}

/** At most five people share a place: in sixtieths every share is whole, and sums do not depend on their order. */
const PARTS = 60;

/** What each evening's place was worth, in sixtieths; `place.N` counts the evenings at place N, `tied.N.K` those shared by K (T15). */
function sharesOf(figures: Figures, placePoints: readonly number[]): number[] {
  const worth = (place: number, sharing: number) =>
    (PARTS / sharing) * sum(Array.from({ length: sharing }, (_, i) => placePoints[place - 1 + i] ?? 0));
  const shares: number[] = [];
  for (let place = 1; place <= MOST_SEATS; place++) {
    let alone = figures[`place.${place}`] ?? 0;
    for (let sharing = 2; sharing <= MOST_SEATS; sharing++) {
      const times = figures[`tied.${place}.${sharing}`] ?? 0;
      alone -= times;
      for (let i = 0; i < times; i++) shares.push(worth(place, sharing));
    }
    for (let i = 0; i < alone; i++) shares.push(worth(place, 1));
  }
  return shares;
}
const MOST_SEATS = 5;

const top = (rows: readonly EveningRow[], most: number, by: (row: EveningRow) => number): readonly EveningRow[] =>
  [...rows].sort((a, b) => by(b) - by(a)).slice(0, most);

/** Points a deal of one evening (T14). */
export const meanOf = ({ dealt, deals }: Pick<EveningRow, "dealt" | "deals">): number => over(dealt, deals);

/** An average of nothing is nothing. */
export const over = (total: number, count: number): number => (count === 0 ? 0 : total / count);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A pile counted by hand (FFT12 p. 3-4): so many of each kind, bouts apart because the deal asks for them anyway. */
import type { Points } from "../rules";

export const BOUT_POINTS: Points = 4.5;

export const PILE = {
  kings: { most: 4, points: 4.5 },
  queens: { most: 4, points: 3.5 },
  knights: { most: 4, points: 2.5 },
  jacks: { most: 4, points: 1.5 },
  others: { most: 59, points: 0.5 },
} as const;

export const PILE_KINDS = Object.keys(PILE) as (keyof typeof PILE)[];
export type PileCount = Readonly<Record<keyof typeof PILE, number>>;

export const emptyPile = (): PileCount => ({ kings: 0, queens: 0, knights: 0, jacks: 0, others: 0 });

export const pilePoints = (pile: PileCount, bouts: number): Points =>
  PILE_KINDS.reduce((sum, kind) => sum + pile[kind] * PILE[kind].points, bouts * BOUT_POINTS);

export const pileCards = (pile: PileCount, bouts: number): number => PILE_KINDS.reduce((sum, kind) => sum + pile[kind], bouts);

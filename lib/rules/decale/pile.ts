/** A pile counted by hand: so many Proviseurs, Profs, Élèves and Bouts. */
export const PILE = {
  proviseurs: { most: 4, points: 5 },
  profs: { most: 12, points: 2 },
  eleves: { most: 16, points: 1 },
  bouts: { most: 3, points: 5 },
} as const;
export type DecalePile = Readonly<Record<keyof typeof PILE, number>>;

export const PILE_KINDS = Object.keys(PILE) as (keyof typeof PILE)[];
export const emptyPile = (): DecalePile => ({ proviseurs: 0, profs: 0, eleves: 0, bouts: 0 });

export const pileCards = (pile: DecalePile): number => PILE_KINDS.reduce((sum, kind) => sum + pile[kind], 0);

export const pilePoints = (pile: DecalePile): number => PILE_KINDS.reduce((sum, kind) => sum + pile[kind] * PILE[kind].points, 0);

/** The height in pixels of a drawing whose lines end in names: each name has a line of its own. */
export const HALF_NAME = 6;

/** The distance from one name to the next. */
export const pitchOf = (names: number): number => (names > 4 ? 13.2 : 14.5);

export const heightFor = (names: number, least: number): number => Math.max(least, pitchOf(names) * (names - 1) + 2 * HALF_NAME);

/** On a season's first page: what its standings leave, but enough to name the lines. */
export const heightOnPaper = (players: number, isLow: boolean): number =>
  isLow ? 112 : Math.max(Math.min(360, 445 - 25 * players), players * 15.6 + 45);

/** The height in pixels of a drawing whose lines end in names: each name has a line of its own. */
export const HALF_NAME = 6;

/** The distance from one name to the next. */
export const pitchOf = (names: number): number => (names > 4 ? 13.2 : 14.5);

export const heightFor = (names: number, least: number): number => Math.max(least, pitchOf(names) * (names - 1) + 2 * HALF_NAME);

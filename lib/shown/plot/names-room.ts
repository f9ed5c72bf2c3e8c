/** How high a drawing is whose lines end in names, in pixels: each name has a line of its own, however many they are. */
export const HALF_NAME = 6;

/** From one name to the next. */
export const pitchOf = (names: number): number => (names > 4 ? 13.2 : 14.5);

export const heightFor = (names: number, least: number): number => Math.max(least, pitchOf(names) * (names - 1) + 2 * HALF_NAME);

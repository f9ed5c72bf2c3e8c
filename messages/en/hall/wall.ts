/** The wall, in English. */
import type { wall as French } from "#messages/fr/hall/wall";

export const wall: typeof French = {
  wallNext: (n) => `Round ${n}: where to go, table and orientation`,
  clock: (minutes) => `for ${minutes} min`,
  wallPage: (n, all) => `page ${n} of ${all}`,
  handed: (n, all) => `${n} of ${all} tables have finished`,
};

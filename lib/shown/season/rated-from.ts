/** A rating says something from the eighth evening on: before, its uncertainty is larger than what it tells apart. */
export const RATED_FROM = 8;

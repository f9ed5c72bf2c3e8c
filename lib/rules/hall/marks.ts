/** Duplicate: what the scores of one deal, played at several tables, are worth (FFT 2012, p. 18 and 22-26). */

/**
 * Ranks takers' scores: 100 % the best, 0 % the last, evenly between; equal scores share the mean of their marks. A deal played
 * once is worth 50 % (H8). Returned in the order of the plays.
 */
export function topage(scores: readonly number[]) {
  const steps = scores.length - 1;
  const takers = scores.map((score) => {
    const worse = scores.filter((other) => other < score).length;
    const equal = scores.filter((other) => other === score).length - 1;
    return steps === 0 ? 50 : (100 * (worse + equal / 2)) / steps;
  });
  return { takers, defenders: takers.map((mark) => 100 - mark) };
}

/** The square root of the difference of the two takers' scores, with its sign, to three decimals. */
export function matchPoints(own: number, other: number): number {
  const difference = own - other;
  const points = Math.round(Math.sqrt(Math.abs(difference)) * 1000) / 1000;
  return difference < 0 ? -points : points;
}

/** Teams of four to six: only the team that wins the deal marks. */
export const teamPoints = (own: number, other: number): number => Math.max(0, matchPoints(own, other));

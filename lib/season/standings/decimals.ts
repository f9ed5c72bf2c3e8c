/** Sums in another order differ by less than this; real values by more. */
const NOISE = 1e-9;

/** How many decimals a table of values is printed with: one, or as many as tell different values apart, three at most. */
export function decimalsOf(values: readonly number[]): number {
  const ordered = [...values].sort((a, b) => a - b);
  const areTold = (decimals: number): boolean =>
    ordered.every((value, i) => {
      const next = ordered[i + 1];
      return next === undefined || next - value < NOISE || rounded(value, decimals) !== rounded(next, decimals);
    });
  return [1, 2].find(areTold) ?? 3;
}

/** Rounds for print, halves away from zero, so that one player's loss equals another's gain. */
export const rounded = (value: number, decimals: number): number =>
  (Math.sign(value) * Math.round(Math.abs(value) * 10 ** decimals)) / 10 ** decimals;

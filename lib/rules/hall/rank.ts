/** Places by a value, the highest first: equal values share the better place, and the next one stays empty (T15). */

export interface Ranked<T> {
  readonly rank: number;
  readonly item: T;
}

export function ranked<T>(items: readonly T[], value: (item: T) => number): readonly Ranked<T>[] {
  const sorted = [...items].sort((a, b) => value(b) - value(a));
  return sorted.map((item) => ({ item, rank: 1 + sorted.findIndex((other) => value(other) === value(item)) }));
}

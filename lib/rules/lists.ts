/** What the language lacks for lists. */

/** Nothing counts as zero. */
export const sum = (values: readonly (number | null | undefined)[]): number =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** The items by their key, keys and items in the order in which they come. */
export function grouped<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

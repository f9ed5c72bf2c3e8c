/** What the language lacks for lists and maps. */

/** Null and undefined count as zero. */
export const sum = (values: readonly (number | null | undefined)[]): number =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** The non-empty texts, with commas between. */
export const commas = (...said: readonly (string | false | null | undefined)[]): string => said.filter(Boolean).join(", ");

/** The same, with spaces between. */
export const spaced = (...said: readonly (string | false | null | undefined)[]): string => said.filter(Boolean).join(" ");

/** Cuts a list into parts of this size; the last part has the rest. */
export const bySize = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

/** Splits into the fewest parts of at most `most`, equally full. */
export const evenly = <T>(all: readonly T[], most: number): T[][] =>
  bySize(all, Math.ceil(all.length / Math.ceil(all.length / most)) || 1);

/** The items by their key, keys and items in the order in which they come. */
export function grouped<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) keptIn(groups, keyOf(item), () => []).push(item);
  return groups;
}

/** An object with only these fields. */
export const picked = <T, K extends keyof T>(of: T, ...fields: readonly K[]): Pick<T, K> =>
  Object.fromEntries(fields.map((field) => [field, of[field]])) as Pick<T, K>;

/** The value under a key; if there is none, it is made and stored. */
export function keptIn<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => NoInfer<V>,
): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

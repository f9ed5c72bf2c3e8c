/** The item at a place, or under a key, where there surely is one. None there is a bug of ours, and throws rather than be read as something. */
export function itemAt<T>(items: { readonly [place: number]: T }, place: number): T;
export function itemAt<T>(items: { readonly [key: string]: T }, key: string): T;
export function itemAt<T>(items: { readonly [key: number | string]: T }, key: number | string): T {
  const item = items[key];
  if (item === undefined && !(key in items)) throw new Error(`nothing at ${key}`);
  return item as T;
}

/** The last of a list that surely has one. */
export const lastOf = <T>(items: readonly T[]): T => itemAt(items, items.length - 1);

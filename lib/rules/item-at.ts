/** The item at an index or key where there must be one. If there is none, that is a bug, so it throws. */
export function itemAt<T>(items: { readonly [index: number]: T }, index: number): T;
export function itemAt<T>(items: { readonly [key: string]: T }, key: string): T;
export function itemAt<T>(items: { readonly [key: number | string]: T }, key: number | string): T {
  const item = items[key];
  if (item === undefined && !(key in items)) throw new Error(`nothing at ${key}`);
  return item as T;
}

/** The last item of a list that is not empty. */
export const lastOf = <T>(items: readonly T[]): T => itemAt(items, items.length - 1);

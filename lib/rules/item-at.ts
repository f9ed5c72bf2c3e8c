/** The item of a list at a place that is surely there. Past its end is a bug of ours, and throws rather than be read as something. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined && !(index in items)) throw new Error(`no item ${index} of ${items.length}`);
  return item as T;
}

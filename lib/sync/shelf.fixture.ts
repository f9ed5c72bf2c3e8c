/** For tests: the parts of a browser's storage that the app uses. */
export const shelf = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

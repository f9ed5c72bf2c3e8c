const AFTER_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * Loads code that may be needed once the server is gone, a second after the page so as not to slow it: `later(soon(() =>
 * import(…)))`. A phone on plain http has no service worker to keep it.
 */
export function soon<T>(load: () => Promise<T>): () => Promise<T> {
  const bring = (ms: number) => setTimeout(() => void load().catch(() => bring(Math.min(LONGEST_MS, 2 * ms))), ms);
  if (typeof window !== "undefined") bring(AFTER_MS);
  return load;
}

/**
 * Loads at once, beside the page, a part that is shown at once but is a file of its own: it need not wait for the first render.
 */
export function soonest<T>(load: () => Promise<T>): () => Promise<T> {
  if (typeof window !== "undefined") void load().catch(() => {});
  return load;
}

const AFTER_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * What may be needed when the server is gone is loaded after the page, and weighs nothing on it: `later(soon(() => import(…)))`. A phone
 * on plain http has no worker that keeps it.
 */
export function soon<T>(load: () => Promise<T>): () => Promise<T> {
  const bring = (ms: number) => setTimeout(() => void load().catch(() => bring(Math.min(LONGEST_MS, 2 * ms))), ms);
  if (typeof window !== "undefined") bring(AFTER_MS);
  return load;
}

/** What a page shows at once and yet does not carry: asked for beside it, and not only when it is first shown. */
export function soonest<T>(load: () => Promise<T>): () => Promise<T> {
  if (typeof window !== "undefined") void load().catch(() => {});
  return load;
}

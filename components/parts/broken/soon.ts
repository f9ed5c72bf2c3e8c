const AFTER_MS = 1_000;

/**
 * What may be needed when the server is gone is loaded after the page, and weighs nothing on it: `lazy(soon(() => import(…)))`. A phone
 * on plain http has no worker that keeps it.
 */
export function soon<T>(load: () => Promise<T>): () => Promise<T> {
  if (typeof window !== "undefined") setTimeout(() => void load().catch(() => {}), AFTER_MS);
  return load;
}

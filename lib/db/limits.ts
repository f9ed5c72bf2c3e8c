import { write } from "./client";

/** How often something may be tried within a stretch of time. */
export interface Limit {
  readonly most: number;
  readonly ms: number;
}

const MINUTE_MS = 60_000;

/** A code is 40 bits: at this rate, somebody who tries for ten minutes finds it once in two hundred million times. */
export const JOIN_BY_ONE: Limit = { most: 60, ms: 10 * MINUTE_MS };
export const JOIN_BY_ALL: Limit = { most: 5_000, ms: 10 * MINUTE_MS };
/** What a stranger can write: sheets of his own. */
export const OPEN_BY_ONE: Limit = { most: 300, ms: 60 * MINUTE_MS };

/** Whole clubs: each may cost the server a minute. */
export const IMPORT_BY_ONE: Limit = { most: 60, ms: 60 * MINUTE_MS };

/** Counts this try; false when it is one too many. */
export async function isAllowed(bucket: string, { most, ms }: Limit): Promise<boolean> {
  // Named by its end, in minutes: what is over is over for every limit.
  const now = Date.now();
  const window = ((Math.floor(now / ms) + 1) * ms) / MINUTE_MS;
  const key = { bucket, window };
  return write(async (tx) => {
    const { count } = await tx.attempt.upsert({
      where: { bucket_window: key },
      create: { ...key, count: 1 },
      update: { count: { increment: 1 } },
    });
    if (count === 1) await tx.attempt.deleteMany({ where: { window: { lt: now / MINUTE_MS } } });
    return count <= most;
  });
}

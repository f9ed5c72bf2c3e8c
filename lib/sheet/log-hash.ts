/**
 * A hash of a log: two logs that differ in their events or their order have different hashes. Not a secret, only a comparison.
 */
import type { LogEvent } from "#lib/log/event";

const PRIME = 16_777_619;
export const NO_HASH = 2_166_136_261;

/** The hash once this event has joined (FNV-1a, 32 bits). */
export function hashWith(before: number, id: string): number {
  let hash = before;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), PRIME);
  return hash >>> 0;
}

/** The hash of the numbered events up to `last`. */
export const hashUpTo = (events: readonly LogEvent[], last: number): number =>
  events
    .filter(({ seq }) => seq !== undefined && seq <= last)
    .sort((a, b) => (a.seq as number) - (b.seq as number))
    .reduce((hash, { id }) => hashWith(hash, id), NO_HASH);

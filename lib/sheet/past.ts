/** A log's past in one number: two logs that differ anywhere, or in their order, have two. Not a secret, only a comparison. */
import type { LogEvent } from "#lib/log/event";

const PRIME = 16_777_619;
export const NO_PAST = 2_166_136_261;

/** The past of a log once this event has joined it (FNV-1a, 32 bits). */
export function pastWith(past: number, id: string): number {
  let hash = past;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), PRIME);
  return hash >>> 0;
}

/** Of the events that have a number, up to this one. */
export const pastOf = (events: readonly LogEvent[], last: number): number =>
  events
    .filter(({ seq }) => seq !== undefined && seq <= last)
    .sort((a, b) => (a.seq as number) - (b.seq as number))
    .reduce((past, { id }) => pastWith(past, id), NO_PAST);

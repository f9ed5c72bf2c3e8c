/** An event on this phone, and what has become of it. */

import { inOrder, type LogEvent } from "#lib/log/event";
import type { Fault } from "#lib/rules/rules";

/**
 * `unsent`: the server has not answered for it yet. `sent`: it has its number. `rejected`: the server says why not.
 * `conflict`: an older server kept out what another phone had noted otherwise. `aside`: given up by the people here. None is
 * ever deleted.
 */
export type Fate = "unsent" | "sent" | "rejected" | "conflict" | "aside";

export interface Entry {
  readonly id: string;
  readonly sheet: string;
  readonly event: LogEvent;
  readonly fate: Fate;
  readonly code?: string;
  readonly faults?: readonly Fault[];
  /** The event that stands in the way. */
  readonly with?: string;
}

export const entryOf = (event: LogEvent, fate: Fate): Entry => ({ id: event.id, sheet: event.sheet, event, fate });

/** What the sheet on this phone is folded from: everything that is not refused. */
export const logOf = (entries: readonly Entry[]): LogEvent[] =>
  entries.flatMap(({ event, fate }) => (fate === "rejected" || fate === "aside" ? [] : [event]));

export const unsentOf = (entries: readonly Entry[]): Entry[] =>
  inOrder(entries.flatMap(({ event, fate }) => (fate === "unsent" ? [event] : []))).map((event) => entryOf(event, "unsent"));

/** `changed` in place of the entries of the same id. */
export function merged(entries: readonly Entry[], changed: readonly Entry[]): Entry[] {
  const byId = new Map([...entries, ...changed].map((entry) => [entry.id, entry]));
  return [...byId.values()];
}

/** An event on this phone, and what has become of it. */

import { inOrder, type LogEvent } from "#lib/log/event";
import type { Fault } from "#lib/rules/rules";

/**
 * `unsent`: the server has not answered yet. `sent`: it gave a number. `rejected`: it refused, with a reason. `conflict`: an
 * older server left out a deal that another phone had noted differently. `aside`: given up by the people here. None is ever
 * deleted.
 */
export type Fate = "unsent" | "sent" | "rejected" | "conflict" | "aside";

export interface Entry {
  readonly id: string;
  readonly sheet: string;
  readonly event: LogEvent;
  readonly fate: Fate;
  readonly code?: string;
  readonly faults?: readonly Fault[];
  /** The id of the rival event, in a conflict. */
  readonly with?: string;
}

export const entryOf = (event: LogEvent, fate: Fate): Entry => ({ id: event.id, sheet: event.sheet, event, fate });

/** The events from which the sheet is folded: all but refused and given-up ones. */
export const logOf = (entries: readonly Entry[]): LogEvent[] =>
  entries.flatMap(({ event, fate }) => (fate === "rejected" || fate === "aside" ? [] : [event]));

export const unsentOf = (entries: readonly Entry[]): Entry[] =>
  inOrder(entries.flatMap(({ event, fate }) => (fate === "unsent" ? [event] : []))).map((event) => entryOf(event, "unsent"));

/** `changed` in place of the entries of the same id. */
export function merged(entries: readonly Entry[], changed: readonly Entry[]): Entry[] {
  const byId = new Map([...entries, ...changed].map((entry) => [entry.id, entry]));
  return [...byId.values()];
}

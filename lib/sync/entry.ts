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

/** An event and, among those of these fates, all that it was made on and that was made on it. */
export function chainOf(entries: readonly Entry[], event: string, fates: readonly Fate[]): Entry[] {
  const loose = entries.filter(({ fate }) => fates.includes(fate));
  const chain = new Set(loose.filter(({ id }) => id === event));
  for (const link of chain) {
    for (const other of loose) if (other.event.refs?.includes(link.id) || link.event.refs?.includes(other.id)) chain.add(other);
  }
  return [...chain];
}

/** Are these stored already, and perhaps sent since? */
export const isDone = ({ entries }: { readonly entries: readonly Entry[] }, made: readonly Entry[]): boolean =>
  made.length > 0 &&
  made.every(({ id, fate }) => entries.some((entry) => entry.id === id && (entry.fate === fate || entry.fate === "sent")));

/**
 * The whole sheet as a file that another phone can take over: every event in its order, and beside it what became of it here
 * when it is not simply the sheet's.
 */
export const wholeOf = (entries: readonly Entry[]): string => {
  const fates = new Map(entries.map(({ id, fate }) => [id, fate]));
  const lines = inOrder(entries.map(({ event }) => event)).map((event) => {
    const fate = fates.get(event.id);
    return fate === "sent" || fate === "unsent" ? event : { event, fate };
  });
  return JSON.stringify(lines, null, 2);
};

/** What people can take away as a file: every event of the phone that the server does not have. */
export const exportOf = (entries: readonly Entry[]): string =>
  JSON.stringify(
    entries.filter(({ fate }) => fate !== "sent"),
    null,
    2,
  );

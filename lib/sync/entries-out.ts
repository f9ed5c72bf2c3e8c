/** What is done with the entries when people act on them or export them: loaded with the exchange, after the first rows. */
import { inOrder } from "#lib/log/event";
import type { Entry, Fate } from "./entry";

/** An event and, among the entries of these fates, all that it refers to or that refer to it, directly or not. */
export function chainOf(entries: readonly Entry[], event: string, fates: readonly Fate[]): Entry[] {
  const loose = entries.filter(({ fate }) => fates.includes(fate));
  const chain = new Set(loose.filter(({ id }) => id === event));
  for (const link of chain) {
    for (const other of loose) if (other.event.refs?.includes(link.id) || link.event.refs?.includes(other.id)) chain.add(other);
  }
  return [...chain];
}

/** True if all of these are stored already, and perhaps sent since. */
export const isDone = ({ entries }: { readonly entries: readonly Entry[] }, made: readonly Entry[]): boolean =>
  made.length > 0 &&
  made.every(({ id, fate }) => entries.some((entry) => entry.id === id && (entry.fate === fate || entry.fate === "sent")));

/**
 * The whole sheet as a file that another phone can take over: every event in order, with its fate beside it unless that is "sent"
 * or "unsent".
 */
export const wholeOf = (entries: readonly Entry[]): string => {
  const fates = new Map(entries.map(({ id, fate }) => [id, fate]));
  const lines = inOrder(entries.map(({ event }) => event)).map((event) => {
    const fate = fates.get(event.id);
    return fate === "sent" || fate === "unsent" ? event : { event, fate };
  });
  return JSON.stringify(lines, null, 2);
};

/** A file of all events that the server does not have. */
export const exportOf = (entries: readonly Entry[]): string =>
  JSON.stringify(
    entries.filter(({ fate }) => fate !== "sent"),
    null,
    2,
  );

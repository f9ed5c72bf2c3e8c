/** What to send, and what the server's answers make of it. An event leaves the outbox when it is answered for, never before. */
import { inOrder, type SheetEvent } from "#lib/sheet/event";
import { conflictOf, judgeEvent } from "#lib/sheet/judge";
import { type Entry, entryOf, merged, unsentOf } from "./entry";
import type { Page } from "./store";
import type { Answer } from "./wire";

export const MOST_EVENTS = 50;
/** A request stays well under what the server reads. */
const MOST_CHARACTERS = 20_000;

export function batchOf({ entries }: Page, most: number): SheetEvent[] {
  let characters = 0;
  return unsentOf(entries)
    .slice(0, most)
    .map(({ event }) => event)
    .filter((event, i) => {
      characters += JSON.stringify(event).length;
      return i === 0 || characters <= MOST_CHARACTERS;
    });
}

/** The entries that the answers change. An answer that comes late or twice changes nothing. */
export function answered(page: Page, answers: readonly Answer[]): Entry[] {
  const changed = new Map<string, Entry>();
  const now = (id: string | undefined) => changed.get(id ?? "") ?? page.entries.find((entry) => entry.id === id);
  for (const answer of answers) {
    const entry = now(answer.id);
    if (entry?.fate !== "unsent") continue;
    const { event } = entry;
    if (answer.status === "conflict") {
      const { seq, with: rival } = answer;
      const kept = Number.isInteger(seq) && entryOf({ ...event, seq: seq as number }, "sent");
      changed.set(entry.id, kept || { ...entry, fate: "conflict", with: rival.id });
      if (!kept && !now(rival.id)) changed.set(rival.id, entryOf(rival, "sent"));
    } else if (answer.status === "rejected") {
      // What was done to a deal that waits for people to choose waits with it.
      const waits = event.refs?.some((ref) => now(ref)?.fate === "conflict");
      const { code, faults } = answer;
      changed.set(entry.id, { ...entry, fate: waits ? "conflict" : "rejected", code, ...(faults && { faults }) });
    } else if (Number.isInteger(answer.seq)) {
      changed.set(entry.id, entryOf({ ...event, seq: answer.seq }, "sent"));
    }
  }
  return [...changed.values()];
}

/** The server's events that follow what is known, without a gap. One of ours among them was accepted, whatever we heard. */
export function pulledInto(page: Page, events: readonly SheetEvent[]): { entries: Entry[]; pulled: number } {
  let { pulled } = page;
  const entries: Entry[] = [];
  for (const event of [...events].sort((a, b) => (a.seq as number) - (b.seq as number))) {
    if (event.seq !== pulled + 1) continue;
    pulled = event.seq;
    entries.push(entryOf(event, "sent"));
  }
  return { entries: [...entries, ...released(merged(page.entries, entries))], pulled };
}

/** What waited for people to choose, or spoke of what the server lacked, goes again once the server would take it. */
function released(entries: readonly Entry[]): Entry[] {
  let log = entries.flatMap(({ event, fate }) => (fate === "sent" ? [event] : []));
  const waiting = entries.filter(
    ({ fate, code }) => fate === "conflict" || (fate === "rejected" && code?.startsWith("unknown-")),
  );
  return inOrder(waiting.map(({ event }) => event)).flatMap((event) => {
    if (judgeEvent(log, event).length > 0 || conflictOf(log, event)) return [];
    log = [...log, event];
    return [entryOf(event, "unsent")];
  });
}

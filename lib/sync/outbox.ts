/** What to send, and what the server's answers change. An event leaves the outbox only when it has been answered. */
import { inOrder, type LogEvent } from "#lib/log/event";
import type { FaultCode } from "#lib/rules/codes";
import { conflictOf, judgeInSheet } from "#lib/sheet/judge";
import { hashUpTo } from "#lib/sheet/log-hash";
import { ONLY_FOLLOWS } from "#lib/sheet/role";
import { type Entry, entryOf, logOf, merged, unsentOf } from "./entry";
import type { SheetOnDisk } from "./store";
import type { Answer, Pulled } from "./wire";

/** Keeps a request well under the server's limit. */
const MOST_CHARACTERS = 20_000;

/**
 * A phone that only follows sends nothing but events that the server has lost. The events of one act are not split if they fit:
 * the server takes a decision, or its withdrawal, as a whole or not at all.
 */
export function batchOf({ entries, role }: SheetOnDisk, most: number): LogEvent[] {
  let characters = 0;
  const waiting = unsentOf(entries)
    .filter(({ event }) => role !== "viewer" || event.was === undefined)
    .map(({ event: { was, ...event } }) => event);
  const batch = waiting.slice(0, most).filter((event, i) => {
    characters += JSON.stringify(event).length;
    return i === 0 || characters <= MOST_CHARACTERS;
  });
  const cut = waiting[batch.length];
  const whole = batch.filter(({ at, device }) => at !== cut?.at || device !== cut.device);
  return whole.length > 0 ? whole : batch;
}

/** On a phone that only follows, what it noted itself is refused with that reason: no other phone will ever see it. */
export const unheard = ({ entries }: SheetOnDisk): Entry[] =>
  unsentOf(entries).flatMap((entry): Entry[] =>
    entry.event.was === undefined ? [{ ...entry, fate: "rejected", code: ONLY_FOLLOWS.code, faults: [ONLY_FOLLOWS] }] : [],
  );

/** The entries that the answers change. A late or repeated answer changes nothing. */
export function answered(disk: SheetOnDisk, answers: readonly Answer[]): Entry[] {
  const changed = new Map<string, Entry>();
  const now = (id: string | undefined) => changed.get(id ?? "") ?? disk.entries.find((entry) => entry.id === id);
  for (const answer of answers) {
    const entry = now(answer.id);
    if (entry?.fate !== "unsent") continue;
    const { event } = entry;
    if (answer.status === "conflict") {
      const { with: rival } = answer;
      const kept = Number.isInteger(answer.seq) && sentAs(event, answer);
      changed.set(entry.id, kept || { ...entry, fate: "conflict", with: rival.id });
      if (!kept && !now(rival.id)) changed.set(rival.id, entryOf(rival, "sent"));
    } else if (answer.status === "rejected") {
      // A change to a deal in conflict waits with it.
      const waits = event.refs?.some((ref) => now(ref)?.fate === "conflict");
      const { code, faults } = answer;
      changed.set(entry.id, { ...entry, fate: waits ? "conflict" : "rejected", code, ...(faults && { faults }) });
    } else if (Number.isInteger(answer.seq)) {
      changed.set(entry.id, sentAs(event, answer));
    }
  }
  return [...changed.values(), ...refusedWith(merged(disk.entries, [...changed.values()]), [...changed.values()])];
}

/** Events made meanwhile on a refused one would be refused too: they are marked and retried with it. */
function refusedWith(entries: readonly Entry[], changed: readonly Entry[]): Entry[] {
  const refused = new Set(changed.flatMap(({ id, fate }) => (fate === "rejected" ? [id] : [])));
  return unsentOf(entries).flatMap(({ id, event }): Entry[] => {
    if (!event.refs?.some((ref) => refused.has(ref))) return [];
    const faults = judgeInSheet(logOf(entries), event);
    const code = faults[0]?.code;
    if (code === undefined) return [];
    refused.add(id);
    return [{ ...entryOf(event, "rejected"), code, faults }];
  });
}

const sentAs = ({ was, ...event }: LogEvent, { seq, receipt }: { readonly seq?: number; readonly receipt?: string }): Entry =>
  entryOf({ ...event, seq: seq as number, ...(receipt !== undefined && { receipt }) }, "sent");

/**
 * Adds the server's events that follow what is known, without a gap. An event of ours among them was accepted, whatever answer we
 * got. `last`: the server's newest number, if known.
 */
export function pulledInto(
  disk: SheetOnDisk,
  events: readonly LogEvent[],
  last = Number.POSITIVE_INFINITY,
): { entries: Entry[]; pulled: number } {
  let { pulled } = disk;
  const entries: Entry[] = [];
  for (const event of [...events].sort((a, b) => (a.seq as number) - (b.seq as number))) {
    if (event.seq !== pulled + 1) continue;
    pulled = event.seq;
    entries.push(entryOf(event, "sent"));
  }
  const here = merged(disk.entries, entries);
  const told = new Set(entries.map(({ id }) => id));
  const again = here.flatMap(({ id, event: { seq, ...event } }) => {
    if (seq === undefined || told.has(id)) return [];
    // The server has another event at this number, or fewer events than that.
    const isLost = (seq > disk.pulled && seq <= pulled) || (seq > pulled && pulled >= last);
    return isLost ? [entryOf({ ...event, was: seq }, "unsent")] : [];
  });
  return { entries: [...entries, ...again, ...released(merged(here, again))], pulled };
}

/**
 * True if the server's log is not the one known here: an older copy was restored. `asked`: the last number known when we asked;
 * the answer includes that event.
 */
export function isParted(disk: SheetOnDisk, asked: number, { events, last, epoch, past }: Pulled): boolean {
  if (epoch !== undefined && disk.epoch !== undefined && epoch !== disk.epoch) return true;
  const theirs = events.find(({ seq }) => seq === asked);
  const isSame = disk.entries.some(({ id, event }) => event.seq === asked && id === theirs?.id);
  if (last < asked || (theirs !== undefined && !isSame)) return true;
  return asked > 0 && past !== undefined && disk.pulled >= asked && past !== hashUpTo(sentOf(disk.entries), asked);
}

const sentOf = (entries: readonly Entry[]): LogEvent[] => entries.flatMap(({ event, fate }) => (fate === "sent" ? [event] : []));

/** Conflicts and events that came too early are sent again once the server would accept them. */
function released(entries: readonly Entry[]): Entry[] {
  let log = sentOf(entries);
  const waiting = entries.filter(({ fate, code = "" }) => fate === "conflict" || (fate === "rejected" && isEarly(code)));
  const kept = new Set(waiting.flatMap(({ id, fate }) => (fate === "conflict" ? [id] : [])));
  return inOrder(waiting.map(({ event }) => event)).flatMap((event) => {
    if (judgeInSheet(log, event).length > 0 || (kept.has(event.id) && conflictOf(log, event))) return [];
    log = [...log, event];
    return [entryOf(event, "unsent")];
  });
}

const isEarly = (code: string): boolean => AWAITING.has(code) || code === "slot-skipped" || code === "sheet-closed";

/** Refusals because something that the event names is missing, which may still come: an event, or a newer app's words. */
export const AWAITING: ReadonlySet<string> = new Set<FaultCode | "unknown-sheet">([
  ...(["unknown-sheet", "unknown-deal", "unknown-version", "unknown-bet", "unknown-dispute"] as const),
  ...(["unknown-club", "unknown-season", "unknown-player", "unknown-value", "unknown-option", "unknown-cell"] as const),
]);

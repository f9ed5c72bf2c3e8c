import { isDeepStrictEqual } from "node:util";
import type { Fault } from "#lib/rules/rules";
import type { SheetEvent } from "#lib/sheet/event";
import "#lib/rules/all-games";
import { conflictOf, judgeEvent } from "#lib/sheet/judge";
import { canAdd } from "#lib/sheet/role";
import type { Access } from "./access";
import { inserted, write } from "./client";
import { fanout } from "./fanout";
import { readEvents } from "./read";

/** Ten long evenings. What grows without end would make every later push slower. */
const MOST_EVENTS = 5_000;

export type PushResult =
  | { id: string; status: "accepted" | "duplicate"; seq: number }
  | { id: string; status: "rejected"; code: string; faults?: Fault[] }
  | { id: string; status: "conflict"; with: SheetEvent };

/** Appends in order, each event on its own: one that is refused leaves the others be. */
export async function append(access: Access, events: SheetEvent[]): Promise<PushResult[]> {
  const log = await readEvents(access.sheet);
  const results: PushResult[] = [];
  for (const event of events) results.push(await appendOne(access, log, event));
  return results;
}

/**
 * The sequence number is one more than that of the log the event was judged against, and unique in the database. When
 * another phone took it meanwhile, the insert fails, the log catches up, and the event is judged again: so no gap, no
 * lock, and nothing is ever judged against an older log than the one it joins.
 */
async function appendOne(access: Access, log: SheetEvent[], event: SheetEvent): Promise<PushResult> {
  for (;;) {
    const answer = misplaced(access, event) ?? sentTwice(log, event) ?? refused(log, event) ?? notedOtherwise(log, event);
    if (answer) return answer;
    const row = rowOf(log, event);
    if (await inserted(write((tx) => tx.event.create({ data: row })))) {
      const kept = { ...event, seq: row.seq };
      log.push(kept);
      fanout().publish(access.sheet, { about: "event", event: kept });
      return { id: event.id, status: "accepted", seq: row.seq };
    }
    log.push(...(await readEvents(access.sheet, log.length)));
  }
}

function misplaced({ sheet, device, role }: Access, event: SheetEvent): PushResult | undefined {
  if (!canAdd(role, event.kind)) return { id: event.id, status: "rejected", code: "owner-only" };
  if (event.sheet !== sheet) return { id: event.id, status: "rejected", code: "other-sheet" };
  if (event.device !== device) return { id: event.id, status: "rejected", code: "other-device" };
}

function sentTwice(log: SheetEvent[], { id, kind, body }: SheetEvent): PushResult | undefined {
  const known = log.find((other) => other.id === id);
  if (!known) return undefined;
  const isSame = known.kind === kind && isDeepStrictEqual(known.body, body);
  return isSame ? { id, status: "duplicate", seq: known.seq as number } : { id, status: "rejected", code: "id-reused" };
}

function refused(log: SheetEvent[], event: SheetEvent): PushResult | undefined {
  if (log.length >= MOST_EVENTS) return { id: event.id, status: "rejected", code: "sheet-full" };
  const faults = judgeEvent(log, event);
  return faults[0] && { id: event.id, status: "rejected", code: faults[0].code, faults };
}

/** The people at the table choose; nothing is written until they have. */
function notedOtherwise(log: SheetEvent[], event: SheetEvent): PushResult | undefined {
  const rival = conflictOf(log, event);
  return rival ? { id: event.id, status: "conflict", with: rival } : undefined;
}

/**
 * The place of the deal that an event is the first to note, so that two phones cannot both be first. The same deal noted
 * again, alike, joins the log without a place: later corrections may point at it.
 */
function freeSlotOf(log: SheetEvent[], event: SheetEvent): number | null {
  const slot = slotOf(event);
  return log.some((other) => slotOf(other) === slot) ? null : slot;
}

/** Of an event that a newer app wrote, nothing is known for certain. */
function slotOf({ kind, body }: SheetEvent): number | null {
  const { slot } = kind === "deal.recorded" ? (body as { slot?: unknown }) : {};
  return Number.isInteger(slot) && Math.abs(slot as number) < 2 ** 31 ? (slot as number) : null;
}

function rowOf(log: SheetEvent[], event: SheetEvent) {
  const { id, sheet, kind, v, body, refs, at, device } = event;
  const json = { body: JSON.stringify(body), refs: refs ? JSON.stringify(refs) : null };
  return { id, sheetId: sheet, seq: log.length + 1, kind, v, ...json, at, device, slot: freeSlotOf(log, event) };
}

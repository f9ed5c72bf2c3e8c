/** One event joins one log, inside a transaction: judged, numbered, stored; or refused with its reason. */
import { isDeepStrictEqual } from "node:util";
import type { LogEvent, LogKind } from "#lib/log/event";
import type { Fault } from "#lib/rules/rules";
import type { Tx } from "./client";
import { receiptOf, wasKept } from "./epoch";
import type { Growing } from "./growing";
import { bytesOf, type Head, headOf, slotColumn } from "./head";
import { judgeHere } from "./judge/judge-here";
import { KINDS_OF_LOGS } from "./judge/kinds";
import { ROOM, whyFull } from "./limits";

export type PushResult =
  | { id: string; status: "accepted" | "duplicate"; seq: number; receipt: string }
  | { id: string; status: "rejected"; code: string; faults?: Fault[] }
  | { id: string; status: "conflict"; with: LogEvent; seq: number; receipt: string };

/**
 * Judges an event inside a transaction and, if it may join, adds it to the log, in memory and in the database. If the transaction
 * fails, the log in memory must be forgotten (`forgetHead`).
 */
export async function take(tx: Tx, growing: Growing, sent: LogEvent, at: Date): Promise<PushResult> {
  const { receipt: _, ...given } = sent;
  const isOld = wasKept(sent);
  const head = await headOf(tx, growing.access.log, growing.head.kind);
  growing.head = head;
  const event = asRead(head.kind, given);
  // An event that is here already is confirmed, even if a right to add it is gone by now.
  const isHere = head.find(event.id)?.device === event.device && sentTwice(head, event)?.status === "duplicate";
  const answer =
    misplaced(growing, event, isOld || isHere) ?? sentTwice(head, event) ?? (await refused(tx, growing, event, at, isOld));
  if (answer) return answer;
  const rival = KINDS_OF_LOGS[head.kind].rivalOf?.(head.events, event);
  const row = rowOf(head, event);
  await tx.event.createMany({ data: [{ ...row, receivedAt: at }] });
  head.add({ event: { ...event, seq: row.seq }, receivedAt: at.toISOString() });
  const { id, seq } = row;
  const receipt = receiptOf(event);
  return rival ? { id, status: "conflict", with: rival, seq, receipt } : { id, status: "accepted", seq, receipt };
}

/** Only the fields that were read are stored. What cannot be read is left as it is, to be refused. */
function asRead(kind: LogKind, given: LogEvent): LogEvent {
  const { event } = KINDS_OF_LOGS[kind].read(given);
  return event ? { ...given, body: JSON.parse(JSON.stringify(event.body)) } : given;
}

/** `isOld`: this database had stored it before a restore; then any phone that may add to the log may bring it back. */
function misplaced({ access, head, imported }: Growing, event: LogEvent, isOld: boolean): PushResult | undefined {
  const { log, device, role } = access;
  const mayAdd = isOld || KINDS_OF_LOGS[head.kind].mayAdd(role, event.kind, event.body);
  if (!mayAdd) return { id: event.id, status: "rejected", code: "owner-only" };
  if (event.sheet !== log) return { id: event.id, status: "rejected", code: "other-sheet" };
  if (event.device !== device && !imported && !isOld) return { id: event.id, status: "rejected", code: "other-device" };
}

function sentTwice(head: Head, { id, kind, body }: LogEvent): PushResult | undefined {
  const known = head.find(id);
  if (!known) return undefined;
  // Older events were stored unread, as they were sent: read them first.
  const isSame = known.kind === kind && isDeepStrictEqual(asRead(head.kind, known).body, body);
  return isSame
    ? { id, status: "duplicate", seq: known.seq as number, receipt: receiptOf(known) }
    : { id, status: "rejected", code: "id-reused" };
}

/** First the checks that a phone makes too, then those of the server alone. */
async function refused(tx: Tx, growing: Growing, event: LogEvent, at: Date, isOld: boolean): Promise<PushResult | undefined> {
  const { head, access } = growing;
  const mine = head.takenBy(event.device);
  const full = whyFull(ROOM[head.kind], access.role === "owner", head.taken, mine, bytesOf(event));
  if (full) return { id: event.id, status: "rejected", code: full };
  const judged = KINDS_OF_LOGS[head.kind].judge(head, event);
  const faults = judged.length > 0 || isOld ? judged : await judgeHere(tx, growing, event, at);
  return faults[0] && { id: event.id, status: "rejected", code: faults[0].code, faults };
}

/**
 * Takes the deal's slot if it is the first to note it; a unique index keeps two phones from both being first. The same deal noted
 * again joins without a slot: later corrections may refer to it.
 */
function rowOf({ log, slots }: Head, event: LogEvent) {
  const { id, sheet, kind, v, body, refs, at, device } = event;
  const json = { body: JSON.stringify(body), refs: refs ? JSON.stringify(refs) : null };
  const slot = slotColumn(event);
  const free = slot !== null && !slots.has(slot) ? slot : null;
  return { id, logId: sheet, seq: log.length + 1, kind, v, ...json, at, device, slot: free };
}

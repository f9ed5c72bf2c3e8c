/** One event joins one log, inside a transaction: judged, numbered, stored; or refused with its reason. */
import { isDeepStrictEqual } from "node:util";
import { readHallEvent } from "#lib/hall/hall-event";
import { canAddToHall, judgeInHall } from "#lib/hall/hall-judge";
import type { LogEvent } from "#lib/log/event";
import type { Fault } from "#lib/rules/rules";
import { readClubEvent } from "#lib/season/club-event";
import { canAddToClub, judgeInClub } from "#lib/season/club-judge";
import { readSheetEvent } from "#lib/sheet/event";
import { conflictOf, judgeInSheet } from "#lib/sheet/judge";
import { canAddToSheet } from "#lib/sheet/role";
import type { Tx } from "./client";
import { receiptOf, wasKept } from "./epoch";
import type { Growing } from "./growing";
import { bytesOf, type Head, headOf, type LogKind, slotColumn } from "./head";
import { judgeHere } from "./judge-here";
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
  growing.head = await headOf(tx, growing.access.log, growing.kind);
  const { head } = growing;
  const event = asRead(growing.kind, given);
  // An event that is here already is confirmed, even if a right to add it is gone by now.
  const isHere = head.find(event.id)?.device === event.device && sentTwice(head, event)?.status === "duplicate";
  const answer =
    misplaced(growing, event, isOld || isHere) ?? sentTwice(head, event) ?? (await refused(tx, growing, event, at, isOld));
  if (answer) return answer;
  const rival = growing.kind === "sheet" ? conflictOf(head.events, event) : null;
  const row = rowOf(head, event);
  await tx.event.createMany({ data: [{ ...row, receivedAt: at }] });
  head.add({ event: { ...event, seq: row.seq }, receivedAt: at.toISOString() });
  const { id, seq } = row;
  const receipt = receiptOf(event);
  // Both are kept and shown: the people at the table choose.
  return rival ? { id, status: "conflict", with: rival, seq, receipt } : { id, status: "accepted", seq, receipt };
}

const READ = { sheet: readSheetEvent, club: readClubEvent, hall: readHallEvent };
const MAY_ADD = { sheet: canAddToSheet, club: canAddToClub, hall: canAddToHall };

/** Only the fields that were read are stored. What cannot be read is left as it is, to be refused. */
function asRead(kind: LogKind, given: LogEvent): LogEvent {
  const { event } = READ[kind](given);
  return event ? { ...given, body: JSON.parse(JSON.stringify(event.body)) } : given;
}

/** `isOld`: this database had stored it before a restore; then any phone that may add to the log may bring it back. */
function misplaced({ access, kind, imported }: Growing, event: LogEvent, isOld: boolean): PushResult | undefined {
  const { log, device, role } = access;
  if (!MAY_ADD[kind](role, event.kind, event.body) && !isOld) return { id: event.id, status: "rejected", code: "owner-only" };
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
  const judged =
    head.kind === "club"
      ? judgeInClub(head.events, event, () => head.club.asked)
      : head.kind === "hall"
        ? judgeInHall(head.events, event, () => head.hall)
        : judgeInSheet(head.events, event, () => head.sheet.sheet);
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

import { isDeepStrictEqual } from "node:util";
import type { Fault } from "#lib/rules/rules";
import { judgeClub } from "#lib/season/club-judge";
import { canAddToClub } from "#lib/season/club-role";
import type { Received } from "#lib/season/tally";
import type { SheetEvent } from "#lib/sheet/event";
import "#lib/rules/all-games";
import { conflictOf, judgeEvent } from "#lib/sheet/judge";
import { canAdd } from "#lib/sheet/role";
import { type Access, claimIn } from "./access";
import { db, isTaken, type Tx, write } from "./client";
import { kindOf, type LogKind } from "./club";
import { fanout } from "./fanout";
import { judgeHere } from "./judge-here";
import { project } from "./project";
import { readLog } from "./read";

/** Ten long evenings. What grows without end would make every later push slower. */
const MOST_EVENTS = 5_000;

export type PushResult =
  | { id: string; status: "accepted" | "duplicate"; seq: number }
  | { id: string; status: "rejected"; code: string; faults?: Fault[] }
  | { id: string; status: "conflict"; with: SheetEvent };

/** A log as far as it has been read, and who adds to it. `imported`: its events were judged before, elsewhere, by phones of old. */
export interface Growing {
  readonly access: Access;
  readonly kind: LogKind;
  readonly log: Received[];
  readonly imported?: { readonly tokenHash: string; readonly club: string };
}

/** Appends in order, each event on its own: one that is refused leaves the others be. The demo has had another day. */
export async function append(access: Access, events: SheetEvent[], now = () => new Date()): Promise<PushResult[]> {
  const kind = access.claim?.kind ?? (await kindOf(db(), access.sheet)) ?? "sheet";
  const growing: Growing = { access, kind, log: [] };
  const results: PushResult[] = [];
  for (const event of events) results.push(await appendOne(growing, event, now));
  return results;
}

/**
 * An event and all that it changes are one transaction. Nothing is ever judged against an older log than the one it joins:
 * where several processes write, the number it was about to take may be gone, and then it is judged again.
 */
async function appendOne(growing: Growing, event: SheetEvent, now: () => Date): Promise<PushResult> {
  for (;;) {
    const done = await write(async (tx) => {
      const known = growing.log.length;
      const answer = (await notYours(tx, growing, event)) ?? (await take(tx, growing, event, now()));
      if (growing.log.length === 0) throw new NothingJoined(answer);
      const kept = answer.status === "accepted" ? growing.log.splice(growing.log.length - 1)[0] : undefined;
      if (kept) await project(tx, growing.kind, [...growing.log, kept]);
      return { answer, kept, known };
    }).catch((error: unknown) => {
      if (error instanceof NothingJoined) return { answer: error.answer, kept: undefined };
      if (isTaken(error)) return undefined;
      throw error;
    });
    if (!done) continue;
    if (done.kept) {
      growing.log.push(done.kept);
      fanout().publish(growing.access.sheet, { about: "event", event: done.kept.event });
    }
    return done.answer;
  }
}

/** Thrown, so that of a log whose opening was refused nothing is kept, nor of the right to it. */
export class NothingJoined<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super("nothing joined the log");
  }
}

/** A log that is being opened is claimed with its first event; somebody else may have opened it meanwhile. */
async function notYours(tx: Tx, { access, log }: Growing, { id }: SheetEvent): Promise<PushResult | undefined> {
  const isMine = !access.claim || log.length > 0 || (await claimIn(tx, access.claim)) !== undefined;
  return isMine ? undefined : { id, status: "rejected", code: "not-yours" };
}

/** Judges an event inside a transaction and, when it may join, adds it to the log, here and in the database. */
export async function take(tx: Tx, growing: Growing, event: SheetEvent, at: Date): Promise<PushResult> {
  const { access, log } = growing;
  log.push(...(await readLog(tx, access.sheet, log.length)));
  const events = log.map((known) => known.event);
  const answer =
    misplaced(growing, event) ??
    sentTwice(events, event) ??
    (await refused(tx, growing, events, event, at)) ??
    (growing.kind === "sheet" ? notedOtherwise(events, event) : undefined);
  if (answer) return answer;
  const row = rowOf(events, event);
  await tx.event.create({ data: { ...row, receivedAt: at } });
  log.push({ event: { ...event, seq: row.seq }, receivedAt: at.toISOString() });
  return { id: event.id, status: "accepted", seq: row.seq };
}

function misplaced({ access, kind, imported }: Growing, event: SheetEvent): PushResult | undefined {
  const { sheet, device, role } = access;
  const mayAdd = kind === "club" ? canAddToClub : canAdd;
  if (!mayAdd(role, event.kind)) return { id: event.id, status: "rejected", code: "owner-only" };
  if (event.sheet !== sheet) return { id: event.id, status: "rejected", code: "other-sheet" };
  if (event.device !== device && !imported) return { id: event.id, status: "rejected", code: "other-device" };
}

function sentTwice(log: SheetEvent[], { id, kind, body }: SheetEvent): PushResult | undefined {
  const known = log.find((other) => other.id === id);
  if (!known) return undefined;
  const isSame = known.kind === kind && isDeepStrictEqual(known.body, body);
  return isSame ? { id, status: "duplicate", seq: known.seq as number } : { id, status: "rejected", code: "id-reused" };
}

/** First what a phone could have said too, then what only the server knows. */
async function refused(
  tx: Tx,
  growing: Growing,
  log: SheetEvent[],
  event: SheetEvent,
  at: Date,
): Promise<PushResult | undefined> {
  if (log.length >= MOST_EVENTS) return { id: event.id, status: "rejected", code: "sheet-full" };
  const judged = growing.kind === "club" ? judgeClub(log, event) : judgeEvent(log, event);
  const faults = judged.length > 0 ? judged : await judgeHere(tx, growing, event, at);
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

/** May this event join this log? Asked by the phone before it saves and by the server before it accepts. */
import { betFaults } from "#lib/rules/announced";
import { gameOf } from "#lib/rules/games";
import { type Json, Reader } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import { whyNotConfirm } from "./confirm";
import type { EventKind, EventOf, SheetEvent } from "./event";
import { foldSheet } from "./fold";
import { checkDistinct } from "./name";
import { readEvent, readStamp } from "./read-event";
import { dealOf, isContested, rivalIn, type Sheet, type SheetDeal, turnAt } from "./sheet";

/**
 * Every fault; none when the event may join. Whether another phone already holds the deal's place is `conflictOf`. Who has
 * folded the log already says so.
 */
export function judgeEvent(log: readonly SheetEvent[], given: SheetEvent, folded = () => foldSheet(log)): Fault[] {
  const reader = new Reader();
  readStamp(reader, given);
  if (reader.faults.length > 0) return reader.faults;
  const { event, faults } = readEvent(given);
  if (!event) return [...faults];
  const sheet = folded();
  if (event.kind === "sheet.opened") {
    if (log.length > 0) reader.fault("kind", "opened-twice", "T3");
  } else if (!sheet) reader.fault("kind", "not-opened", "T3");
  else if (event.sheet !== sheet.id) reader.fault("sheet", "other-sheet", "T4");
  else (JUDGES[event.kind] as Judge<EventKind>)(reader, sheet, event, log);
  return reader.faults;
}

/** The event that already says otherwise what this one is about to say: the people at the table must choose. */
export function conflictOf(log: readonly SheetEvent[], { seq, ...event }: SheetEvent): SheetEvent | null {
  if (!log.some((known) => mayRival(known, event))) return null;
  const sheet = foldSheet([...log, event]);
  const held = sheet?.deals.find((deal) => deal.conflicts.some((rival) => rival.event === event.id));
  return log.find((known) => known.id === held?.current) ?? null;
}

/** Spares the fold of the whole log to the deals, nearly all, that nobody else has touched. */
function mayRival(known: SheetEvent, event: SheetEvent): boolean {
  if (known.kind !== event.kind) return false;
  if (event.kind === "deal.replaced") return known.id !== event.refs?.[1];
  return event.kind === "deal.recorded" && slotOf(known) === slotOf(event);
}

/** The place that a recorded deal takes. */
export const slotOf = ({ body }: Pick<SheetEvent, "body">): unknown => (body as { slot?: unknown } | null)?.slot;

type Judge<K extends EventKind> = (reader: Reader, sheet: Sheet, event: EventOf<K>, log: readonly SheetEvent[]) => void;

const JUDGES: { readonly [K in Exclude<EventKind, "sheet.opened">]: Judge<K> } = {
  "sheet.closed": () => {},
  "sheet.reopened": () => {},
  "player.renamed": (reader, { names, rules }, { body }) => {
    if (!judgeSeat(reader, body.seat, rules.players)) return;
    checkDistinct(
      reader,
      names.map((name, seat) => (seat === body.seat ? body.name : name)),
      () => "name",
    );
  },
  "deal.recorded": (reader, sheet, { body }) => {
    judgePlace(reader, sheet, body.slot);
    judgeDeal(reader, sheet, body.deal, body.slot);
  },
  "deal.replaced": (reader, sheet, { refs, body }, log) => {
    const deal = judgeRef(reader, sheet, refs);
    if (refs?.[1] !== undefined && !log.some((known) => known.id === refs[1])) reader.fault("refs.1", "unknown-version", "T4");
    if (deal) judgeDeal(reader, sheet, body.deal, deal.slot);
  },
  "deal.voided": (reader, sheet, { refs }) => judgeVoid(reader, sheet, refs),
  "deal.restored": (reader, sheet, { refs }) => void judgeRef(reader, sheet, refs),
  "deal.contested": (reader, sheet, { refs }) => void judgeRef(reader, sheet, refs),
  "contest.ruled": (reader, sheet, { refs, body }) => {
    const deal = judgeRef(reader, sheet, refs);
    const rival = deal && rivalIn(deal, refs?.[0] ?? "");
    const open = rival ? rival.contests.some(({ ruling }) => ruling === null) : deal && isContested(deal);
    if (deal && !open) reader.fault("refs", "not-contested", "T1");
    if (body.points) reader.list(body.points, "points", "T1", sheet.rules.players);
  },
  "bet.announced": (reader, sheet, { body }) => {
    judgePlace(reader, sheet, body.slot);
    reader.faults.push(...betFaults(sheet.rules, body.partial, turnAt(sheet, body.slot)));
  },
  "bet.withdrawn": (reader, _, { refs }, log) => {
    if (!log.some(({ id, kind }) => id === refs?.[0] && kind === "bet.announced")) reader.fault("refs", "unknown-bet", "T4");
  },
  "dispute.noted": (reader, sheet, { body }) => judgePlace(reader, sheet, body.slot),
  "dispute.withdrawn": (reader, { deals, disputes }, { refs }) => {
    if (disputes.some(({ event }) => event === refs?.[0])) return;
    const bound = deals.some(({ contests }) => contests.some(({ event }) => event === refs?.[0]));
    reader.fault("refs", bound ? "dispute-on-deal" : "unknown-dispute", bound ? "T1" : "T4");
  },
  "season.joined": (reader, { rules }, { body }) => void reader.list(body.players, "players", "T13", rules.players),
  "season.left": () => {},
  "player.seated": (reader, { rules }, { body }) => void (body.seat === null || judgeSeat(reader, body.seat, rules.players)),
  "deal.confirmed": (reader, sheet, { refs, device }, log) => {
    const deal = judgeRef(reader, sheet, refs);
    const why = deal && whyNotConfirm(sheet, deal, device);
    if (!log.some((known) => known.id === refs?.[1])) reader.fault("refs.1", "unknown-version", "T4");
    else if (why) reader.fault("device", why, "T25");
    else if (deal && refs?.[1] !== deal.current) reader.fault("refs.1", "version-changed", "T25");
  },
  "confirmation.asked": () => {},
  "evening.set": () => {},
};

/** A new deal takes the next place of an open sheet. One already taken is for `conflictOf`, not for us. */
function judgePlace(reader: Reader, sheet: Sheet, slot: number): void {
  if (sheet.deals.some((deal) => deal.slot === slot)) return;
  const game = gameOf(sheet.rules);
  if (sheet.closed) reader.fault("slot", "sheet-closed", "T8");
  else if (sheet.over && game.endsForGood) reader.fault("slot", "past-the-end", game.endRule);
  if (slot > sheet.nextSlot) reader.fault("slot", "slot-skipped", "T3", { slot: slot + 1, next: sheet.nextSlot + 1 });
}

function judgeDeal(reader: Reader, sheet: Sheet, deal: Json, slot: number): void {
  const read = gameOf(sheet.rules).read(sheet.rules, deal, turnAt(sheet, slot));
  if (!read.ok) reader.faults.push(...read.faults);
}

function judgeSeat(reader: Reader, seat: number, players: number): boolean {
  if (seat >= players) reader.fault("seat", "out-of-range", "T2", { value: seat, min: 0, max: players - 1 });
  return seat < players;
}

/** Taken back is a deal, or one correction that waits beside another: of that one the deal stays as it is. */
function judgeVoid(reader: Reader, sheet: Sheet, refs: readonly string[] | undefined): void {
  const isVersion = ({ versions, ids }: SheetDeal) => versions.some(({ event }) => event === refs?.[0] && !ids.includes(event));
  if (sheet.deals.some(({ conflicts, settled }) => [...conflicts, ...settled].some(({ event }) => event === refs?.[0]))) return;
  if (sheet.deals.some(isVersion)) reader.fault("refs", "version-stands", "T4");
  else judgeRef(reader, sheet, refs);
}

function judgeRef(reader: Reader, sheet: Sheet, refs: readonly string[] | undefined): SheetDeal | undefined {
  return dealOf(sheet, refs?.[0]) ?? reader.fault("refs", "unknown-deal", "T4");
}

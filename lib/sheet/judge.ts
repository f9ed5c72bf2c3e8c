/** May this event join this log? Asked by the phone before it saves and by the server before it accepts. */

import type { LogEvent } from "#lib/log/event";
import { judgeIn } from "#lib/log/judge";
import type { Judge } from "#lib/log/log";
import { checkDistinct, nameKey } from "#lib/log/name";
import { betFaults } from "#lib/rules/announced";
import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import type { Json, Reader } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import { everybody, type Person, rulesAt, type Seating, seatFaults, turnOf } from "#lib/rules/seating";
import { whyNotConfirm } from "./confirm";
import { type EventOf, KINDS, type PersonRef, type Said } from "./event";
import { foldSheet } from "./fold";
import { dealOf, rivalIn, seatingAt } from "./look-up";
import { whyNotWithdraw } from "./may-withdraw";
import { MOST_PEOPLE } from "./opening";
import { isSeatedOtherwise } from "./people";
import { isContested, isHere, type Seats, type Sheet, type SheetDeal, type Withdrawal } from "./sheet";

/**
 * Every fault; none when the event may join. Whether another phone holds the deal's slot is left to `conflictOf`. `folded`: for
 * a caller who has the sheet already.
 */
export function judgeInSheet(log: readonly LogEvent[], given: LogEvent, folded = () => foldSheet(log)): Fault[] {
  return judgeIn(COURT, given, log.length === 0, folded, log);
}

/** The event that this one contradicts, if any: the people at the table must choose. */
export function conflictOf(log: readonly LogEvent[], { seq, ...event }: LogEvent): LogEvent | null {
  if (!log.some((known) => mayRival(known, event))) return null;
  const sheet = foldSheet([...log, event]);
  const held = sheet?.deals.find((deal) => deal.conflicts.some((rival) => rival.event === event.id));
  return log.find((known) => known.id === held?.current) ?? null;
}

/** A quick check, because nearly no deal has a rival, and folding the whole log is slow. */
function mayRival(known: LogEvent, event: LogEvent): boolean {
  if (known.kind !== event.kind) return false;
  if (event.kind === "deal.replaced") return known.id !== event.refs?.[1];
  return event.kind === "deal.recorded" && slotOf(known) === slotOf(event);
}

/** The slot that a recorded deal takes. */
export const slotOf = ({ body }: Pick<LogEvent, "body">): unknown => (body as { slot?: unknown } | null)?.slot;

const JUDGES: Judge<typeof KINDS, "sheet.opened", Sheet, [log: readonly LogEvent[]]> = {
  "sheet.closed": () => {},
  "sheet.reopened": () => {},
  "player.renamed": (reader, sheet, { body }) => {
    if (judgeSeat(reader, body.seat, sheet.rules.players)) judgeName(reader, sheet, body.seat, body.name);
  },
  "deal.recorded": (reader, sheet, { body }) => {
    judgeSlot(reader, sheet, body.slot);
    const usual = { seats: everybody(sheet.rules.players), dealer: null };
    const said = judgeSaid(reader, sheet, body, body.slot, usual, []);
    if (said) judgeDeal(reader, body.deal, said);
  },
  "deal.replaced": (reader, sheet, { refs, body }, log) => {
    const deal = judgeRef(reader, sheet, refs);
    if (refs?.[1] !== undefined && !log.some((known) => known.id === refs[1])) reader.fault("refs.1", "unknown-version", "T4");
    const said = deal && judgeSaid(reader, sheet, body, deal.slot, deal, deal.seats);
    if (deal && said) judgeDeal(reader, body.deal, said);
  },
  "deal.voided": (reader, sheet, { refs }) => judgeVoid(reader, sheet, refs),
  "deal.restored": (reader, sheet, { refs }) => void judgeRef(reader, sheet, refs),
  "deal.contested": (reader, sheet, { refs }) => void judgeRef(reader, sheet, refs),
  "contest.ruled": (reader, sheet, { refs, body }) => {
    const deal = judgeRef(reader, sheet, refs);
    const rival = deal && rivalIn(deal, refs?.[0] ?? "");
    const open = rival ? rival.contests.some(({ ruling }) => ruling === null) : deal && isContested(deal);
    if (deal && !open) reader.fault("refs", "not-contested", "T1");
    const players = (rival ?? deal)?.seats.length ?? sheet.rules.players;
    if (body.points) reader.list(body.points, "points", "T1", players);
  },
  "contest.withdrawn": judgeWithdrawal,
  "ruling.withdrawn": judgeWithdrawal,
  "bet.announced": (reader, sheet, { body }) => {
    judgeSlot(reader, sheet, body.slot);
    const due = seatingAt(sheet, body.slot);
    const said = judgeSaid(reader, sheet, body, body.slot, due, due.seats);
    if (said) reader.faults.push(...betFaults(said.rules, body.partial, said.turn));
  },
  "bet.withdrawn": (reader, _, { refs }, log) => {
    if (!log.some(({ id, kind }) => id === refs?.[0] && kind === "bet.announced")) reader.fault("refs", "unknown-bet", "T4");
  },
  "dispute.noted": (reader, sheet, { body }) => judgeSlot(reader, sheet, body.slot),
  "dispute.withdrawn": (reader, { deals, disputes }, { refs }) => {
    if (disputes.some(({ event }) => event === refs?.[0])) return;
    const bound = deals.some(({ contests }) => contests.some(({ event }) => event === refs?.[0]));
    reader.fault("refs", bound ? "dispute-on-deal" : "unknown-dispute", bound ? "T1" : "T4");
  },
  "season.joined": (reader, { people }, { body }) => {
    const added = people.map(({ ref }) => ref).filter((ref) => typeof ref === "string");
    const stranger = (body.people ?? []).findIndex((ref) => !added.includes(ref));
    if (stranger >= 0) reader.fault(`people.${stranger}`, "seat-of-nobody", "T-places");
    reader.list(body.players, "players", "T13", people.length - added.length + (body.people ?? []).length);
  },
  "season.left": () => {},
  "player.seated": (reader, sheet, { v, body }) => {
    if (body.seat === null) return;
    if (v < 2) judgeSeat(reader, Number(body.seat), sheet.rules.players);
    else judgePerson(reader, sheet, body.seat, "seat");
  },
  "deal.confirmed": (reader, sheet, { refs, device }, log) => {
    const deal = judgeRef(reader, sheet, refs);
    const why = deal && whyNotConfirm(sheet, deal, device);
    if (!log.some((known) => known.id === refs?.[1])) reader.fault("refs.1", "unknown-version", "T4");
    else if (why) reader.fault("device", why, "T25");
    else if (deal && refs?.[1] !== deal.current) reader.fault("refs.1", "version-changed", "T25");
  },
  "confirmation.withdrawn": judgeWithdrawal,
  "confirmation.asked": () => {},
  "evening.set": () => {},
  "person.added": (reader, sheet, { body }) => {
    judgeMoving(reader, sheet);
    const twin = sheet.people.find(({ name, ref }) => typeof ref === "string" && nameKey(name) === nameKey(body.name));
    if (!twin) checkDistinct(reader, [...sheet.names, body.name], () => "name");
    if (!twin && sheet.people.length >= MOST_PEOPLE) reader.fault("name", "too-many-people", "T-places", { most: MOST_PEOPLE });
    if (sheet.season?.players.some((player, known) => player === body.player && sheet.people[known] !== twin))
      reader.fault("player", "same-player-twice", "T13");
  },
  "person.renamed": (reader, sheet, { body }) => {
    const person = judgePerson(reader, sheet, body.person, "person");
    if (person !== undefined) judgeName(reader, sheet, person, body.name);
  },
  "person.left": (reader, sheet, { body }) => {
    judgeMoving(reader, sheet);
    const person = judgePerson(reader, sheet, body.person, "person");
    const { players, playersRule } = gameOf(sheet.rules);
    const left = sheet.people.filter(({ here }, other) => here && other !== person).length;
    if (person !== undefined && sheet.people[person]?.here && left < Math.min(...players))
      reader.fault("person", "players", playersRule, { given: left, values: players.join(", ") });
  },
  "person.returned": (reader, sheet, { body }) => {
    judgeMoving(reader, sheet);
    judgePerson(reader, sheet, body.person, "person");
  },
  "seats.arranged": (reader, sheet, { device, refs, body }) => {
    judgeMoving(reader, sheet);
    if (isSeatedOtherwise(sheet, { device, refs })) reader.fault("refs", "seated-otherwise", "T-places");
    const order = judgePeople(reader, sheet, body.order, "order");
    const usual = everybody(body.seats);
    if (order && reader.faults.length === 0) reader.faults.push(...seatFaults(sheet.rules, usual, "seats"));
  },
  "dealer.chosen": (reader, sheet, { body }) => {
    judgeSlot(reader, sheet, body.slot);
    if (gameOf(sheet.rules).fixedSeats !== undefined) {
      const { dealer } = seatingAt(sheet, body.slot);
      const seat = Number(body.dealer);
      if (seat !== dealer) reader.fault("deal.dealer", "other-dealer", "W16", { seat, dealer });
      return;
    }
    const person = judgePerson(reader, sheet, body.dealer, "dealer");
    if (person !== undefined) judgeHere(reader, sheet, person, body.slot, "dealer");
  },
};

const COURT = { kinds: KINDS, opens: "sheet.opened", rules: { opening: "T3", other: "T4" }, judges: JUDGES } as const;

/** Where a game keeps the same people in all deals, no one comes, goes or changes places. */
function judgeMoving(reader: Reader, { rules }: Sheet): void {
  const { fixedSeats } = gameOf(rules);
  if (fixedSeats !== undefined) reader.fault("kind", "players", fixedSeats);
}

function judgeName(reader: Reader, { names }: Sheet, person: Person, given: string): void {
  const others = names.map((name, other) => (other === person ? given : name));
  checkDistinct(reader, others, () => "name");
}

/** A person of the opening, or one who was added. */
function judgePerson(reader: Reader, { byRef }: Sheet, ref: PersonRef, at: string): Person | undefined {
  return byRef.get(ref) ?? reader.fault(at, "seat-of-nobody", "T-places");
}

function judgePeople(reader: Reader, sheet: Sheet, refs: readonly PersonRef[], at: string): Person[] | undefined {
  const people = refs.map((ref, i) => judgePerson(reader, sheet, ref, `${at}.${i}`));
  // One person may have two names in the log.
  const twice = people.findIndex((person, i) => person !== undefined && people.indexOf(person) < i);
  if (twice >= 0) reader.fault(`${at}.${twice}`, "same-person-twice", "T-places");
  return twice < 0 && !people.includes(undefined) ? (people as Person[]) : undefined;
}

/** A person who left before this deal neither plays nor deals it. */
function judgeHere(reader: Reader, sheet: Sheet, person: Person, slot: number, at: string): void {
  const one = itemAt(sheet.people, person);
  if (!isHere(one, slot)) reader.fault(at, "person-left", "T-places", { name: one.name, number: slot + 1 });
}

/** Judges the seats and dealer of a deal; people in `known` sat before, and may stay even if they have left since. */
function judgeSaid(reader: Reader, sheet: Sheet, said: Said, slot: number, usual: Seats, known: readonly Person[]) {
  const seats = said.seats ? judgePeople(reader, sheet, said.seats, "deal.seats") : usual.seats;
  const dealer = said.dealer === undefined ? null : judgePerson(reader, sheet, said.dealer, "deal.dealer");
  if (!seats || dealer === undefined) return undefined;
  for (const [seat, person] of seats.entries())
    if (!known.includes(person) && said.seats) judgeHere(reader, sheet, person, slot, `deal.seats.${seat}`);
  reader.faults.push(...seatFaults(sheet.rules, seats));
  const rules = rulesAt(sheet.rules, seats.length);
  if (!rules || reader.faults.length > 0) return undefined;
  const due = seatingAt(sheet, slot);
  const { fixedSeats } = gameOf(rules);
  if (fixedSeats !== undefined && dealer !== null && dealer !== due.dealer)
    reader.fault("deal.dealer", "other-dealer", "W16", { seat: dealer, dealer: due.dealer });
  const turn = fixedSeats === undefined ? turnOf(rules, seats, dealer ?? due.dealer, sheet.order) : due.turn;
  return { rules, seats, turn };
}

/** A new deal takes the next slot of an open sheet. One already taken is for `conflictOf`, not for us. */
function judgeSlot(reader: Reader, sheet: Sheet, slot: number): void {
  if (sheet.deals.some((deal) => deal.slot === slot)) return;
  const game = gameOf(sheet.rules);
  if (sheet.closed) reader.fault("slot", "sheet-closed", "T8");
  else if (sheet.over && game.endsForGood) reader.fault("slot", "past-the-end", game.endRule);
  if (slot > sheet.nextSlot) reader.fault("slot", "slot-skipped", "T3", { slot: slot + 1, next: sheet.nextSlot + 1 });
}

function judgeDeal(reader: Reader, deal: Json, { rules, turn }: Pick<Seating, "rules" | "turn">): void {
  const read = gameOf(rules).read(rules, deal, turn);
  if (!read.ok) reader.faults.push(...read.faults);
}

function judgeSeat(reader: Reader, seat: number, players: number): boolean {
  if (seat >= players) reader.fault("seat", "out-of-range", "T2", { value: seat, min: 0, max: players - 1 });
  return seat < players;
}

/** A deal can be voided, or a correction shown beside it, which leaves the deal as it is. */
function judgeVoid(reader: Reader, sheet: Sheet, refs: readonly string[] | undefined): void {
  const isVersion = ({ versions, ids }: SheetDeal) => versions.some(({ event }) => event === refs?.[0] && !ids.includes(event));
  if (sheet.deals.some(({ conflicts, settled }) => [...conflicts, ...settled].some(({ event }) => event === refs?.[0]))) return;
  if (sheet.deals.some(isVersion)) reader.fault("refs", "version-stands", "T4");
  else judgeRef(reader, sheet, refs);
}

function judgeWithdrawal(reader: Reader, sheet: Sheet, event: EventOf<Withdrawal>, log: readonly LogEvent[]): void {
  const why = whyNotWithdraw(sheet, event, event.device);
  if (why && !log.some(({ id }) => id === event.refs?.[1])) reader.fault("refs.1", "unknown-said", "T4");
  else if (why) reader.faults.push(why);
}

function judgeRef(reader: Reader, sheet: Sheet, refs: readonly string[] | undefined): SheetDeal | undefined {
  return dealOf(sheet, refs?.[0]) ?? reader.fault("refs", "unknown-deal", "T4");
}

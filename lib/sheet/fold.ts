/** The log of an evening → its sheet. Any order and any repetition of the same events folds to the same sheet. */
import { betFaults } from "#lib/rules/announced";
import { gameOf } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import type { Line, Points, Rules, Turn } from "#lib/rules/rules";

import { type Person, rulesAt, type Seating, seatNext } from "#lib/rules/seating";
import {
  addScores,
  type Evening as Played,
  playDeal,
  playEvening,
  type Read,
  type SessionRow,
  seatPeople,
} from "#lib/rules/session";
import { APPLY, type Evening, openEvening } from "./evening";
import { inOrder, type KnownEvent, type SheetEvent } from "./event";
import type { Noted } from "./noted";
import { circleAt, shownPeople, wantedAt } from "./people";

import { readEvent } from "./read-event";
import { rivalsOf } from "./rivals";
import { isContested, type Sheet, type SheetDeal } from "./sheet";

/** Null while the log has no opening that this code can read. */
export function foldSheet(events: readonly SheetEvent[]): Sheet | null {
  const fold = new SheetFold();
  for (const event of inOrder(events)) fold.add(event);
  return fold.sheet;
}

/** A sheet while its log is read, event by event: a deal that stays as it was is not played again for the next one. */
export class SheetFold {
  private evening: Evening | undefined;
  private unknown = 0;
  private dangling = 0;
  private readonly unsent: string[] = [];
  private readonly play = remembering();
  private made: Sheet | null | undefined = null;

  /** The next of the log, in its order. */
  add(given: SheetEvent): void {
    this.made = undefined;
    if (given.seq === undefined) this.unsent.push(given.id);
    const { event } = readEvent(given);
    if (!event) this.unknown++;
    else if (!this.evening && event.kind === "sheet.opened") this.evening = openEvening(event);
    else if (!this.evening || !apply(this.evening, event)) this.dangling++;
  }

  /** As it stands, until the next event is added. */
  get sheet(): Sheet | null {
    if (this.made === undefined) this.made = this.evening ? this.make(this.evening) : null;
    return this.made;
  }

  private make(evening: Evening): Sheet {
    const { unknown, dangling, unsent } = this;
    return { ...sheetOf(evening, this.play), unknown, dangling, unsent };
  }
}

/** Plays a deal once for each number of players and each turn at which it comes to stand. */
function remembering(): typeof playDeal {
  const known = new WeakMap<object, { readonly rules: Rules; readonly turn: Turn; readonly played: Read }>();
  return (rules, json, turn) => {
    const before = known.get(json as object);
    if (before?.rules === rules && isSameTurn(before.turn, turn)) return before.played;
    const played = playDeal(rules, json, turn);
    known.set(json as object, { rules, turn, played });
    return played;
  };
}

function isSameTurn(a: Turn, b: Turn): boolean {
  const keys = Object.keys(a) as (keyof Turn)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

const apply = <E extends KnownEvent>(evening: Evening, event: E): boolean =>
  (APPLY[event.kind] as (evening: Evening, event: E) => boolean)(evening, event);

function sheetOf(evening: Evening, play: typeof playDeal): Omit<Sheet, "unknown" | "dangling" | "unsent"> {
  const { opening, rules, people, closed, season, seated, asksConfirmation } = evening;
  const { dealer, target, until, title, day } = opening.body;
  const slots = [...evening.slots.keys()].sort((a, b) => a - b);
  const played = slots.filter((slot) => !evening.slots.get(slot)?.voided);
  const start = startOf(evening, played);
  const session = playEvening(rules, dealer, start, notedOf(evening, played), target, play);
  const nextSlot = freeSlot(slots);
  const seating = nextSeating(evening, nextSlot, session);
  let before = 0;
  const deals = slots.map((slot): SheetDeal => {
    // A voided deal was never dealt: it takes the turn and the totals of the place where it stands.
    while ((played[before] ?? Infinity) < slot) before++;
    const row = played[before] === slot ? session.rows[before] : undefined;
    const { turn } = session.rows[before] ?? seating;
    const totals = row?.totals ?? session.rows[before - 1]?.totals ?? start;
    const { seats, dealer: said } = evening.slots.get(slot) as Noted;
    const own = rulesAt(rules, seats.length) ?? rules;
    const empty = { rules: own, seats, dealer: said ?? seats[turn.dealer] ?? dealer, turn, deal: null, score: null, faults: [] };
    return dealOfSlot(evening, slot, evening.slots.get(slot) as Noted, { ...(row ?? empty), totals });
  });
  const { totals, over, winners } = session;
  const list = shownPeople(people, nextSlot);
  return {
    id: opening.sheet,
    rules,
    people: list,
    byRef: new Map(people.byRef),
    names: list.map(({ name }) => name),
    dealer,
    order: circleAt(people, nextSlot).order,
    wanted: wantedAt(people, rules, nextSlot),
    moved: people.moved,
    target,
    until,
    title: title ?? null,
    day: evening.of?.day ?? day ?? null,
    evening: evening.of?.name ?? null,
    openedAt: opening.at,
    openedBy: opening.device,
    deals,
    nextSlot,
    announced: announcedAt(evening, nextSlot, seating),
    disputes: evening.disputes,
    seating,
    next: seating.turn,
    totals,
    start,
    provisional: totalsOf(
      start,
      deals.filter((deal) => !isContested(deal)),
    ),
    over,
    winners,
    closed,
    season: season && { ...season, players: people.list.map(({ player }) => player) },
    seated,
    asksConfirmation,
  };
}

/** Who was there at the opening starts at once, unless every deal was played without them. */
function startOf({ rules, people, slots }: Evening, played: readonly number[]): readonly (Points | null)[] {
  const start = gameOf(rules).startTotals(rules);
  const sat = new Set(played.flatMap((slot) => slots.get(slot)?.seats ?? []));
  const isUsual = people.list.filter(({ isAdded }) => !isAdded).length === rules.players;
  return people.list.map((_, person) => (isUsual && (played.length === 0 || sat.has(person)) ? (start[person] ?? null) : null));
}

const notedOf = ({ slots, people }: Evening, played: readonly number[]) =>
  played.map((slot) => {
    const { deal, seats, dealer, adjusted } = slots.get(slot) as Noted;
    const circle = circleAt(people, slot);
    return { deal, seats, dealer: dealer ?? people.dealers.get(slot) ?? null, circle, decided: decisionLines(seats, adjusted) };
  });

function nextSeating({ rules, opening, people }: Evening, slot: number, { past }: Played): Seating {
  const [circle, wanted] = [circleAt(people, slot), wantedAt(people, rules, slot)];
  return seatNext(rules, wanted, circle, opening.body.dealer, past, people.dealers.get(slot));
}

/** A bet that can be made by those who play now, or by those it was made by. */
function announcedAt({ bets, closed }: Evening, slot: number, { rules, seats, dealer }: Seating): Sheet["announced"] {
  const said = closed ? undefined : bets.get(slot);
  if (!said) return null;
  const seated = said.seated ?? { seats, dealer };
  const own = rulesAt(rules, seated.seats.length);
  const { partial } = said.event.body;
  return own && betFaults(own, partial).length === 0 ? { event: said.event, partial, ...seated } : null;
}

function dealOfSlot(evening: Evening, slot: number, noted: Noted, row: SessionRow): SheetDeal {
  const { id, ids, versions, voided, corrected, contests, confirmations } = noted;
  const current = noted.current[0] as string;
  const { score, seats } = row;
  const columns = evening.people.list.map((_, person) => score?.scores[seats.indexOf(person)] ?? null);
  return {
    slot,
    number: slot + 1,
    id,
    ids,
    current,
    versions,
    voided,
    corrected,
    contest: contests.at(-1) ?? null,
    contests,
    confirmations,
    confirmed: !voided && confirmations.some(({ version }) => noted.current.includes(version)),
    ...rivalsOf(evening.rules, noted),
    ...row,
    columns,
    deal: voided ? null : ((row.deal as Json | null) ?? noted.deal),
  };
}

/** What the table decided is a line of its own on the deal, for each player it concerns. */
function decisionLines(seats: readonly Person[], ruling: Noted["adjusted"]): Line[] {
  return (ruling?.points ?? []).flatMap((value, place): Line[] => {
    const seat = seats.indexOf(ruling?.seats[place] ?? -1);
    if (value === 0 || seat < 0) return [];
    const scores = seats.map((_, other) => (other === seat ? value : 0));
    return [{ code: "table-decision", rule: "T1", value, params: { seat, note: ruling?.note ?? "" }, scores, seats: [seat] }];
  });
}

function totalsOf(start: readonly (Points | null)[], deals: readonly SheetDeal[]): readonly (Points | null)[] {
  return deals.reduce(
    (totals, { rules, seats, score, voided }) =>
      voided ? totals : addScores(rules, seatPeople(rules, totals, seats), seats, score?.scores),
    start,
  );
}

function freeSlot(taken: readonly number[]): number {
  const gap = taken.findIndex((slot, i) => slot !== i);
  return gap < 0 ? taken.length : gap;
}

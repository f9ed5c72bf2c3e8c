/** The log of a sheet → the sheet. Any order and any repetition of the same events folds to the same sheet. */

import { inOrder, type LogEvent } from "#lib/log/event";
import { Reading } from "#lib/log/log";
import { betFaults } from "#lib/rules/announced";
import { addScores, type DealNoted, type DealScored, EveningPlay, type EveningSoFar, seatPeople } from "#lib/rules/evening";
import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import type { Totals } from "#lib/rules/rules";
import { isSame, type Person, rulesAt, type Seating, seatNext } from "#lib/rules/seating";
import { Steps } from "#lib/rules/steps";
import { SHEET_LOG } from "./apply";
import type { LogState, Noted } from "./log-state";
import { circleAt, shownPeople, wantedAt } from "./people";
import { remembering } from "./remembering";
import { holderOf, rivalsOf } from "./rivals";
import { type Decision, isContested, type Ruled, type Sheet, type SheetDeal } from "./sheet";
import { adjustedIn, lastWordIn } from "./withdrawals";

/** Null while the log has no opening that this code can read. */
export function foldSheet(events: readonly LogEvent[]): Sheet | null {
  const fold = new SheetFold();
  for (const event of inOrder(events)) fold.add(event);
  return fold.sheet;
}

/** A sheet built event by event: unchanged deals are not played or built again for the next event. */
export class SheetFold {
  private readonly reading = new Reading(SHEET_LOG);
  private known: Known | undefined;
  private readonly unsent: string[] = [];
  private readonly phones = new Set<string>();
  private made: Sheet | null | undefined = null;

  /** Adds the next event, in the log's order. */
  add(given: LogEvent): void {
    this.made = undefined;
    if (given.seq === undefined) this.unsent.push(given.id);
    this.phones.add(given.device);
    this.reading.add(given);
  }

  /** The sheet so far, cached until the next event is added. */
  get sheet(): Sheet | null {
    const { state } = this.reading;
    if (this.made === undefined) this.made = state ? this.make(state) : null;
    return this.made;
  }

  private make(state: LogState): Sheet {
    const { unknown, dangling } = this.reading;
    this.known ??= knownOf(state);
    return { ...sheetOf(state, this.known), unknown, dangling, unsent: this.unsent, phones: [...this.phones] };
  }
}

/** What the last sheet was built from, most of which can be reused. */
interface Known {
  readonly evening: EveningPlay;
  readonly noted: WeakMap<Noted, { readonly of: readonly unknown[]; readonly noted: DealNoted }>;
  readonly deals: WeakMap<Noted, { readonly of: readonly unknown[]; readonly deal: SheetDeal }>;
  readonly provisional: Steps<Totals, SheetDeal | null>;
  start: Totals;
}

const knownOf = ({ rules, opening: { body } }: LogState): Known => ({
  evening: new EveningPlay(rules, body.dealer, body.target, remembering()),
  noted: new WeakMap(),
  deals: new WeakMap(),
  provisional: new Steps((totals, deal) => (deal ? withScores(totals, deal) : totals)),
  start: [],
});

function sheetOf(read: LogState, known: Known): Omit<Sheet, "unknown" | "dangling" | "unsent" | "phones"> {
  const held = { ...read, slots: new Map([...read.slots].map(([slot, first]) => [slot, holderOf(read.rules, first)])) };
  const { opening, rules, people, closed, season, seated, asksConfirmation } = held;
  const { dealer, target, until, title, day } = opening.body;
  const slots = [...held.slots.keys()].sort((a, b) => a - b);
  const played = slots.filter((slot) => !held.slots.get(slot)?.voided);
  const start = startOf(held, played, known);
  const dealt = slots.filter((slot) => isDealt(firstIn(held, slot)));
  const evening = known.evening.over(start, notedOf(held, dealt, known));
  const nextSlot = freeSlot(slots);
  const seating = nextSeating(held, nextSlot, evening);
  const bets = announcedAt(held, nextSlot, seating);
  const deals = dealsOf(read, held, { slots, dealt, start, evening, seating }, known);
  const list = shownPeople(people, nextSlot);
  return {
    id: opening.sheet,
    ...{ rules, dealer, target, until, deals, nextSlot, bets, seating, start, closed, seated, asksConfirmation },
    people: list,
    byRef: new Map(people.byRef),
    names: list.map(({ name }) => name),
    order: circleAt(people, nextSlot).order,
    wanted: wantedAt(people, rules, nextSlot),
    seatedBy: people.seatedBy,
    moved: people.moved,
    title: title ?? null,
    day: held.of?.day ?? day ?? null,
    evening: held.of?.name ?? null,
    openedAt: opening.at,
    announced: bets.at(-1) ?? null,
    disputes: held.disputes,
    next: seating.turn,
    totals: evening.totals,
    past: evening.past,
    provisional: known.provisional.over(start, deals.map(provisionally)).at(-1) ?? start,
    over: evening.over,
    season: season && { ...season, players: people.list.map(({ player }) => player) },
  };
}

interface Laid {
  readonly slots: readonly number[];
  /** The slots of deals that took a turn. */
  readonly dealt: readonly number[];
  readonly start: Totals;
  readonly evening: EveningSoFar;
  readonly seating: Seating;
}

/** A voided deal counts as not dealt, unless others followed it (T31). */
const isDealt = ({ voided, dealt }: Noted): boolean => !voided || dealt;

/** `held`: the same as `read`, with the valid deal in each slot. A deal that was not dealt gets the turn and totals of its slot. */
function dealsOf(read: LogState, held: LogState, { slots, dealt, start, evening, seating }: Laid, known: Known): SheetDeal[] {
  const { rules, opening } = held;
  let before = 0;
  return slots.map((slot) => {
    while ((dealt[before] ?? Infinity) < slot) before++;
    const noted = firstIn(held, slot);
    const row = dealt[before] === slot ? evening.rows[before] : undefined;
    if (row) return dealOfSlot(read, slot, noted, row, known);
    const { turn } = evening.rows[before] ?? seating;
    const totals = evening.rows[before - 1]?.totals ?? start;
    const { seats } = noted;
    const dealer = noted.dealer ?? seats[turn.dealer] ?? opening.body.dealer;
    const own = rulesAt(rules, seats.length) ?? rules;
    return makeDeal(read, slot, noted, { rules: own, seats, dealer, turn, deal: null, score: null, faults: [], totals });
  });
}

/** People of the opening start with the start total at once, unless no deal was played with them. */
function startOf({ rules, people, slots }: LogState, played: readonly number[], known: Known): Totals {
  const start = gameOf(rules).startTotals(rules);
  const sat = new Set(played.flatMap((slot) => slots.get(slot)?.seats ?? []));
  const isUsual = people.list.filter(({ isAdded }) => !isAdded).length === rules.players;
  const totals = people.list.map((_, person) =>
    isUsual && (played.length === 0 || sat.has(person)) ? (start[person] ?? null) : null,
  );
  if (!isSame(totals, known.start)) known.start = totals;
  return known.start;
}

/** Made anew after any event about people, which may change who sits where. */
function notedOf({ slots, people, told }: LogState, dealt: readonly number[], known: Known): DealNoted[] {
  return dealt.map((slot) => {
    const one = slots.get(slot) as Noted;
    const { deal, seats, dealer, voided } = one;
    const adjusted = adjustedIn(one);
    const of = [deal, seats, dealer, adjusted, voided, told];
    const before = known.noted.get(one);
    if (before && isSame(before.of, of)) return before.noted;
    const circle = circleAt(people, slot);
    const decided = decisionLines(seats, adjusted);
    const noted = { deal, seats, dealer: dealer ?? people.dealers.get(slot) ?? null, circle, decided, isVoided: voided };
    known.noted.set(one, { of, noted });
    return noted;
  });
}

function nextSeating({ rules, opening, people }: LogState, slot: number, { past }: EveningSoFar): Seating {
  const [circle, wanted] = [circleAt(people, slot), wantedAt(people, rules, slot)];
  return seatNext(rules, wanted, circle, opening.body.dealer, past, people.dealers.get(slot));
}

/** A bet counts if those who play now, or those it was made for, can make it. */
function announcedAt({ bets, closed }: LogState, slot: number, { rules, seats, dealer }: Seating): Sheet["bets"] {
  return (closed ? [] : (bets.get(slot) ?? [])).flatMap(({ event, seated }) => {
    const sit = seated ?? { seats, dealer };
    const own = rulesAt(rules, sit.seats.length);
    const { partial } = event.body;
    return own && betFaults(own, partial).length === 0 ? [{ event, partial, ...sit }] : [];
  });
}

/** Not cached if there are rivals in its slot, because those may change without it. */
function dealOfSlot(held: LogState, slot: number, noted: Noted, row: DealScored, known: Known): SheetDeal {
  const { ids, versions, current, corrected, contests, confirmations, withdrawn, story } = noted;
  if (firstIn(held, slot).rivals.length > 0) return makeDeal(held, slot, noted, row);
  const lists = [ids, versions, current, contests, confirmations, withdrawn, story];
  const of = [row, held.people.list.length, corrected, ...lists, ...lists.map(({ length }) => length)];
  const before = known.deals.get(noted);
  if (before && isSame(before.of, of)) return before.deal;
  const deal = makeDeal(held, slot, noted, row);
  known.deals.set(noted, { of, deal });
  return deal;
}

const firstIn = ({ slots }: LogState, slot: number) => slots.get(slot) as Noted;

function makeDeal(held: LogState, slot: number, noted: Noted, row: DealScored): SheetDeal {
  const { id, ids, versions, voided, corrected, contests, confirmations, withdrawn, story } = noted;
  const current = itemAt(noted.current, 0);
  const { score, seats } = row;
  const columns = held.people.list.map((_, person) => score?.scores[seats.indexOf(person)] ?? null);
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
    withdrawn,
    lastWord: lastWordIn(noted),
    story,
    confirmed: !voided && confirmations.some(({ version }) => noted.current.includes(version)),
    ...rivalsOf(held.rules, firstIn(held, slot), noted),
    ...row,
    ...(voided && { faults: [] }),
    columns,
    deal: voided ? null : ((row.deal as Json | null) ?? noted.deal),
  };
}

/** A table's decision is a line of its own on the deal, for each player whom it moves. */
function decisionLines(seats: readonly Person[], ruling: Ruled | null): Decision[] {
  return (ruling?.points ?? []).flatMap((value, nth): Decision[] => {
    const seat = seats.indexOf(ruling?.seats[nth] as Person);
    if (value === 0 || seat < 0) return [];
    const scores = seats.map((_, other) => (other === seat ? value : 0));
    return [{ code: "table-decision", rule: "T1", value, params: { seat, note: ruling?.note ?? "" }, scores, seats: [seat] }];
  });
}

const provisionally = (deal: SheetDeal): SheetDeal | null => (deal.voided || isContested(deal) ? null : deal);

const withScores = (totals: Totals, { rules, seats, score }: SheetDeal): Totals =>
  addScores(rules, seatPeople(rules, totals, seats), seats, score?.scores);

function freeSlot(taken: readonly number[]): number {
  const gap = taken.findIndex((slot, i) => slot !== i);
  return gap < 0 ? taken.length : gap;
}

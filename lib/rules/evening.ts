/** Deals in order → the sheet: running totals, who deals next, whether it is over and who won. */

import { gameOf } from "./games";
import {
  type Fault,
  isEmptyDeal,
  type Line,
  leadersOf,
  type Points,
  type Result,
  type Rules,
  type Score,
  type Seat,
  type Totals,
  type Turn,
} from "./rules";
import {
  type Circle,
  cycleDealer,
  everybody,
  isSame,
  nextDealer,
  type Person,
  type Played,
  rulesAt,
  type Seating,
  seatFaults,
  seatNext,
  turnOf,
} from "./seating";
import { Steps } from "./steps";

/** A deal as it was noted; `dealer` null: the next in turn. `decided`: lines added by a ruling of the table (T1). */
export interface DealNoted {
  readonly deal: unknown;
  /** Different people of the sheet, in the order of play. */
  readonly seats: readonly Person[];
  readonly dealer: Person | null;
  readonly circle: Circle;
  readonly decided: readonly Line[];
  /** Voided after others were dealt: it takes its turn, but scores nothing (T31). */
  readonly isVoided?: boolean;
}

/** A deal in its turn, as it counts. `rules`: for this deal's number of players. */
export interface DealScored extends Omit<Seating, "sitsOut"> {
  readonly deal: object | null;
  /** By seat. Null for a deal that was passed, misdealt or refused. */
  readonly score: Score | null;
  readonly faults: readonly Fault[];
  /** By person; null before the first deal. */
  readonly totals: Totals;
}

/** What the deals so far add up to. */
export interface EveningSoFar {
  readonly rows: readonly DealScored[];
  readonly totals: Totals;
  /** The finished deals, without refused ones. */
  readonly past: readonly Played[];
  readonly over: boolean;
  readonly winners: readonly Person[];
}

/** The same for fixed people: all have a total, and seats are people. */
interface FixedEvening extends Omit<EveningSoFar, "rows" | "totals"> {
  readonly rows: readonly (Omit<DealScored, "totals"> & { readonly totals: readonly Points[] })[];
  readonly totals: readonly Points[];
  readonly next: Turn;
}

/** A deal as its game reads it at its turn, and its score: null if passed, misdealt or refused. */
export interface Read {
  readonly read: Result<object>;
  readonly score: Score | null;
}

/** Reads and scores one deal. A passed deal or a misdeal is read and has no score. */
export function playDeal(rules: Rules, json: unknown, turn: Turn): Read {
  const game = gameOf(rules);
  const read = game.read(rules, json, turn);
  return { read, score: read.ok && !isEmptyDeal(read.value) ? game.score(rules, read.value) : null };
}

/**
 * Plays deals in order at a table with fixed people. A refused deal scores nothing and keeps its faults; a deal past the end is
 * refused.
 */
export function playDeals(rules: Rules, dealer: Seat, deals: readonly unknown[], target: number | null): FixedEvening {
  const seats = everybody(rules.players);
  const circle = { order: seats, here: seats };
  const noted = deals.map((deal): DealNoted => ({ deal, seats, dealer: null, circle, decided: [] }));
  const evening = new EveningPlay(rules, dealer, target).over(gameOf(rules).startTotals(rules), noted);
  return { ...(evening as FixedEvening), next: seatNext(rules, seats.length, circle, dealer, evening.past).turn };
}

/** The state after a deal, or before the first. `last`: the last finished deal. */
interface At {
  readonly row: DealScored | null;
  readonly last: Played | undefined;
  readonly totals: Totals;
  readonly over: boolean;
}

/** An evening of people who come and go, replayed after each change: unchanged deals before the change are not played again. */
export class EveningPlay {
  private readonly steps: Steps<At, DealNoted>;
  private first: At = { row: null, last: undefined, totals: [], over: false };

  /** `play` may cache, for deals that move behind others. */
  constructor(rules: Rules, dealer: Person, target: number | null, play: typeof playDeal = playDeal) {
    this.steps = new Steps((at, noted) => playNext(rules, dealer, target, play, at, noted));
  }

  /** `start`: the totals before the first deal, by person. */
  over(start: Totals, deals: readonly DealNoted[]): EveningSoFar {
    if (!isSame(start, this.first.totals)) this.first = { ...this.first, totals: start };
    const states = this.steps.over(this.first, deals);
    const { totals, over } = states.at(-1) ?? this.first;
    const past = states.flatMap(({ last }, i) => (last && last !== states[i - 1]?.last ? [last] : []));
    const rows = states.map(({ row }) => row as DealScored);
    return { rows, totals, past, over, winners: over ? leadersOf(totals) : [] };
  }
}

function playNext(rules: Rules, first: Person, target: number | null, play: typeof playDeal, at: At, noted: DealNoted): At {
  const game = gameOf(rules);
  const { seats } = noted;
  const own = rulesAt(rules, seats.length) ?? rules;
  const row = { rules: own, ...dealt(own, noted, first, at.last) };
  const refused = (faults: readonly Fault[], totals: Totals): At => ({
    ...at,
    totals,
    row: { ...row, deal: null, score: null, faults, totals },
  });
  if (at.over && game.endsForGood) return refused([{ at: "", code: "past-the-end", rule: game.endRule }], at.totals);
  const faults = [...seatFaults(rules, seats), ...dealerFaults(row, noted)];
  if (faults.length > 0) return refused(faults, at.totals);
  const seated = seatPeople(own, at.totals, seats);
  const { read, score: plain } = play(own, noted.deal, row.turn);
  if (!read.ok) return refused(read.faults, seated);
  const deal = read.value;
  const score = noted.isVoided ? null : withLines(own, plain, noted.decided);
  const totals = noted.isVoided ? at.totals : addScores(own, seated, seats, score?.scores);
  const known = totals.filter((total) => total !== null);
  const over = game.isOver(own, known, target, game.nextTurn(own, row.turn, deal));
  return { row: { ...row, deal, score, faults: [], totals }, last: { ...row, deal }, totals, over };
}

/** The noted dealer; else the next in turn. */
function dealt(own: Rules, { seats, dealer, circle }: DealNoted, first: Person, before?: Played) {
  const person = dealer ?? (before ? nextDealer(before, circle) : first);
  const turn = turnOf(own, seats, person, circle.order, before);
  return { seats, dealer: cycleDealer(seats, turn) ?? person, turn };
}

/** If the cycle says who deals, no other dealer is allowed. */
function dealerFaults({ dealer, seats, turn }: Pick<DealScored, "dealer" | "seats" | "turn">, noted: DealNoted): Fault[] {
  if (noted.dealer === null || noted.dealer === dealer) return [];
  const params = { seat: seats.indexOf(noted.dealer), dealer: turn.dealer };
  return [{ at: "deal.dealer", code: "other-dealer", rule: "W16", params }];
}

/** Gives the start total to people in their first deal. */
export function seatPeople(own: Rules, totals: Totals, seats: readonly Person[]): Totals {
  const start = gameOf(own).startTotals(own);
  return totals.map((total, person) => total ?? start[seats.indexOf(person)] ?? null);
}

/** Adds a deal's points to the totals of those who sit. */
export function addScores(own: Rules, totals: Totals, seats: readonly Person[], scores: readonly Points[] | undefined): Totals {
  if (!scores) return totals;
  const mine = seats.map((person) => totals[person] as Points);
  const after = gameOf(own).addTotals(own, mine, scores);
  return totals.map((total, person) => after[seats.indexOf(person)] ?? total);
}

function withLines({ players }: Rules, score: Score | null, decided: readonly Line[]): Score | null {
  if (decided.length === 0) return score;
  const columns = [score?.scores, ...decided.map((line) => line.scores)];
  const scores = Array.from({ length: players }, (_, seat) =>
    columns.reduce<Points>((sum, column) => sum + (column?.[seat] ?? 0), 0),
  );
  return { ...score, scores, lines: [...(score?.lines ?? []), ...decided] };
}

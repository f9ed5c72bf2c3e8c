/**
 * A sheet has people, a deal has seats. Who sits and deals next (ruling T-mort), and how a deal is played by those who sit
 * (ruling T-places).
 */

import { gameOf, readRules } from "./games";
import { itemAt } from "./item-at";
import { type Fault, isReport, type Misdeal, type Rules, type Seat, type Turn } from "./rules";

/** 0…n−1: a column of the sheet. */
export type Person = number;

/** `order`: all people of the table in playing order, also those who left; `here`: those who may sit and deal. */
export interface Circle {
  readonly order: readonly Person[];
  readonly here: readonly Person[];
}

/** A finished deal, from which the next dealer and seats follow. */
export interface Played extends Omit<Seating, "sitsOut"> {
  readonly deal: object;
}

/**
 * How a deal is to be played. `seats`: people, in the order of play; `turn` uses that deal's seats, and a dealer who sits out is
 * its last to speak.
 */
export interface Seating {
  readonly rules: Rules;
  readonly seats: readonly Person[];
  readonly sitsOut: readonly Person[];
  readonly dealer: Person;
  readonly turn: Turn;
}

/** All people, 0…n−1. */
export const everybody = (people: number): Person[] => Array.from({ length: people }, (_, person) => person);

/** The same game, edition and options for another number of players; undefined if the game does not have it. */
export function rulesAt(rules: Rules, players: number): Rules | undefined {
  if (players === rules.players) return rules;
  const known = others.get(rules) ?? new Map<number, Rules | undefined>();
  if (!known.has(players)) {
    const read = readRules({ ...rules, players });
    known.set(players, read.ok ? read.value : undefined);
    others.set(rules, known);
  }
  return known.get(players);
}

/** Cached: read once, not for every deal. */
const others = new WeakMap<Rules, Map<number, Rules | undefined>>();

/** Faults of these seats in this game; `seats` are different people of the sheet. */
export function seatFaults(rules: Rules, seats: readonly Person[], at = "deal.seats"): Fault[] {
  const { fixedSeats, players, playersRule } = gameOf(rules);
  if (fixedSeats !== undefined && !isSame(seats, everybody(rules.players))) return [{ at, code: "players", rule: fixedSeats }];
  if (rulesAt(rules, seats.length)) return [];
  return [{ at, code: "players", rule: playersRule, params: { given: seats.length, values: players.join(", ") } }];
}

/** The next dealer: as the game passes the deal on, among the people who are here. */
export function nextDealer(played: Played, circle: Circle): Person {
  return walk(circle, played.dealer, stepAfter(played));
}

/**
 * How the deal is passed on, tried with three seats, where both neighbours differ: 0 for the same dealer, 1 for the next in the
 * order of play, −1 for the one before. A row of paper stands for several deals.
 */
function stepAfter({ rules, deal }: Pick<Played, "rules" | "deal">): number {
  const game = gameOf(rules);
  const [once, times] = isReport(deal) ? [{ ...deal, deals: 1 }, deal.deals] : [deal, 1];
  const three = { ...rules, players: 3 };
  const { dealer } = game.nextTurn(three, { ...game.firstTurn(three, 1), dealer: 1 }, once);
  return (dealer - 1) * times;
}

/** The first person here, `step` people further. A dealer who should deal again but has left is followed by the next. */
function walk({ order, here }: Circle, from: Person, step: number): Person {
  if (step === 0 && here.includes(from)) return from;
  const way = step < 0 ? -1 : 1;
  let person = from;
  for (let left = Math.max(1, Math.abs(step)); left > 0; left--) {
    do person = at(order, order.indexOf(person) + way);
    while (!here.includes(person) && person !== from);
  }
  return person;
}

const at = (order: readonly Person[], nth: number): Person => itemAt(order, (nth + order.length) % order.length);

/** The turn of a deal, in its own seats. */
export function turnOf(rules: Rules, seats: readonly Person[], dealer: Person, order: readonly Person[], before?: Played): Turn {
  const game = gameOf(rules);
  const due = before && game.nextTurn(before.rules, before.turn, before.deal);
  // The whist's cycle continues by itself: its people are fixed.
  if (due?.series !== undefined) return due;
  const seat = seats.indexOf(dealer);
  const first = game.firstTurn(rules, seat < 0 ? seatBefore(seats, dealer, order) : seat);
  const barred = before && due?.barred !== undefined ? barredAfter(before, dealer) : undefined;
  return barred !== undefined && seats.includes(barred) ? { ...first, barred: seats.indexOf(barred) } : first;
}

/** The person who may not bid: the one named by the last deal, else its dealer if dealing again. */
function barredAfter({ deal, seats, dealer: before }: Played, dealer: Person): Person | undefined {
  const { barred: named } = deal as Partial<Misdeal>;
  if (typeof named === "number") return itemAt(seats, named);
  return dealer === before ? dealer : undefined;
}

/** The dealer by the whist's cycle; undefined in other games. */
export const cycleDealer = (seats: readonly Person[], { series, dealer }: Turn): Person | undefined =>
  series === undefined ? undefined : seats[dealer];

/** The dealer's seat if the dealer sits out: the one before the next person in the order, who speaks first as always. */
function seatBefore(seats: readonly Person[], dealer: Person, order: readonly Person[]): Seat {
  const speaks = seats.indexOf(walk({ order, here: seats }, dealer, 1));
  return (speaks + seats.length - 1) % seats.length;
}

/**
 * The seating of the next deal: `wanted` seats, or as many as the people who are here can fill. `dealer`: chosen by hand.
 * `past`: every deal that is over, in order.
 */
export function seatNext(
  rules: Rules,
  wanted: number,
  circle: Circle,
  first: Person,
  past: readonly Played[],
  chosen?: Person,
): Seating {
  const last = past.at(-1);
  const dealer = chosen ?? (last ? nextDealer(last, circle) : walk(circle, first, 0));
  const again = last !== undefined && dealer === last.dealer && isDealtAgain(last);
  const kept = again && last.seats.every((person) => circle.here.includes(person));
  const seats = kept ? last.seats : sitting(rules, wanted, circle, dealer, past);
  const sitsOut = circle.order.filter((person) => circle.here.includes(person) && !seats.includes(person));
  const own = rulesAt(rules, seats.length) ?? rules;
  const turn = turnOf(own, seats, dealer, circle.order, last);
  return { rules: own, seats, sitsOut, dealer: cycleDealer(seats, turn) ?? dealer, turn };
}

const isDealtAgain = (played: Played): boolean => stepAfter(played) === 0;

/** The dealer sits out first, then those who sat out longest ago; if equal, those who will deal last. */
function sitting(rules: Rules, wanted: number, { order, here }: Circle, dealer: Person, past: readonly Played[]): Person[] {
  if (gameOf(rules).fixedSeats !== undefined) return everybody(rules.players);
  const round = order.filter((person) => here.includes(person));
  const seats = everybody(wanted + 1).findLast((n) => n <= round.length && rulesAt(rules, n));
  if (seats === undefined || seats === round.length) return round;
  const lastOut = (person: Person) => past.findLastIndex((played) => !played.seats.includes(person) && !isDealtAgain(played));
  const behind = (person: Person) => (order.indexOf(dealer) - order.indexOf(person) + order.length) % order.length;
  const rank = (person: Person) => (person === dealer ? -Infinity : lastOut(person));
  const waiting = [...round].sort((a, b) => rank(a) - rank(b) || behind(a) - behind(b));
  const out = waiting.slice(0, round.length - seats);
  return round.filter((person) => !out.includes(person));
}

export const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

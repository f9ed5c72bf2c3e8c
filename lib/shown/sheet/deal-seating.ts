/** Who plays and deals the deal of a form: as the log has it, as typed, and as changed. */

import { gameOf } from "#lib/rules/games";
import type { Rules, Turn } from "#lib/rules/rules";
import { everybody, type Person, rulesAt, type Seating, turnOf } from "#lib/rules/seating";
import { seatingAt } from "#lib/sheet/look-up";
import { isHere, type Sheet } from "#lib/sheet/sheet";

/** Who plays a deal, in the order of play, and who deals it. */
export type DealSeating = Pick<Seating, "seats" | "dealer">;

/** As noted, as announced with the bet, or as proposed. */
export function seatingFor(sheet: Sheet, slot: number): DealSeating {
  const { announced, seating } = sheet;
  const known = sheet.deals.find((deal) => deal.slot === slot);
  const said = !known && announced && slot === sheet.nextSlot ? announced : null;
  const { seats, dealer } = known ?? seatingAt(sheet, slot);
  return said ? { seats: said.seats, dealer: said.dealer ?? seating.dealer } : { seats, dealer };
}

/** With fixed seats, typed seats are ignored. */
export function draftSeating({ rules }: Sheet, draft: object, due: DealSeating): DealSeating {
  // `sit` is the form's own field, beside those of the game.
  const { sit } = draft as { readonly sit?: DealSeating };
  return gameOf(rules).fixedSeats === undefined && sit ? sit : due;
}

/** The turn for these seats and this dealer. */
export function turnFor(sheet: Sheet, slot: number, rules: Rules, { seats, dealer }: DealSeating): Turn {
  const due = seatingAt(sheet, slot);
  const isDue = dealer === due.dealer && seats.join() === due.seats.join();
  return isDue ? due.turn : turnOf(rules, seats, dealer, sheet.order);
}

/** The people at the table for that deal, in table order: players, and those present who sit out. */
export const thereAt = (sheet: Sheet, slot: number, seats: readonly Person[]): Person[] =>
  sheet.order.filter((person) => seats.includes(person) || isHere(sheet.people[person] ?? { moves: [] }, slot));

/** Seated people who are noted as gone before that deal. */
export const goneAt = ({ people }: Pick<Sheet, "people">, slot: number, seats: readonly Person[]): Person[] =>
  seats.filter((person) => !isHere(people[person] ?? { moves: [] }, slot));

/** How many of so many people this table can play with. */
export const numbersOf = ({ rules }: Pick<Sheet, "rules">, people: number): number[] =>
  everybody(people + 1).filter((n) => rulesAt(rules, n));

/** The state when a person's box is ticked. `inPlace`: a newcomer takes the place of the one who goes out. */
interface Ticked {
  readonly there: readonly Person[];
  readonly seats: readonly Person[];
  readonly numbers: readonly number[];
  readonly inPlace: boolean;
}

const outOf = ({ there, seats }: Ticked): Person[] => there.filter((person) => !seats.includes(person));

/** Whether `person` can go out, or come in. */
export function canMove(at: Ticked, person: Person): boolean {
  const out = outOf(at);
  const { seats, numbers } = at;
  return out.includes(person)
    ? !at.inPlace && numbers.includes(seats.length + 1)
    : out.length > 0 || numbers.includes(seats.length - 1);
}

/** Moves `person` out or in; if fewer cannot play, someone who was out comes in. */
export function tickedSeats(at: Ticked, person: Person): Person[] {
  const { there, seats, numbers, inPlace } = at;
  const out = outOf(at);
  if (inPlace && out.length > 0) return swapped(seats, person, out);
  const fewer = numbers.includes(seats.length - 1) ? seats.filter((one) => one !== person) : swapped(seats, person, out);
  const next = out.includes(person) ? [...seats, person] : fewer;
  return there.filter((one) => next.includes(one));
}

/** `person` goes out for one who is out: of several, one who does not deal. */
export function swapped(seats: readonly Person[], person: Person, out: readonly Person[]): Person[] {
  const comes = out.at(-1);
  return seats.map((one) => (one === person ? (comes ?? one) : one));
}

/** Changes how many play: the dealer goes out first and comes in last. */
export function resized(there: readonly Person[], { seats, dealer }: DealSeating, n: number): Person[] {
  const rank = (person: Person) => Number(seats.includes(person)) * 2 + Number(person !== dealer);
  const kept = [...there].sort((a, b) => rank(b) - rank(a)).slice(0, n);
  return there.filter((person) => kept.includes(person));
}

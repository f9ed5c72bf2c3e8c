/**
 * Whether two phones mean the same deal, with the same players and dealer. Missing, null, false and empty fields are equal;
 * claims have no order.
 */

import { gameOf } from "#lib/rules/games";
import { keptIn } from "#lib/rules/lists";
import type { Json } from "#lib/rules/read";
import type { Rules } from "#lib/rules/rules";
import { type Person, rulesAt } from "#lib/rules/seating";

/** What a phone noted: the deal, its players and its dealer; `dealer` null: the next in turn. */
export interface SaidDeal {
  readonly deal: Json;
  readonly seats: readonly Person[];
  readonly dealer: Person | null;
}

export function isSameDeal(rules: Rules, a: SaidDeal, b: SaidDeal): boolean {
  if (a.seats.length !== b.seats.length || a.seats.some((person, seat) => person !== b.seats[seat])) return false;
  if (a.dealer !== null && b.dealer !== null && a.dealer !== b.dealer) return false;
  const own = rulesAt(rules, a.seats.length) ?? rules;
  return a.deal === b.deal || saying(own, a.deal) === saying(own, b.deal);
}

/** Cached, because a deal is compared with each version of another. */
const said = new WeakMap<Rules, WeakMap<Json, string>>();

const saying = (rules: Rules, deal: Json): string =>
  keptIn(
    keptIn(said, rules, () => new WeakMap()),
    deal,
    () => plain(meaning(rules, deal)),
  );

/** As the game reads it, so that 49 for the attack is 42 for the defence. */
function meaning(rules: Rules, deal: Json): unknown {
  const read = gameOf(rules).read(rules, deal);
  return read.ok ? read.value : deal;
}

function plain(value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.map(plain);
    return `[${value.some((item) => typeof item === "object") ? items.sort() : items}]`;
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).filter(([, field]) => !isNothing(field));
  return `{${fields.map(([key, field]) => `${key}:${plain(field)}`).sort()}}`;
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);

/** The figures of one sheet, by person: what its deals add to each player's sums. */

import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import { isEmptyDeal, isReport, type Seat } from "#lib/rules/rules";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";
import { dealsIn, isAnnulled } from "./deals-in";
import { type Figures, withoutZeros } from "./tallied";

type Growing = Record<string, number>;
/** The part of a sheet that figures need; an imported evening has only this. */
interface Columns {
  readonly totals: Sheet["totals"];
  readonly season: { readonly players: readonly (string | null)[] } | null;
}
type Scored = Pick<SheetDeal, "rules" | "seats" | "deal" | "score" | "turn">;

/** `scored`: the deals with points, at least one. A person who played none has no points from it. */
export function figuresOf(sheet: Columns, scored: readonly Scored[]): Figures[] {
  const sums = sheet.totals.map((): Growing => ({}));
  for (let first = 0; first < scored.length; first += BLOCK) {
    const block = blockOf(sheet, scored.slice(first, first + BLOCK));
    block.forEach((sum, person) => {
      for (const name in sum) add(itemAt(sums, person), name, itemAt(sum, name));
    });
  }
  return sums.map((sum, person) => withoutZeros(sum.deals ? { points: sheet.totals[person] ?? 0, ...sum } : sum));
}

/** Deals are summed in blocks of this size; an unchanged block is not summed again. */
const BLOCK = 50;
/** Keyed by the score of the block's first deal. */
const known = new WeakMap<object, { readonly of: readonly unknown[]; readonly sums: readonly Growing[] }>();

function blockOf(sheet: Columns, deals: readonly Scored[]): readonly Growing[] {
  const key = deals[0]?.score as object;
  const of = [
    sheet.totals.length,
    sheet.season?.players.join(),
    ...deals.flatMap(({ deal, score, seats }) => [deal, score, seats]),
  ];
  const before = known.get(key);
  if (before?.of.length === of.length && before.of.every((value, i) => value === of[i])) return before.sums;
  const sums = sheet.totals.map((): Growing => ({}));
  for (const deal of deals) addDeal(sheet, deal, sums);
  known.set(key, { of, sums });
  return sums;
}

/** A decision about an unplayed deal, or a row of paper, has points but no roles. */
function addDeal({ season }: Columns, { rules, seats, deal, score, turn }: Scored, people: readonly Growing[]): void {
  if (!score) return;
  const isCarried = deal !== null && isReport(deal);
  const sums = seats.map((person) => itemAt(people, person));
  const played = dealsIn([{ deal }]);
  sums.forEach((sum, seat) => {
    const points = itemAt(score.scores, seat);
    add(sum, "deals", played);
    add(sum, "dealt", points);
    if (isCarried) {
      add(sum, "carried.deals", deal.deals);
      add(sum, "carried.points", points);
    } else if (!isAnnulled(deal)) add(sum, "square", points * points);
  });
  const read = gameOf(rules).read(rules, deal, turn);
  if (isCarried || !read.ok || isEmptyDeal(read.value)) return;
  const { roles, made, contract, taker, partner, extra } = gameOf(rules).facts(rules, read.value, score);
  const count = (seat: Seat, name: string) => {
    const sum = itemAt(sums, seat);
    add(sum, `${name}.n`, 1);
    add(sum, `${name}.made`, made[seat] ? 1 : 0);
    add(sum, `${name}.points`, itemAt(score.scores, seat));
  };
  roles.forEach((role, seat) => {
    count(seat, role);
  });
  if (taker !== null && contract !== null) count(taker, `contract.${contract}`);
  const called = partner === null ? null : season?.players[itemAt(seats, partner)];
  if (taker !== null && called) count(taker, `with.${called}`);
  for (const [seat, figure, value] of extra) add(itemAt(sums, seat), figure, value);
}

function add(sum: Growing, name: string, value: number): void {
  sum[name] = (sum[name] ?? 0) + value;
}

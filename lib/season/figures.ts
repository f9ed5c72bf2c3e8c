/** The figures of one sheet, by person: what its deals add to each player's sums. */

import { gameOf } from "#lib/rules/games";
import { isEmptyDeal, isReport, type Points, type Seat } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";
import { factsOf } from "./facts/facts";

import { dealsOf, isAnnulled } from "./seats";

import type { Figures } from "./tally";

type Growing = Record<string, number>;

/** `scored`: the deals that wrote something, one at least. Who played none of them has no figures. */
export function figuresOf(sheet: Sheet, scored: readonly SheetDeal[]): Figures[] {
  const played = dealsOf(sheet, scored);
  const sums = sheet.totals.map(
    (points, person): Growing => (played[person] ? { points: points ?? 0, deals: played[person] } : {}),
  );
  for (const deal of scored) addDeal(sheet, deal, sums);
  return sums.map(withoutZeros);
}

/** A decision about a deal that nobody played, or a row of paper, moves the points and has no roles. */
function addDeal({ season }: Sheet, { rules, seats, deal, score, turn }: SheetDeal, people: readonly Growing[]): void {
  if (!score) return;
  const isCarried = deal !== null && isReport(deal);
  const sums = seats.map((person) => people[person] as Growing);
  sums.forEach((sum, seat) => {
    const points = score.scores[seat] as Points;
    add(sum, "dealt", points);
    if (isCarried) {
      add(sum, "carried.deals", deal.deals ?? 1);
      add(sum, "carried.points", points);
    } else if (!isAnnulled(deal)) add(sum, "square", points * points);
  });
  const read = gameOf(rules).read(rules, deal, turn);
  if (isCarried || !read.ok || isEmptyDeal(read.value)) return;
  const { roles, made, contract, taker, partner, extra } = factsOf(rules, read.value, score);
  const count = (seat: Seat, name: string) => {
    const sum = sums[seat] as Growing;
    add(sum, `${name}.n`, 1);
    add(sum, `${name}.made`, made[seat] ? 1 : 0);
    add(sum, `${name}.points`, score.scores[seat] as Points);
  };
  roles.forEach((role, seat) => {
    count(seat, role);
  });
  if (taker !== null && contract !== null) count(taker, `contract.${contract}`);
  const called = partner === null ? null : season?.players[seats[partner] as Person];
  if (taker !== null && called) count(taker, `with.${called}`);
  for (const [seat, figure, value] of extra) add(sums[seat] as Growing, figure, value);
}

function add(sum: Growing, name: string, value: number): void {
  sum[name] = (sum[name] ?? 0) + value;
}

const withoutZeros = (sum: Growing): Figures => Object.fromEntries(Object.entries(sum).filter(([, value]) => value !== 0));

/** Where the lines of an evening run and end, and where the names beside their ends stand, in pixels from the top. */
import { itemAt } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";
import { HALF_NAME, heightFor, pitchOf } from "./names-room";
import { pathOf, type Row, sat } from "./sat";
import { spread } from "./spread";

/** Room above and below for half a line. */
const AIR = 3;

/**
 * `totals`: after each deal, one row a deal, at least one. `least`: the height where names ask for no more. Answered: how wide the drawing
 * is in its own units, a deal one of them; where everybody started; of those who have a total at the end the line through the deals, its
 * end, and the middle of its name.
 */
export function eveningCurve(totals: readonly Row[], start: Points, least: number) {
  const rows = [totals[0]?.map((total) => (total === null ? null : start)) ?? [], ...totals];
  const reached = rows.flat().filter((total) => total !== null);
  const [top, bottom] = [Math.max(start, ...reached), Math.min(start, ...reached)];
  const there = sat(rows.at(-1) ?? []);
  const height = heightFor(there.length, least);
  const yOf = (points: Points) => AIR + ((top - points) / (top - bottom || 1)) * (height - 2 * AIR);
  const ends = there.map((person) => yOf(rows.at(-1)?.[person] as Points));
  const names = spread(
    ends.map((y) => y - HALF_NAME),
    pitchOf(there.length),
    height - 2 * HALF_NAME,
  );
  const lines = there.map((person, i) => ({
    person,
    path: pathOf(rows, person, (total, deal) => `${deal} ${yOf(total).toFixed(1)}`),
    end: itemAt(ends, i),
    name: itemAt(names, i) + HALF_NAME,
  }));
  return { height, deals: totals.length, start: yOf(start), lines };
}

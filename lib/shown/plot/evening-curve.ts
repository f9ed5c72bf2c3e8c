/** Where the lines of an evening run and end, and where the names beside their ends stand, in pixels from the top. */
import { itemAt } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";
import { HALF_NAME, heightFor, pitchOf } from "./names-room";
import { planeOf } from "./plane";
import { pathOf, type Row, sat } from "./sat";

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
  const { yOf, endsOf } = planeOf({ high: top, low: bottom, height, air: AIR });
  const totalsThere = there.map((person) => rows.at(-1)?.[person] as Points);
  const lines = endsOf(totalsThere, pitchOf(there.length), HALF_NAME).map(({ end, name }, line) => {
    const person = itemAt(there, line);
    return { person, path: pathOf(rows, person, (total, deal) => `${deal} ${yOf(total).toFixed(1)}`), end, name };
  });
  return { height, deals: totals.length, start: yOf(start), lines };
}

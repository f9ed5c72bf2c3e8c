/** The lines of an evening with their ends, and where the names stand beside them, in pixels from the top. */
import { itemAt } from "#lib/rules/item-at";
import type { Points, Totals } from "#lib/rules/rules";
import { HALF_NAME, heightFor, pitchOf } from "./names-room";
import { planeOf } from "./plane";
import { pathOf, sat } from "./sat";

/** Room above and below for half a line. */
const AIR = 3;

/**
 * `totals`: after each deal, at least one row. `least`: the height unless names need more. Returns the drawing's width in its own
 * units (a deal is one), the starting height, and for each person with a final total the line, its end, and the middle of the
 * name.
 */
export function eveningCurve(totals: readonly Totals[], start: Points, least: number) {
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

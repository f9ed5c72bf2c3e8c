/** What a person's figure is made of. */
import { gameOf } from "#lib/rules/games";
import type { Line, Points, Seat } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import { signed } from "#lib/rules/words/figures";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";

/** A person's points before a deal that took more than those, and left none (W6); null if the whole figure was taken. */
export function leftBefore({ deals, rules }: Pick<Sheet, "deals" | "rules">, deal: SheetDeal, person: Person): Points | null {
  const [change, total] = [deal.columns[person] ?? 0, deal.totals[person] ?? 0];
  const before = deals[deals.indexOf(deal) - 1]?.totals[person] ?? gameOf(rules).startTotals(rules)[0] ?? 0;
  return total === 0 && before + change < 0 ? before : null;
}

/** True if the line is about this player: an explanation is about all, a figure about those whose points it changes. */
export const concerns = (line: Line, seat: Seat): boolean => (line.seats ? line.seats.includes(seat) : line.scores?.[seat] !== 0);

/** "−228 − 60": the figures that make the last one, where there are several. */
export function sayCalc(lines: readonly Pick<Line, "scores">[], seat: Seat): string {
  const parts = lines.flatMap(({ scores }) => scores?.[seat] || []).map(signed);
  if (parts.length < 2) return "";
  return parts
    .join(" ")
    .replace(/ ([+−])/g, " $1 ")
    .replace(/^\+/, "");
}

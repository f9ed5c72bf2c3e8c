import { gameOf } from "#lib/rules/games";
import { isEmptyDeal, type Totals } from "#lib/rules/rules";
import { rulesAt } from "#lib/rules/seating";
import type { Sheet, SheetDeal, Version } from "./sheet";

/** What a deal would write in the columns, by person, at its turn and without the table's rulings. */
export function dealColumns(
  { rules, people }: Pick<Sheet, "rules" | "people">,
  { turn, seats: now }: Pick<SheetDeal, "turn" | "seats">,
  { deal, seats }: Pick<Version, "deal" | "seats">,
): Totals | null {
  const own = rulesAt(rules, seats.length) ?? rules;
  const read = deal && gameOf(own).read(own, deal, seats.length === now.length ? turn : undefined);
  if (!read?.ok || isEmptyDeal(read.value)) return null;
  const { scores } = gameOf(own).score(own, read.value);
  return people.map((_, person) => scores[seats.indexOf(person)] ?? null);
}

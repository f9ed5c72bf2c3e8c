/** Which columns a sheet shows. */
import { itemAt } from "#lib/rules/item-at";
import type { Person } from "#lib/rules/seating";
import type { Sheet } from "#lib/sheet/sheet";

/** Added by mistake and removed: a person who has played no deal, is not here, and was not in the opening. */
function isSlip({ people, totals }: Sheet, person: Person): boolean {
  const { here, ref } = itemAt(people, person);
  return !here && typeof ref === "string" && totals[person] === null;
}

/** The sheet without the last columns if those people were added by mistake; the log keeps them. */
export function seenOf(sheet: Sheet): Sheet {
  let many = sheet.names.length;
  while (many > 0 && isSlip(sheet, many - 1)) many--;
  if (many === sheet.names.length) return sheet;
  const seen = <T>(each: readonly T[]): readonly T[] => each.slice(0, many);
  const { names, totals, provisional, deals } = sheet;
  return {
    ...sheet,
    names: seen(names),
    totals: seen(totals),
    provisional: seen(provisional),
    deals: deals.map((deal) => ({ ...deal, totals: seen(deal.totals) })),
  };
}

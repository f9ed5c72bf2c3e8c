/** The size of the figures in a history. */
import { dealColumns } from "#lib/sheet/deal-columns";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";
import { widestEm } from "./numeral";

/** The widest figure of all versions of these deals, so that all rows have one size. */
export const widestNoted = (sheet: Pick<Sheet, "rules" | "people">, deals: readonly SheetDeal[]): number =>
  widestEm(
    deals.flatMap((deal) => {
      const noted = [...deal.versions, ...deal.settled, ...deal.conflicts];
      return [...deal.columns, ...noted.flatMap((version) => dealColumns(sheet, deal, version) ?? [])];
    }),
    "change",
  );

/** How many deals count as played. */
import { isReport } from "#lib/rules/rules";
import type { SheetDeal } from "#lib/sheet/sheet";

/** A row carried over from paper is as many deals as it sums up (T26); an annulled deal was not played, whatever it cost (H2). */
export const dealsIn = (scored: readonly Pick<SheetDeal, "deal">[]): number =>
  scored.reduce((sum, { deal }) => sum + (deal && isReport(deal) ? deal.deals : isAnnulled(deal) ? 0 : 1), 0);

export const isAnnulled = (deal: SheetDeal["deal"]): boolean => deal?.annulled === true;

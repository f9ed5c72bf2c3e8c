/** Which deal of the sheet an incident or a record is about. */
import { isEmptyDeal, isReport } from "#lib/rules/rules";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";
import { hasEnded } from "#lib/shown/sheet/may-note";

/** Deals shown: a dispute or an incident is usually about one of the last six. */
const RECENT = 6;

export interface RecentDeals {
  readonly deals: readonly SheetDeal[];
  /** Index of the deal being played; null once the evening is over. */
  readonly playing: number | null;
}

export const recentOf = (sheet: Sheet): RecentDeals => ({
  deals: sheet.deals.filter((deal) => !deal.voided).slice(-RECENT),
  playing: hasEnded(sheet) ? null : sheet.nextSlot,
});

/** The deal that the page was opened for, if it is one of these; else the one being played, else the last. */
export const dealAsked = ({ deals, playing }: RecentDeals, slot: number): number | null =>
  deals.some((deal) => deal.slot === slot) ? slot : (playing ?? deals.at(-1)?.slot ?? null);

/** What the form of a deal begins with that is filled in from its cards: the deal as played, else the bet announced for it. */
export function formBegun({ deals, announced }: Pick<Sheet, "deals" | "announced">, slot: number) {
  const noted = deals.find((deal) => deal.slot === slot);
  if (!noted) return { deal: undefined, partial: announced?.partial };
  const { deal } = noted;
  return { deal: deal && !isEmptyDeal(deal) && !isReport(deal) ? deal : undefined, partial: undefined };
}

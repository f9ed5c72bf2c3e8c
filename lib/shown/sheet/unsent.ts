/** Deals that the server does not have as they stand now. */
import type { Sheet } from "#lib/sheet/sheet";

export const unsentDeals = (sheet: Sheet): number =>
  sheet.deals.filter((deal) => deal.versions.some((version) => sheet.unsent.includes(version.event))).length;

/** Whether the table has confirmed a deal, as signs in the ledger. */
import { awaitsConfirmation } from "#lib/sheet/awaiting";
import { isContested, type Sheet, type SheetDeal } from "#lib/sheet/sheet";
import type { Confirmed } from "#messages/fr/ledger";

export function confirmationOf(sheet: Sheet, deal: SheetDeal): Confirmed | undefined {
  if (awaitsConfirmation(sheet, deal)) return "waiting";
  return sheet.asksConfirmation && deal.confirmed && !isContested(deal) ? "confirmed" : undefined;
}

/** Which of the two signs occur in the table: only those are explained. */
export const signsOf = (sheet: Sheet): Confirmed[] => {
  const seen = new Set(sheet.deals.map((deal) => confirmationOf(sheet, deal)));
  return (["confirmed", "waiting"] as const).filter((sign) => seen.has(sign));
};

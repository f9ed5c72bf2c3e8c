import { confirmationOf } from "#components/parts/live/rows";
import type { Sheet } from "#lib/sheet/sheet";
import type { Confirmed } from "#messages/fr/ledger";

/** Which of the two signs stand in the table: a sign that nobody sees is not explained. */
export const signsOf = (sheet: Sheet): Confirmed[] => {
  const seen = new Set(sheet.deals.map((deal) => confirmationOf(sheet, deal)));
  return (["confirmed", "waiting"] as const).filter((sign) => seen.has(sign));
};

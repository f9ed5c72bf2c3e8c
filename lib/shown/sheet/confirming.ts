/** What a deal that waits for the other camp asks of this phone. */
import { whyNotConfirm } from "#lib/sheet/confirm";
import type { Role } from "#lib/sheet/role";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";
import { canNote } from "./may-note";

/** `own`: this phone, null until it is known. A phone that follows, or that noted the deal, only waits. */
export function confirmingBy(
  sheet: Pick<Sheet, "seated">,
  deal: SheetDeal,
  own: string | null,
  at: { readonly role: Role | null },
): "waits" | "own-camp" | "not-seated" | "may" {
  const noter = deal.versions.find(({ event }) => event === deal.current)?.device;
  if (own === null || !canNote(at) || noter === own) return "waits";
  const why = whyNotConfirm(sheet, deal, own);
  return why === "own-camp" || why === "not-seated" ? why : "may";
}

/** Whether a confirmation of this version still counts: the deal was not corrected since, nor the confirmation withdrawn. */
export const stillConfirms = ({ confirmed, current }: Pick<SheetDeal, "confirmed" | "current">, version: string): boolean =>
  confirmed && version === current;

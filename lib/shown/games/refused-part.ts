/** Which part of a deal's form is refused or lacks something, and what its button says of it. */
import { itemAt } from "#lib/rules/item-at";
import type { Fault } from "#lib/rules/rules";
import type { DraftReading } from "#lib/sheet/drafts/draft";
import type { Words } from "#messages/words";

/** The part of the form that a fault is about: its refusal is shown there. */
export type FormField = "points" | "extras";

export const fieldOf = ({ at }: Fault): FormField =>
  /^deal\.(?:primes|petitAuBout|poignees|slam|miseres|excuse)/.test(at) ? "extras" : "points";

/** The first part of the form that is refused. */
export const refusedPart = ({ faults }: Pick<DraftReading, "faults">): FormField | null =>
  faults.some((fault) => fieldOf(fault) === "points") ? "points" : faults.length > 0 ? "extras" : null;

/** What the button leads to while there is no deal; `counting`: a pile is counted, and nothing of it is yet. */
export function lackingOf(
  reading: Pick<DraftReading, "faults" | "missing">,
  { m }: Pick<Words, "m">,
  { missing, fixExtras }: { readonly missing: Readonly<Record<string, string>>; readonly fixExtras: string },
  counting = false,
): { readonly label: string; readonly asks: string } {
  const refused = refusedPart(reading);
  const asks = refused ?? reading.missing ?? "points";
  if (counting && !refused && asks === "points") return { asks: "counted", label: m.deal.countPile };
  return { asks, label: refused === "points" ? m.deal.fix : refused ? fixExtras : itemAt(missing, asks) };
}

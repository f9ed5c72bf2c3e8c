/** What is said over a form while it is typed: another phone is noting the same deal, or has noted it. */
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";
import type { Messages } from "#messages/fr/shared";

/** Who is noting which deal on another phone. */
interface Elsewhere {
  readonly device: string;
  readonly name: string | null;
  readonly slot: number;
}

/** The deal that the form corrects, if it does, and this phone; null until it is known. */
interface Here {
  readonly slot: number;
  readonly known: Pick<SheetDeal, "current"> | undefined;
  readonly device: string | null;
}

/** Undefined if nothing is to be said. */
export function meanwhileSaid(
  { deals, names, seated }: Pick<Sheet, "deals" | "names" | "seated">,
  { slot, known, device }: Here,
  others: readonly Elsewhere[],
  t: Messages["sheet"],
): string | undefined {
  const there = deals.find((deal) => deal.slot === slot);
  // This phone's own save reaches the sheet before the form closes: it does not count as another's.
  const by = there?.versions.find(({ event }) => event === there.current)?.device;
  if (there !== undefined && there.current !== known?.current && by !== device) return t.notedSince(slot + 1);
  const other = others.find((one) => one.slot === slot);
  return other && t.noting(names[seated.get(other.device) ?? -1] ?? other.name, slot + 1);
}

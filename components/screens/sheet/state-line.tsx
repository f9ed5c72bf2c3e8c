import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useWords } from "#components/parts/words/words";
import type { Sheet } from "#lib/sheet/sheet";
import { unsentDeals } from "#lib/shown/sheet/unsent";
import type { Noting } from "#lib/sync/live";

interface Props {
  at: SheetAtHand;
  sheet: Sheet;
  noted: number | null;
  /** Who is noting a deal on another phone. */
  others: readonly Noting[];
  /** How many other phones have all that is here. */
  seen: number;
}

/** Saved here, sent or not, in words. */
export function StateLine({ at, sheet, noted, others, seen }: Props) {
  const { m } = useWords();
  const t = m.screens.sheet;
  const unsent = unsentDeals(sheet);
  const said = [
    ...others.map(({ device, name, slot }) => t.noting(sheet.names[sheet.seated.get(device) ?? -1] ?? name, slot + 1)),
    at.lastError === "disk-full" ? t.diskFull : "",
    at.lastError === "refused" ? t.shutOut : "",
    noted === null ? (sheet.deals.length === 0 ? t.nothing : t.saved) : `${t.noted(noted)} ${t.saved}`,
    unsent > 0 ? t.unsent(unsent) : at.unsent === 0 && sheet.deals.length > 0 ? t.sent : "",
    at.unsent === 0 && sheet.deals.length > 0 && seen > 0 && at.role !== "viewer" ? t.seen(seen) : "",
    at.rejected.length > 0 ? t.rejected(at.rejected.length) : "",
    sheet.unknown > 0 ? t.unknown(sheet.unknown) : "",
  ];
  return (
    <p role="status" className="font-sans text-hint text-ink2">
      {said.filter(Boolean).join(" ")}
    </p>
  );
}

// This folder: a sheet that is open here; what is stored, who else notes, what is half typed.
import type { SheetState } from "#lib/sync/local-sheet";

/** What a page says of a sheet, in the words of the page. */
interface Absence {
  readonly opening: string;
  readonly stuck: string;
  readonly newer: string;
  readonly missing: string;
  readonly offlineMissing: string;
  readonly serverMissing: string;
}

/** Why the sheet is not here, and whether it will come. Meanwhile the phone keeps asking for it. */
export function sayAbsent(at: Pick<SheetState, "ready" | "isNewer" | "lastError"> | null, t: Absence): string {
  if (!at?.ready) return at?.lastError === "stuck" ? t.stuck : t.opening;
  if (at.isNewer) return t.newer;
  switch (at.lastError) {
    case null:
      return t.opening;
    case "offline":
      return t.offlineMissing;
    case "server":
    case "later":
    case "full":
      return t.serverMissing;
    default:
      return t.missing;
  }
}

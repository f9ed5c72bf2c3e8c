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

/** What is said in place of a sheet that is not here: why, and whether it will come. It is asked for again all the while. */
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

// This folder: what screens tell about a sheet and its deals.
/** What a page says of a sheet, in the words of the page. */
interface Absence {
  readonly opening: string;
  readonly stuck: string;
  readonly newer: string;
  readonly missing: string;
  readonly offlineMissing: string;
  readonly serverMissing: string;
}

/** How far the phone has come with it: what it read of its own disk, and why the server gave nothing. */
interface Asking {
  readonly ready: boolean;
  readonly isNewer: boolean;
  readonly lastError: string | null;
}

/** Why the sheet is not here, and whether it will come. Meanwhile the phone keeps asking for it. */
export function sayAbsent(at: Asking | null, t: Absence): string {
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

/**
 * What the sheet says of itself, the most pressing first: two versions to choose from, a right that is gone, what was refused,
 * who is noting, what is not sent. That all is saved and sent is said only where nothing of this is. A phone that may only look has nothing
 * to save, send or choose: it says that it follows.
 */
import { type Sheet, unsentDeals } from "#lib/sheet/sheet";
import type { Noting } from "#lib/sync/live";
import type { SheetState } from "#lib/sync/local-sheet";
import type { StateMessages } from "#messages/fr/state";
import type { Words } from "#messages/words";

interface StateToTell {
  readonly at: Pick<SheetState, "lastError" | "rejected" | "unsent" | "role" | "givenBack" | "isCopy">;
  readonly sheet: Sheet;
  /** What was just done here, in words; empty where there are none for it. */
  readonly done: string | null;
  /** What was just taken back here. */
  readonly undone?: string | null;
  /** Who is noting a deal on another phone. */
  readonly others: readonly Noting[];
  /** How many other phones have all that is here. */
  readonly seen: number;
}

export function sayState(
  { at, sheet, done, undone = null, others, seen }: StateToTell,
  { m }: Pick<Words, "m">,
  t: StateMessages,
): string[] {
  const { diskFull, stuck, noting } = m.screens.sheet;
  const unsent = unsentDeals(sheet);
  const follows = at.role === "viewer";
  const divided = sheet.deals.flatMap(({ number, conflicts }) => (conflicts.length > 0 ? [number] : []));
  const isDivided = divided.length > 0;
  const pressing = [
    isDivided ? t.divided(divided, !follows) : "",
    at.lastError === "refused" ? (at.isCopy ? t.copyOnly : follows ? t.shutOutFollower : t.shutOut) : "",
    at.lastError === "disk-full" ? diskFull : "",
    at.lastError === "stuck" ? stuck : "",
    at.lastError === "later" ? t.tooMuch : "",
    at.rejected.length > 0 ? t.rejected(at.rejected.length) : "",
    at.givenBack > 0 ? t.givenBack(at.givenBack) : "",
  ].filter(Boolean);
  const isQuiet = pressing.length + others.length === 0 && sheet.deals.length > 0 && !follows;
  const isSent = (isQuiet || (at.givenBack > 0 && pressing.length === 1)) && at.unsent === 0 && !follows;
  return [
    ...pressing,
    ...others.map(({ device, name, slot }) => noting(sheet.names[sheet.seated.get(device) ?? -1] ?? name, slot + 1)),
    undone ?? (isDivided ? "" : done) ?? (isBlank(sheet) ? t.nothing : ""),
    (done !== null && !isDivided) || isQuiet ? t.saved : "",
    unsent > 0 ? t.unsent(unsent) : "",
    isSent ? t.sent : "",
    isSent && seen > 0 ? t.seen(seen) : "",
    follows && at.lastError !== "refused" ? (isCut(at) ? t.cutOff : t.follows) : "",
    sheet.unknown > 0 ? t.unknown(sheet.unknown) : "",
  ].filter(Boolean);
}

/** What was asked last had no answer: others may have noted since. */
const isCut = ({ lastError }: StateToTell["at"]): boolean => lastError === "offline" || lastError === "server";

/** Neither a deal nor what was said of the first. */
const isBlank = ({ deals, bets, disputes }: Sheet): boolean => deals.length + bets.length + disputes.length === 0;

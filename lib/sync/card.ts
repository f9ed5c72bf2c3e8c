/** What the list of sheets shows of one, and how far it has been pulled. Made again from the log at each change. */

import { picked } from "#lib/rules/lists";
import type { Person } from "#lib/rules/seating";
import type { Role } from "#lib/sheet/role";
import { awaited, type Sheet } from "#lib/sheet/sheet";

export interface SheetCard {
  readonly id: string;
  /** All server numbers up to this one are here, without a gap. */
  readonly pulled: number;
  readonly changedAt: number;
  readonly unsent: number;
  readonly sheet:
    | (Pick<Sheet, "rules" | "names" | "title" | "day" | "openedAt" | "totals" | "over" | "closed"> & {
        /** Contested deals keep the result open. Cards of an older app lack this. */
        readonly waits?: boolean;
        /** Who has left the table, and how many play at once now. Cards of an older app lack both. */
        readonly gone?: readonly Person[];
        readonly seats?: number;
      })
    | null;
  /** Deals that stand, passed-out ones included; misdeals are not counted. */
  readonly deals: number;
  /** What this phone may do, as the server last said; before its first answer, everything. */
  readonly role?: Role | undefined;
  readonly epoch?: string | undefined;
  readonly proof?: string | undefined;
}

export function cardOf(card: Omit<SheetCard, "sheet" | "deals">, sheet: Sheet | null): SheetCard {
  if (!sheet) return { ...card, sheet: null, deals: 0 };
  return {
    ...card,
    sheet: {
      ...picked(sheet, "rules", "names", "title", "day", "openedAt", "totals", "over", "closed"),
      waits: awaited(sheet).length > 0,
      gone: sheet.people.flatMap(({ here }, person) => (here ? [] : [person])),
      seats: sheet.seating.seats.length,
    },
    deals: sheet.deals.filter(({ voided, deal }) => !voided && !(deal && "misdeal" in deal)).length,
  };
}

/** Whether the game goes on, waits for a contested deal, or has winners. A sheet that is closed before its first deal goes on. */
export const standingOf = (
  { over, closed, waits }: NonNullable<SheetCard["sheet"]>,
  deals: number,
): "goesOn" | "waits" | "won" => (!(over || closed !== null) || deals === 0 ? "goesOn" : waits ? "waits" : "won");

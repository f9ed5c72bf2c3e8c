/** What the list of sheets shows of one, and how far it has been pulled. Made again from the log at each change. */

import { picked } from "#lib/rules/lists";
import type { Person } from "#lib/rules/seating";
import type { Role } from "#lib/sheet/role";
import { awaited, type Sheet } from "#lib/sheet/sheet";

export interface SheetCard {
  readonly id: string;
  /** The server's numbers are known up to this one, without a gap. */
  readonly pulled: number;
  readonly changedAt: number;
  readonly unsent: number;
  readonly sheet:
    | (Pick<Sheet, "rules" | "names" | "title" | "day" | "openedAt" | "totals" | "over" | "closed"> & {
        /** Contested deals keep the result open; not said by an older app. */
        readonly waits?: boolean;
        /** Who has left the table, by person, and how many play at once now; neither was said by an older app. */
        readonly gone?: readonly Person[];
        readonly seats?: number;
      })
    | null;
  /** That stand, whoever played or passed; a misdeal was none. */
  readonly deals: number;
  /** What this phone may do, as the server last said; on a sheet it has not answered for, everything. */
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

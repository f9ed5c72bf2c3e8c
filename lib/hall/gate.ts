/** The hall's zero sum: a position is over when every sheet is in and each adds up to zero (manual of 2011, p. 9-10). */
import { sum } from "#lib/rules/lists";
import type { Points } from "#lib/rules/rules";
import { unplayed } from "./boards";
import { type Position, seatedTables, type Table } from "./hall";

export interface Gate {
  /** Tables whose sheet is not in. */
  readonly waiting: readonly number[];
  /** Tables whose sheet does not add up to zero, with the sum. */
  readonly notZero: readonly { readonly table: number; readonly sum: Points }[];
  readonly sum: Points;
  readonly isOpen: boolean;
}

export const sumOf = ({ sheet }: Table): Points => sum(sheet?.balances ?? []);

/** Each table is checked, because two errors may cancel out in the hall's sum. In duplicate: every board must have its score. */
export function gateOf({ tables, format }: Pick<Position, "tables" | "format">): Gate {
  const played = seatedTables({ tables });
  if (format !== null) {
    // An incomplete table does not play.
    const waiting = played.filter((one) => unplayed(format, one).length > 0).map(({ table }) => table);
    return { waiting, notZero: [], sum: 0, isOpen: waiting.length === 0 };
  }
  const waiting = played.filter(({ sheet }) => sheet === null).map(({ table }) => table);
  const notZero = played.map((one) => ({ table: one.table, sum: sumOf(one) })).filter(({ sum }) => sum !== 0);
  return { waiting, notZero, sum: sum(played.map(sumOf)), isOpen: waiting.length === 0 && notZero.length === 0 };
}

/** The hall's zero sum: a position is over when every sheet is in and each adds up to zero (manual of 2011, p. 9-10). */
import { sum } from "#lib/rules/lists";
import type { Points } from "#lib/rules/rules";
import { unplayed } from "./boards";
import { type Position, seatedTables, type Table } from "./hall";

export interface Gate {
  /** Tables whose sheet is not in. */
  readonly waiting: readonly number[];
  /** Tables whose sheet does not add up, and to what it adds up. */
  readonly notZero: readonly { readonly table: number; readonly sum: Points }[];
  readonly sum: Points;
  readonly isOpen: boolean;
}

export const sumOf = ({ sheet }: Table): Points => sum(sheet?.balances ?? []);

/** Two faults that cancel out would pass the hall's sum: each table is asked. In duplicate, every board has its score. */
export function gateOf({ tables, format }: Pick<Position, "tables" | "format">): Gate {
  const played = seatedTables({ tables });
  if (format !== null) {
    // A table that is not whole owes nothing.
    const waiting = played.filter((one) => unplayed(format, one).length > 0).map(({ table }) => table);
    return { waiting, notZero: [], sum: 0, isOpen: waiting.length === 0 };
  }
  const waiting = played.filter(({ sheet }) => sheet === null).map(({ table }) => table);
  const notZero = played.map((one) => ({ table: one.table, sum: sumOf(one) })).filter(({ sum }) => sum !== 0);
  return { waiting, notZero, sum: sum(played.map(sumOf)), isOpen: waiting.length === 0 && notZero.length === 0 };
}

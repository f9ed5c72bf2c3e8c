/** Helpers to write a game's deal in cells. */
import type { Cell } from "../csv";

/** By the column's id. */
export type Written = Readonly<Record<string, Cell>>;

/** One cell a player. */
export const columnsFrom = (id: string, values: readonly Cell[]): Written =>
  Object.fromEntries(values.map((value, seat) => [`${id}.${seat}`, value]));

/** "Nora double, Hugo simple". */
export const listOf = <T>(items: readonly T[], say: (item: T) => string): string | null =>
  items.length === 0 ? null : items.map(say).join(", ");

/** A column of a table of deals, and the cells of a row. */

import { nameKey } from "#lib/log/name";
import type { Rules, Seat } from "#lib/rules/rules";

/**
 * field: says what was played. score: a player's points, computed from the fields or all that is known. note: printed, and
 * left aside when read. ruling: what the table moved besides. extra: what a row has past the last column, which nobody can place.
 */
export interface Column {
  readonly id: string;
  readonly part: "field" | "score" | "ruling" | "note" | "extra";
  /** French, English, and what else people write. */
  readonly names: readonly string[];
  readonly seat?: Seat;
  /** Seldom needed: in a file, not in the grid. */
  readonly rare?: true;
}

/** A cell for each column of one row, by the column's id; what is left out is empty. `line`: where in a file the row stands. */
export type Cells = Readonly<Record<string, string>>;

export const field = (id: string, ...names: string[]): Column => ({ id, part: "field", names });
export const rare = (id: string, ...names: string[]): Column => ({ ...field(id, ...names), rare: true });
export const note = (id: string, ...names: string[]): Column => ({ id, part: "note", names });

/** One column a player: "Cartes Nora". */
export const each = (names: readonly string[], id: string, fr: string, en: string): Column[] =>
  names.map((name, seat) => ({ ...field(`${id}.${seat}`, `${fr} ${name}`, `${en} ${name}`), seat }));

export const atFive = ({ players }: Rules, ...columns: Column[]): Column[] => (players === 5 ? columns : []);

/** Heads as people type them: case, accents, dots and spaces aside. */
export const headKey = (text: string): string =>
  nameKey(text)
    .replace(/[.\s_’'-]+/g, " ")
    .trim();

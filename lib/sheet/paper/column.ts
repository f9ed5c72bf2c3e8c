/** A column of a table of deals, and the cells of a row, read or written. */

import { nameKey } from "#lib/log/name";
import { itemAt } from "#lib/rules/item-at";
import type { Rules, Seat } from "#lib/rules/rules";
import { inEach, type Lang } from "#lib/rules/words/languages";
import type { PaperWords } from "#messages/fr/rules/paper";
import { PAPER_IN } from "#messages/languages/rules/paper";
import type { Cell } from "../csv";

/**
 * field: how the deal was played. score: a player's points, computed from the fields or all that is known. note: printed, and
 * ignored when read. ruling: points that the table moved. extra: cells past the last column, which belong to none.
 */
export interface Column {
  readonly id: string;
  readonly part: "field" | "score" | "ruling" | "note" | "extra";
  /** The head as written, then other spellings that people use. */
  readonly names: Readonly<Record<Lang, readonly string[]>>;
  readonly seat?: Seat;
  /** Seldom needed: in files, but not in the grid. */
  readonly rare?: true;
}

/** The cells of one row, by the column's id; a missing one is empty. `line`: the row's line in a file. */
export type Cells = Readonly<Record<string, string>>;

/** The same as they are written. */
export type Written = Readonly<Record<string, Cell>>;

/** One cell a player. */
export const columnsFrom = (id: string, values: readonly Cell[]): Written =>
  Object.fromEntries(values.map((value, seat) => [`${id}.${seat}`, value]));

/** "Nora double, Hugo simple". */
export const listed = <T>(items: readonly T[], say: (item: T) => string): string | null =>
  items.length === 0 ? null : items.map(say).join(", ");

/** A file of one language is read on a phone of any. */
export const paperWords = <T>(of: (words: PaperWords) => T): Readonly<Record<Lang, T>> => inEach((lang) => of(PAPER_IN[lang]));

type Head = keyof PaperWords["heads"];

/** `head`: what stands over it, where that is not its id. */
export const field = (id: Head, head: Head = id): Column => ({
  id,
  part: "field",
  names: paperWords(({ heads }) => heads[head]),
});
export const rare = (id: Head, head?: Head): Column => ({ ...field(id, head), rare: true });
export const noteColumn = (id: Head): Column => ({ ...field(id), part: "note" });
export const ruling = (id: Head): Column => ({ ...rare(id), part: "ruling" });

/** One column a player: "Cartes Nora". */
export const each = (names: readonly string[], id: Head, of = field): Column[] =>
  names.map((name, seat) => ({
    ...of(id),
    id: `${id}.${seat}`,
    names: paperWords(({ heads }) => heads[id].map((head) => `${head} ${name}`)),
    seat,
  }));

export const headIn = ({ names }: Column, lang: Lang): string => itemAt(names[lang], 0);

export const atFive = ({ players }: Rules, ...columns: Column[]): Column[] => (players === 5 ? columns : []);

/** Heads as people type them: case, accents, dots and spaces aside. */
export const headKey = (text: string): string =>
  nameKey(text)
    .replace(/[.\s_’'-]+/g, " ")
    .trim();

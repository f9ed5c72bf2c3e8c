/** A page of a spreadsheet as understood: evenings with people's scores, and all that is set aside. */

import { tidyName } from "#lib/log/name";
import { keptIn, sum } from "#lib/rules/lists";
import type { Json } from "#lib/rules/read";
import { type GameName, MOST_POINTS, type Points } from "#lib/rules/rules";
import { type CsvRecord, isAmbiguous } from "#lib/sheet/csv";
import type { Day } from "../club/season-body";
import { isAbsent, pointsIn } from "./cells";
import type { Reading } from "./days";

/**
 * deals: a row a deal, with its day. rows: a row an evening. columns: a column an evening. lines: a row for each person's
 * evening.
 */
export type Layout = "deals" | "rows" | "columns" | "lines";

/**
 * head: repeated heads. totals: sums, checked but not counted. unnamed: figures without a name. undated: figures without a day.
 * unread: no number. two-ways: "1.200". half: not a multiple of ½. column: a column that is no person. note: words. unfollowed:
 * seasons or games that cannot be told row by row. never: a listed person at none of these evenings. twice: a second column of
 * one name, another person.
 */
export type Why =
  | "head"
  | "totals"
  | "unnamed"
  | "undated"
  | "unread"
  | "two-ways"
  | "half"
  | "column"
  | "unfollowed"
  | "note"
  | "never"
  | "twice";

export interface Aside {
  /** The line in the file; null for a column. */
  readonly line: number | null;
  readonly text: string;
  readonly why: Why;
}

export interface PastScore {
  readonly points: Points;
  /** The number of rows summed, if rows are deals; else 0, since the number of deals is unknown. */
  readonly deals: number;
}

export interface PastEvening {
  readonly day: Day;
  /** The season that its rows name. */
  readonly season?: string;
  /** By the index of the name in `names`; absent people have none. */
  readonly scores: ReadonlyMap<number, PastScore>;
  /** Its completely known deals; `seats`: indexes of names. */
  readonly played?: readonly { readonly seats: readonly number[]; readonly deal: Json }[];
}

/** A sum in the file that differs from its evenings. */
export interface Differs {
  readonly name: string;
  readonly written: Points;
  readonly summed: Points;
}

/** A row of a table of deals, as written. */
export interface DealRow {
  readonly line: number;
  readonly day: Day;
  readonly cells: readonly string[];
}

/** `people`: the indexes of names, by column. */
export interface DealRows {
  readonly heads: readonly string[];
  readonly people: ReadonlyMap<number, number>;
  readonly rows: readonly DealRow[];
}

export interface PastTable {
  /** The name of the workbook's page, or of the file. */
  readonly page: string | null;
  /** The season and the games that its rows name, if known. */
  readonly season?: string;
  readonly games?: readonly GameName[];
  readonly layout: Layout;
  readonly names: readonly string[];
  /** By day; two rows of one day are one evening. */
  readonly evenings: readonly PastEvening[];
  readonly aside: readonly Aside[];
  readonly differs: readonly Differs[];
  /** By day, the number of undated rows below its row, which are counted to it. */
  readonly below?: ReadonlyMap<Day, number>;
  /** True if the file does not give the years. */
  readonly isGuessed: boolean;
  /** Whether its figures are labelled as, or seem to be, running totals. Left out: each row's own points. */
  readonly running?: "said" | "seems";
  /** For rows of deals, the last figures of each day; `isAnew`: they start from zero each day. */
  readonly lasts?: readonly PastEvening[];
  /** For rows of deals, the columns that may say how they were played. */
  readonly dealt?: DealRows;
  readonly isAnew?: boolean;
  /** The number of zeros, which some write for absent people. */
  readonly zeros: number;
}

/** Collects what is read, in any order. */
export class Gathering {
  readonly names: string[] = [];
  readonly aside: Aside[] = [];
  readonly below = new Map<Day, number>();
  /** `last`: the last figure put. */
  private readonly days = new Map<Day, Map<number, PastScore & { readonly last: Points }>>();
  private readonly places = new Map<string, number>();

  /** The index of a name; the same name written twice is one person. */
  nameOf(text: string): number {
    const name = tidyName(text).slice(0, 200);
    return keptIn(this.places, name, () => this.names.push(name) - 1);
  }

  /** The index of a column head's name; the second of two equal heads is another person. */
  nameOver(text: string, over: Set<number>): number {
    let name = this.nameOf(text);
    if (over.has(name)) this.leave(null, tidyName(text), "twice");
    for (let n = 2; over.has(name); n++) name = this.nameOf(`${text} (${n})`);
    over.add(name);
    return name;
  }

  /** Stores a cell's score, or sets it aside with a reason. True if it had a score. */
  put({ line }: CsvRecord, text: string, day: Day, name: number, isDeal: boolean): boolean {
    if (isAbsent(text)) return false;
    const points = pointsIn(text);
    const who = `${this.names[name]}, ${text}`;
    if (points === null) this.leave(line, who, isAmbiguous(text) ? "two-ways" : "unread");
    else if (!Number.isInteger(points * 2) || Math.abs(points) > MOST_POINTS) this.leave(line, who, "half");
    else this.add(day, name, points, isDeal);
    return points !== null;
  }

  private add(day: Day, name: number, points: Points, isDeal: boolean): void {
    const evening = keptIn(this.days, day, () => new Map());
    const known = evening.get(name) ?? { points: 0, deals: 0 };
    evening.set(name, { points: known.points + points, deals: known.deals + (isDeal ? 1 : 0), last: points });
  }

  /** Counts an undated row to the day above it. */
  follow(day: Day): void {
    this.below.set(day, (this.below.get(day) ?? 0) + 1);
  }

  leave(line: number | null, cells: readonly string[] | string, why: Why): void {
    const text = typeof cells === "string" ? cells : cells.filter((cell) => cell !== "").join(" ");
    this.aside.push({ line, text: text.length > 60 ? `${text.slice(0, 60)}…` : text, why });
  }

  sumOf(name: number): Points {
    return sum([...this.days.values()].map((scores) => scores.get(name)?.points));
  }

  /** The last figures of each day. */
  get lasts(): PastEvening[] {
    return this.daysBy(({ last, deals }) => ({ points: last, deals }));
  }

  /** The page's table. */
  table({ grid }: Reading, layout: Layout, isGuessed: boolean, differs: readonly Differs[] = []): PastTable {
    const { names, aside, below } = this;
    const evenings = this.daysBy(({ points, deals }) => ({ points, deals }));
    const table = { page: grid.name, layout, names, evenings, aside, differs, isGuessed, zeros: zerosIn(evenings) };
    return { ...table, ...(below.size > 0 && { below }) };
  }

  private daysBy(scoreOf: (score: PastScore & { readonly last: Points }) => PastScore): PastEvening[] {
    return [...this.days]
      .map(([day, scores]) => ({ day, scores: new Map([...scores].map(([name, score]) => [name, scoreOf(score)])) }))
      .sort((a, b) => (a.day < b.day ? -1 : 1));
  }
}

export const zerosIn = (evenings: readonly PastEvening[]): number =>
  evenings.flatMap(({ scores }) => [...scores.values()]).filter(({ points }) => points === 0).length;

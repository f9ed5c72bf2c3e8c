/** What is understood of a page of a spreadsheet: evenings, whose columns or lines are people, and all that is set aside. */

import { tidyName } from "#lib/log/name";
import { keptIn, sum } from "#lib/rules/lists";
import type { Json } from "#lib/rules/read";
import { type GameName, MOST_POINTS, type Points } from "#lib/rules/rules";
import { type CsvRecord, isAmbiguous } from "#lib/sheet/csv";
import type { Day } from "../season-body";
import type { Reading } from "./days";
import { isAbsent, pointsIn } from "./grid";

/** deals: a row a deal, its day beside it. rows: a row an evening. columns: a column an evening. lines: a row for each person's evening. */
export type Layout = "deals" | "rows" | "columns" | "lines";

/**
 * head: the heads again. totals: sums, which are checked and not counted. unnamed: figures of nobody. undated: figures of no day. unread: what
 * is no number. two-ways: "1.200". half: a smaller part than half a point. column: a column that is nobody's. note: words.
 * unfollowed: seasons or games that cannot be told row by row. never: somebody of the list who was at none of these evenings. twice: a second column of one name, which is somebody else's.
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
  /** In the file; null for a column. */
  readonly line: number | null;
  readonly text: string;
  readonly why: Why;
}

export interface PastScore {
  readonly points: Points;
  /** Of how many rows it is the sum, where a row is a deal; else 0: nobody knows of how many deals. */
  readonly deals: number;
}

export interface PastEvening {
  readonly day: Day;
  /** That its rows name. */
  readonly season?: string;
  /** By the place of the name in `names`; who was not there has none. */
  readonly scores: ReadonlyMap<number, PastScore>;
  /** Of its deals, those that are known whole; `seats` by place. */
  readonly played?: readonly { readonly seats: readonly number[]; readonly deal: Json }[];
}

/** A sum that the file writes, and that its evenings do not make. */
export interface Differs {
  readonly name: string;
  readonly written: Points;
  readonly summed: Points;
}

/** A row of a table of deals, as it is written. */
export interface DealRow {
  readonly line: number;
  readonly day: Day;
  readonly cells: readonly string[];
}

/** `people`: the places of the names, by their columns. */
export interface DealRows {
  readonly heads: readonly string[];
  readonly people: ReadonlyMap<number, number>;
  readonly rows: readonly DealRow[];
}

export interface PastTable {
  /** The page of the workbook, or the file. */
  readonly page: string | null;
  /** That its rows name; the games, as far as they are known. */
  readonly season?: string;
  readonly games?: readonly GameName[];
  readonly layout: Layout;
  readonly names: readonly string[];
  /** In the order of their days; two rows of one day are one evening. */
  readonly evenings: readonly PastEvening[];
  readonly aside: readonly Aside[];
  readonly differs: readonly Differs[];
  /** By day, how many rows without a date stand under its own and are read as of it. */
  readonly below?: ReadonlyMap<Day, number>;
  /** Years that the file does not say. */
  readonly isGuessed: boolean;
  /** Its figures say, or seem, to be what everybody had after each evening, or each deal. Left out: what each brought. */
  readonly running?: "said" | "seems";
  /** Of rows of deals, the last figures of each day; `isAnew`: each day they begin from nothing. */
  readonly lasts?: readonly PastEvening[];
  /** Of rows of deals, what may say how they were played. */
  readonly dealt?: DealRows;
  readonly isAnew?: boolean;
  /** How many scores are a 0, which some write for who was not there. */
  readonly zeros: number;
}

/** Gathers what is read, in whatever order it comes. */
export class Gathering {
  readonly names: string[] = [];
  readonly aside: Aside[] = [];
  readonly below = new Map<Day, number>();
  /** `last`: what was put last. */
  private readonly days = new Map<Day, Map<number, PastScore & { readonly last: Points }>>();
  private readonly places = new Map<string, number>();

  /** Where a name stands among the names: written twice the same, it is one person. */
  nameOf(text: string): number {
    const name = tidyName(text).slice(0, 200);
    const known = this.places.get(name);
    if (known !== undefined) return known;
    this.places.set(name, this.names.length);
    return this.names.push(name) - 1;
  }

  /** The name over one more column of the same row: of two that are alike, the second is another person's. */
  nameOver(text: string, over: Set<number>): number {
    let name = this.nameOf(text);
    if (over.has(name)) this.leave(null, tidyName(text), "twice");
    for (let n = 2; over.has(name); n++) name = this.nameOf(`${text} (${n})`);
    over.add(name);
    return name;
  }

  /** One cell of scores, put where it belongs or set aside with its reason. True where it held a score. */
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

  /** A row is of the day that is written above it. */
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

  /** All that was gathered, as the page's table. */
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

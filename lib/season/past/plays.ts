/**
 * Rows of deals: each judged by its game as a sheet would judge it, beside the points that stand there. Where the rules do not make those
 * points, or nothing says how the deal was played, the row is one of paper (T26): its points alone.
 */

import { gameOf, readRules } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import { keptIn } from "#lib/rules/lists";
import type { Json } from "#lib/rules/read";
import { type Fault, type GameName, isEmptyDeal, isReport, type Points, type Rules } from "#lib/rules/rules";
import type { Cells } from "#lib/sheet/paper/column";
import { columnsOf, matchHeads } from "#lib/sheet/paper/columns";
import { readTable, startOf } from "#lib/sheet/paper/read-table";
import type { Day } from "../season-body";
import { pointsIn } from "./grid";
import type { DealRow, DealRows } from "./table";

/** `seats`: by the places of the names, in the order of their columns. */
interface Play {
  readonly day: Day;
  readonly seats: readonly number[];
  readonly deal: Json;
}

/** A row whose rules do not make what is written: whose column, and both figures. */
export interface PlayDiffers {
  readonly line: number;
  readonly name: number;
  readonly written: Points;
  readonly computed: Points;
}

/** `nobody`: the name in it that is none of those who played. */
interface Unread {
  readonly line: number;
  readonly text: string;
  readonly nobody?: string;
}

export interface Plays {
  /** In their order: those whose game makes the points that are written, and those of which only the points are known. */
  readonly played: readonly Play[];
  /** They count by what is written. */
  readonly differ: readonly PlayDiffers[];
  /** How many rows are in the totals of their evening alone. */
  readonly summed: number;
  /** Rows that tell something of how they were played, and not enough, or what the game does not know. */
  readonly unread: readonly Unread[];
  /** Of each number of players. */
  readonly rules: readonly Rules[];
}

const NONE: Plays = { played: [], differ: [], summed: 0, unread: [], rules: [] };
const known = new WeakMap<DealRows, Map<GameName, Plays>>();

/** Nothing where no column tells of it. */
export function playsIn(rows: DealRows | undefined, names: readonly string[], game: GameName): Plays {
  if (!rows) return NONE;
  const byGame = keptIn(known, rows, () => new Map());
  return keptIn(byGame, game, () => judge(rows, names, game));
}

function judge({ heads, people, rows }: DealRows, names: readonly string[], game: GameName): Plays {
  const table = new Judging(heads, people, names, game);
  for (let from = 0; from < rows.length; ) {
    const first = itemAt(rows, from);
    const seated = seatsIn(first, people);
    let to = from;
    while (rows[to]?.day === first.day && seatsIn(itemAt(rows, to), people).join() === seated.join()) to++;
    table.add(rows.slice(from, to), seated);
    from = to;
  }
  return table.plays;
}

/** Who has a figure, by column. A nought of one too many for the game is somebody who sat out. */
const seatsIn = ({ cells }: DealRow, people: ReadonlyMap<number, number>): number[] =>
  [...people.keys()].filter((column) => pointsIn(cells[column] ?? "") !== null);

class Judging {
  private readonly played: Play[] = [];
  private readonly differ: PlayDiffers[] = [];
  private readonly unread: Unread[] = [];
  private summed = 0;
  private readonly rules = new Map<number, Rules | null>();

  constructor(
    private readonly heads: readonly string[],
    private readonly people: ReadonlyMap<number, number>,
    private readonly names: readonly string[],
    private readonly game: GameName,
  ) {}

  get plays(): Plays {
    const { played, differ, summed, unread } = this;
    return { played, differ, summed, unread, rules: [...this.rules.values()].flatMap((one) => one ?? []) };
  }

  /** Rows of one day at which the same people sat. */
  add(rows: readonly DealRow[], seated: readonly number[]): void {
    const rules = this.rulesFor(seated.length);
    if (rules) this.judge(rules, rows, seated);
    else this.withoutNoughts(rows, seated);
  }

  private judge(rules: Rules, rows: readonly DealRow[], places: readonly number[]): void {
    const seats = places.map((column) => this.people.get(column) as number);
    const names = seats.map((place) => this.names[place] ?? "");
    const heads = matchHeads(this.heads, columnsOf(rules, names));
    const cells = rows.map((row) => this.cellsOf(row, heads, places));
    readTable(rules, names, cells, startOf(rules, 0), "changes").forEach(({ deal, faults }, i) => {
      const row = itemAt(rows, i);
      if (deal === null) return;
      const [first] = faults;
      if (first && faults.every(({ code }) => code === "scores-differ"))
        this.differ.push({ line: row.line, ...differing(first, seats) });
      else if (faults.length > 0) this.unread.push({ line: row.line, text: textOf(row, heads), ...nobodyIn(faults) });
      if (faults.length > 0 || isReport(deal)) this.keepPoints(rules, row, seats, places);
      else if (!isEmptyDeal(deal)) this.played.push({ day: row.day, seats, deal });
    });
  }

  /** Points that the game cannot bear, such as those of a row whose sum is not zero, are in the evening's total alone. */
  private keepPoints(rules: Rules, { day, cells }: DealRow, seats: readonly number[], places: readonly number[]): void {
    const deal = { report: places.map((column) => pointsIn(cells[column] ?? "") as Points) };
    if (gameOf(rules).read(rules, deal).ok) this.played.push({ day, seats, deal });
    else this.summed++;
  }

  /** One more than the game has seats: whoever has a nought did not sit. */
  private withoutNoughts(rows: readonly DealRow[], seated: readonly number[]): void {
    for (const row of rows) {
      const sat = seated.filter((column) => pointsIn(row.cells[column] ?? "") !== 0);
      const rules = this.rulesFor(sat.length);
      if (rules) this.judge(rules, [row], sat);
      else this.summed++;
    }
  }

  private rulesFor(players: number): Rules | null {
    return keptIn(this.rules, players, () => {
      const read = readRules({ game: this.game, players });
      return read.ok ? read.value : null;
    });
  }

  private cellsOf(row: DealRow, heads: ReturnType<typeof matchHeads>, places: readonly number[]): Cells {
    const fields = heads.flatMap((column, i): [string, string][] =>
      column && column.part === "field" && row.cells[i] ? [[column.id, itemAt(row.cells, i)]] : [],
    );
    const scores = places.map((column, seat): [string, string] => [
      `score.${seat}`,
      String(pointsIn(row.cells[column] ?? "") ?? ""),
    ]);
    return { line: String(row.line), ...Object.fromEntries([...fields, ...scores]) };
  }
}

const differing = ({ params }: Fault, seats: readonly number[]): Omit<PlayDiffers, "line"> => ({
  name: itemAt(seats, Number(params?.seat)),
  written: Number(params?.written),
  computed: Number(params?.computed),
});

function nobodyIn(faults: readonly Fault[]): Pick<Unread, "nobody"> {
  const given = faults.find(({ code }) => code === "nobody-so-named")?.params?.given;
  return given === undefined ? {} : { nobody: String(given) };
}

const textOf = ({ cells }: DealRow, heads: ReturnType<typeof matchHeads>): string =>
  heads.flatMap((column, i) => (column?.part === "field" && cells[i] ? [itemAt(cells, i)] : [])).join(" ");

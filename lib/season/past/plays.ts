/**
 * Rows of deals, each judged by its game as on a sheet, and compared with the written points. If they differ, or the play is
 * unknown, the row is one of paper (T26), with points only.
 */

import { gameOf, readRules } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import { keptIn } from "#lib/rules/lists";
import type { Json } from "#lib/rules/read";
import { type Fault, type GameName, isEmptyDeal, isReport, type Points, type Rules } from "#lib/rules/rules";
import type { Cells } from "#lib/sheet/paper/column";
import { matchHeads, paperColumns } from "#lib/sheet/paper/columns";
import { readTable, startOf } from "#lib/sheet/paper/read-table";
import type { Day } from "../club/season-body";
import { pointsIn } from "./cells";
import type { DealRow, DealRows } from "./table";

/** `seats`: indexes of names, in the order of columns. */
interface Play {
  readonly day: Day;
  readonly seats: readonly number[];
  readonly deal: Json;
}

/** A row whose written points differ from the rules: the column, and both figures. */
export interface PlayDiffers {
  readonly line: number;
  readonly name: number;
  readonly written: Points;
  readonly computed: Points;
}

/** `nobody`: a name in it that is not a player's. */
interface Unread {
  readonly line: number;
  readonly text: string;
  readonly nobody?: string;
}

export interface Plays {
  /** In order: deals whose points agree with the rules, and deals known by points only. */
  readonly played: readonly Play[];
  /** They count by the written points. */
  readonly differ: readonly PlayDiffers[];
  /** How many rows are only in their evening's total. */
  readonly summed: number;
  /** Rows with incomplete play, or play that the game does not know. */
  readonly unread: readonly Unread[];
  /** The rules for each number of players. */
  readonly rules: readonly Rules[];
}

const NONE: Plays = { played: [], differ: [], summed: 0, unread: [], rules: [] };
const known = new WeakMap<DealRows, Map<GameName, Plays>>();

/** Empty if no column says how deals were played. */
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

/** The columns with a figure. With one player too many for the game, a zero means sitting out. */
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

  /** Adds rows of one day with the same players. */
  add(rows: readonly DealRow[], seated: readonly number[]): void {
    const rules = this.rulesFor(seated.length);
    if (rules) this.judge(rules, rows, seated);
    else this.withoutNoughts(rows, seated);
  }

  private judge(rules: Rules, rows: readonly DealRow[], places: readonly number[]): void {
    const seats = places.map((column) => this.people.get(column) as number);
    const names = seats.map((place) => this.names[place] ?? "");
    const heads = matchHeads(this.heads, paperColumns(rules, names));
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

  /** Points that the game refuses, such as a sum other than zero, are only in the evening's total. */
  private keepPoints(rules: Rules, { day, cells }: DealRow, seats: readonly number[], places: readonly number[]): void {
    const deal = { report: places.map((column) => pointsIn(cells[column] ?? "") as Points) };
    if (gameOf(rules).read(rules, deal).ok) this.played.push({ day, seats, deal });
    else this.summed++;
  }

  /** With one player too many, a zero means sitting out. */
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

/** What the hall's wall shows, a page at a time: where everybody goes, then the standings. */
import { boardStandings } from "#lib/hall/board-standings";
import { gateOf } from "#lib/hall/gate";
import { type Hall, isOfMatch, type Position, seatedTables, startingChair } from "#lib/hall/hall";
import { standingsAfter } from "#lib/hall/hall-standings";
import { nameAt } from "#lib/hall/table-sheet";
import { complete, shownNumber, teamPlaces } from "#lib/hall/teams";
import { evenly } from "#lib/rules/lists";
import type { Points } from "#lib/rules/rules";
import type { Chunks } from "#messages/fr/chunks";
import { inOrderOf, postedOrder } from "./posted";

const COLUMNS = 3;

/** How many rows a column has. */
const ROWS = { large: 10, wide: 14, close: 18 } as const;
export type Density = keyof typeof ROWS;

const pagesOf = (people: number, density: Density): number => Math.ceil(people / (ROWS[density] * COLUMNS));

/** As large as possible; smaller if that saves a page, so that the turns are shorter. */
function densityOf(people: number): Density {
  if (people <= 2 * ROWS.large) return "large";
  return pagesOf(people, "close") < pagesOf(people, "wide") ? "close" : "wide";
}

export interface WallTurn {
  readonly kind: "seating" | "standings" | "teams";
  readonly rows: readonly WallRow[];
}

/** A line of the wall: a player's seat, or a place in the standings. */
export interface WallRow {
  readonly key: number;
  /** The player's number, or the rank. */
  readonly number: number;
  readonly name: string;
  /** Players who left rank after those who stayed (H12). */
  readonly left?: boolean;
  /** At the end of the line: the seat, or the points. */
  readonly said: string | { readonly points: Points | null } | { readonly table: number; readonly line: string | undefined };
}

/** All pages in order, and the size of their rows. After the end there are no seats to show. */
export function hallWall(hall: Hall, words: Chunks["boards"], lines: readonly string[]): { pages: WallTurn[]; density: Density } {
  const after = complete(hall);
  const going = goings(hall, lines);
  const density = densityOf(going.length);
  const turns = (kind: WallTurn["kind"], all: WallRow[]) =>
    evenly(all, ROWS[density] * COLUMNS).map((rows): WallTurn => ({ kind, rows }));
  const pages = [
    ...turns("seating", hall.ended ? [] : going),
    ...turns("teams", after > 0 ? teamStands(hall, after) : []),
    ...turns("standings", after > 0 ? stands(hall, after, words) : []),
  ];
  return { pages, density };
}

/** The standings as they are posted: points, percentages or match points; of a duplicate by percentage, the one that counts by lines. */
function stands(hall: Hall, after: number, words: Chunks["boards"]): WallRow[] {
  if (!hall.opening.duplicate)
    return standingsAfter(hall, after).map(({ entrant, rank, name, left, total }) => ({
      key: entrant,
      number: rank,
      name,
      left,
      said: { points: total },
    }));
  const isPercent = !isOfMatch(hall);
  return inOrderOf(boardStandings(hall, after), postedOrder(hall)).map(({ entrant, rank, alternate, name, overall }) => ({
    key: entrant,
    number: isPercent ? alternate : rank,
    name,
    said: overall === null ? "–" : isPercent ? words.percent(overall) : words.points(overall),
  }));
}

/** In a tournament of teams, the sum of each. */
const teamStands = (hall: Hall, after: number): WallRow[] =>
  teamPlaces(hall, after).map(({ rank, number, name, total }) => ({
    key: number,
    number: rank,
    name,
    said: { points: total },
  }));

/** Seats by name, since people look for their own; before the start, those of the first position. */
function goings(hall: Hall, lines: readonly string[]): WallRow[] {
  const position = hall.positions.at(-1);
  const seated = position
    ? position.tables.flatMap(({ table, seats }) =>
        seats.flatMap((number, line) =>
          number === null ? [] : [{ number, line, table, name: nameAt(hall, position.position, number) }],
        ),
      )
    : hall.numbers.flatMap(({ number, holders }) =>
        holders[0] ? [{ number, ...startingChair(number), name: holders[0].name }] : [],
      );
  return seated
    .sort((a, b) => a.name.localeCompare(b.name) || a.number - b.number)
    .map(({ number, name, table, line }) => ({
      key: number,
      number: shownNumber(hall, number),
      name,
      said: { table, line: lines[line] },
    }));
}

/** On a page that is not full, columns of equal height, not so wide that the eye loses the line. */
export const wallColumns = (rows: readonly WallRow[], density: Density): WallRow[][] =>
  evenly(rows, rows.length > 4 ? Math.min(ROWS[density], Math.ceil(rows.length / 2)) : ROWS[density]);

/** How many sheets of the position are in, among the tables that play. */
export function handedOf(position: Position): { handed: number; all: number } {
  const all = seatedTables(position).length;
  return { handed: all - gateOf(position).waiting.length, all };
}

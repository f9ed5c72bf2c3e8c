/** What the hall's wall shows, a page at a time: where everybody goes, then the standings. */
import type { ReactNode } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { boardStandings } from "#lib/hall/board-standings";
import { type Hall, isOfMatch, startOf } from "#lib/hall/hall";
import { standingsAfter } from "#lib/hall/hall-standings";
import { nameAt } from "#lib/hall/table-sheet";
import { complete, shownNumber, teamPlaces } from "#lib/hall/teams";
import { evenly } from "#lib/rules/lists";
import type { Parts } from "#messages/fr/parts";
import { inOrderOf, postedOrder } from "./board-standings";

const COLUMNS = 3;

/** So many rows of this size a column. */
export interface Density {
  readonly rows: number;
  readonly size: string;
}
const LARGE: Density = { rows: 10, size: "h-[4.3vw] text-[2.7vw]/[1.1]" };
const WIDE: Density = { rows: 14, size: "h-[3.08vw] text-[2.1vw]/[1.1]" };
const CLOSE: Density = { rows: 18, size: "h-[2.4vw] text-[1.75vw]/[1.1]" };

const pagesOf = (people: number, { rows }: Density): number => Math.ceil(people / (rows * COLUMNS));

/** As large as the hall allows: smaller where it spares a page, so that nobody waits long for theirs. */
function densityOf(people: number): Density {
  if (people <= 2 * LARGE.rows) return LARGE;
  return pagesOf(people, CLOSE) < pagesOf(people, WIDE) ? CLOSE : WIDE;
}

export type WallTurn =
  | { readonly kind: "seating"; readonly rows: readonly Going[] }
  | { readonly kind: "standings" | "teams"; readonly rows: readonly WallStanding[] };

export interface WallStanding {
  readonly entrant: number;
  readonly rank: number;
  readonly name: string;
  /** Who has left ranks after everybody who stayed (H12). */
  readonly left?: boolean;
  readonly said: ReactNode;
}

export interface Going {
  readonly number: number;
  /** As people read it. */
  readonly shown: number;
  readonly name: string;
  readonly table: number;
  readonly line: number;
}

/** All of them, in their order, and how large their rows are. Once it has ended nobody goes anywhere. */
export function wallPages(hall: Hall, words: Parts["boards"]): { pages: WallTurn[]; density: Density } {
  const after = complete(hall);
  const going = goings(hall);
  const density = densityOf(going.length);
  const standing = (kind: "teams" | "standings", all: WallStanding[]) => inPages(all, density).map((rows) => ({ kind, rows }));
  const pages: WallTurn[] = [
    ...(hall.ended ? [] : inPages(going, density).map((rows) => ({ kind: "seating" as const, rows }))),
    ...(after > 0 ? standing("teams", teamStands(hall, after)) : []),
    ...(after > 0 ? standing("standings", stands(hall, after, words)) : []),
  ];
  return { pages, density };
}

/** The standings as they are posted: points, percentages or match points; of a duplicate by percentage, the one that counts by lines. */
function stands(hall: Hall, after: number, words: Parts["boards"]): WallStanding[] {
  if (!hall.opening.duplicate)
    return standingsAfter(hall, after).map(({ entrant, rank, name, left, total }) => ({
      entrant,
      rank,
      name,
      left,
      said: <Figure value={total} kind="total" />,
    }));
  const isPercent = !isOfMatch(hall);
  return inOrderOf(boardStandings(hall, after), postedOrder(hall)).map(({ entrant, rank, alternate, name, overall }) => ({
    entrant,
    rank: isPercent ? alternate : rank,
    name,
    said: overall === null ? "–" : isPercent ? words.percent(overall) : words.points(overall),
  }));
}

/** In a night of teams, the sum of each. */
function teamStands(hall: Hall, after: number): WallStanding[] {
  const names = new Map(standingsAfter(hall, after).map(({ entrant, name }) => [entrant, name]));
  return teamPlaces(hall, after).map(({ rank, team, total }) => ({
    entrant: team[0] ?? 0,
    rank,
    name: team.flatMap((number) => names.get(number) ?? []).join(", "),
    said: <Figure value={total} kind="total" />,
  }));
}

/** By name, as people look for themselves; before the start, where each begins. */
function goings(hall: Hall): Going[] {
  const position = hall.positions.at(-1);
  const seated: Omit<Going, "shown">[] = position
    ? position.tables.flatMap(({ table, seats }) =>
        seats.flatMap((number, line) =>
          number === null ? [] : [{ number, line, table, name: nameAt(hall, position.position, number) }],
        ),
      )
    : hall.numbers.flatMap(({ number, holders }) => (holders[0] ? [{ number, ...startOf(number), name: holders[0].name }] : []));
  return seated
    .map((one) => ({ ...one, shown: shownNumber(hall, one.number) }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.number - b.number);
}

const inPages = <T,>(rows: readonly T[], { rows: high }: Density): T[][] => evenly(rows, high * COLUMNS);

/** A page that is not full has columns of one height, no wider than the eye crosses. */
export const columns = <T,>(rows: readonly T[], { rows: high }: Density): T[][] =>
  evenly(rows, rows.length > 4 ? Math.min(high, Math.ceil(rows.length / 2)) : high);

/** Entrants → numbers: in the order of the list, or drawn; who is missing is North of tables well apart (manual of 2011, p. 6). */
import { type Format, fewestTables, isOfTeams } from "#lib/rules/hall/boards";
import { FEWEST_TABLES, type HallSeating, mostPositions, movement } from "#lib/rules/hall/movement";
import { bySize } from "#lib/rules/lists";
import { byLot } from "#lib/rules/seeded";
import type { EntrantId } from "./hall-event";

/** So far apart, nobody sits at a table of three twice in five positions. */
const APART = 6;

/** In duplicate: so many tables that there is something to compare, the last one perhaps not whole. */
export const canSeatBoards = (entrants: number, format: Format): boolean =>
  tablesFor(entrants, format) >= fewestTables(format) && entrants > 1;

export const tablesFor = (entrants: number, format: Format | undefined): number =>
  Math.ceil(entrants / (format !== undefined && isOfTeams(format) ? 2 : 4));

/** By number: teams in the North and the East of their tables. */
export const takeTeamSeats = (teams: readonly EntrantId[]): (EntrantId | null)[] =>
  Array.from({ length: Math.ceil(teams.length / 2) }, (_, i) => [
    teams[2 * i] ?? null,
    null,
    teams[2 * i + 1] ?? null,
    null,
  ]).flat();

/** Five make no tables of three or four; teams play at whole tables. */
export const canSeat = (entrants: number, teamOf: 1 | 2 | 4 = 1): boolean =>
  teamOf === 1 ? entrants >= 3 && entrants !== 5 : entrants >= 12 && entrants % 4 === 0;

/** Of the movement, for which tables of three are spread. */
const POSITIONS = 5;

/**
 * The tables at which North is missing: the last one, and others as far apart as makes the fewest people sit at a table of three twice
 * in the positions of the movement; six apart where that does.
 */
export function tablesOfThree(entrants: number): number[] {
  const tables = Math.ceil(entrants / 4);
  const missing = 4 * tables - entrants;
  if (missing < 2) return missing === 1 ? [tables] : [];
  const spread = (step: number) => Array.from({ length: missing }, (_, i) => tables - ((i * step) % tables));
  const steps = [APART, ...Array.from({ length: tables - 1 }, (_, i) => i + 1)].filter(
    (step) => step < tables && new Set(spread(step)).size === missing,
  );
  if (tables < FEWEST_TABLES) return spread(1);
  const seatings = movement(tables, Math.min(POSITIONS, mostPositions(tables)));
  const [best = 1] = steps
    .map((step) => ({ step, twice: twiceAtThree(seatings, spread(step)) }))
    .sort((a, b) => a.twice - b.twice)
    .map(({ step }) => step);
  return spread(best);
}

/** How often somebody comes back to a table of three. */
function twiceAtThree(seatings: readonly HallSeating[], tables: readonly number[]): number {
  const away = new Set(tables.map((table) => 4 * table - 3));
  const threes = seatings.flatMap((seating) =>
    seating.filter((seats) => seats.some((one) => away.has(one))).flatMap((seats) => seats.filter((one) => !away.has(one))),
  );
  return threes.length - new Set(threes).size;
}

/** By number; null where nobody starts. */
export function takeSeats(entrants: readonly EntrantId[]): (EntrantId | null)[] {
  const left = [...entrants];
  const threes = new Set(tablesOfThree(entrants.length));
  return Array.from({ length: 4 * Math.ceil(entrants.length / 4) }, (_, i) =>
    i % 4 === 0 && threes.has(i / 4 + 1) ? null : (left.shift() ?? null),
  );
}

/** Drawn team by team: who was entered together stays together. */
export function drawnEntrants(entrants: readonly EntrantId[], teamOf: 1 | 2 | 4, random: () => number): EntrantId[] {
  return byLot(bySize(entrants, teamOf), random).flat();
}

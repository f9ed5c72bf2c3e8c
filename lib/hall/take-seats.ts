/**
 * Entrants → numbers, in the order of the list or drawn. Missing players are Norths of tables well apart (manual of 2011, p. 6).
 */
import { type Format, fewestTables, isOfTeams } from "#lib/rules/hall/boards";
import { FEWEST_TABLES, type HallSeating, mostPositions, movement } from "#lib/rules/hall/movement";
import { bySize } from "#lib/rules/lists";
import { byLot } from "#lib/rules/seeded";
import type { Hall } from "./hall";
import type { EntrantId, HallChange } from "./hall-event";
import { isOfEntrantTeams } from "./teams";

/** Tables of three this far apart: no one sits at one twice in five positions. */
const APART = 6;

/** In duplicate: enough tables for a comparison; the last one may be incomplete. */
export const canSeatBoards = (entrants: number, format: Format): boolean =>
  tablesNeeded(entrants, format) >= fewestTables(format) && entrants > 1;

export const tablesNeeded = (entrants: number, format: Format | undefined): number =>
  Math.ceil(entrants / (format !== undefined && isOfTeams(format) ? 2 : 4));

/** By number: teams have the North and the East of their tables. */
export const takeTeamSeats = (teams: readonly EntrantId[]): (EntrantId | null)[] =>
  Array.from({ length: Math.ceil(teams.length / 2) }, (_, i) => [
    teams[2 * i] ?? null,
    null,
    teams[2 * i + 1] ?? null,
    null,
  ]).flat();

/** Five cannot be split into tables of three and four; teams need complete tables. */
export const canSeat = (entrants: number, teamOf: 1 | 2 | 4 = 1): boolean =>
  teamOf === 1 ? entrants >= 3 && entrants !== 5 : entrants >= 12 && entrants % 4 === 0;

/** Positions of the movement for which tables of three are spread out. */
const POSITIONS = 5;

/**
 * The tables without North: the last one, and others spaced so that the fewest people sit at a table of three twice within the
 * movement; six apart if that is enough.
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

/** How often a player comes to a table of three again. */
function twiceAtThree(seatings: readonly HallSeating[], tables: readonly number[]): number {
  const away = new Set(tables.map((table) => 4 * table - 3));
  const threes = seatings.flatMap((seating) =>
    seating.filter((seats) => seats.some((one) => away.has(one))).flatMap((seats) => seats.filter((one) => !away.has(one))),
  );
  return threes.length - new Set(threes).size;
}

/** By number; null for a number that does not start. */
export function takeSeats(entrants: readonly EntrantId[]): (EntrantId | null)[] {
  const left = [...entrants];
  const threes = new Set(tablesOfThree(entrants.length));
  return Array.from({ length: 4 * Math.ceil(entrants.length / 4) }, (_, i) =>
    i % 4 === 0 && threes.has(i / 4 + 1) ? null : (left.shift() ?? null),
  );
}

/** Drawn team by team: those entered together stay together. */
export function drawnEntrants(entrants: readonly EntrantId[], teamOf: 1 | 2 | 4, random: () => number): EntrantId[] {
  return byLot(bySize(entrants, teamOf), random).flat();
}

/** A seat for each who entered: drawn with `random`, or without it in their order. */
export function givenSeats({ entrants, opening }: Pick<Hall, "entrants" | "opening">, random: (() => number) | null): HallChange {
  const entered = [...entrants.keys()];
  const order = random ? drawnEntrants(entered, opening.teamOf, random) : entered;
  return { kind: "seats.given", body: { seats: (isOfEntrantTeams({ opening }) ? takeTeamSeats : takeSeats)(order) } };
}

/** The seats once more as each who entered first under a number has them. */
export const seatsAsGiven = ({ numbers }: Pick<Hall, "numbers">): HallChange => ({
  kind: "seats.given",
  body: { seats: numbers.map(({ holders }) => holders[0]?.entrant ?? null) },
});

/** The tables without a North: as the seats were given, or as they would be if those who entered fit. */
export function threesOf({ entrants, numbers }: Pick<Hall, "entrants" | "numbers">, fits: boolean): number[] {
  if (numbers.length === 0) return fits ? tablesOfThree(entrants.size) : [];
  return numbers.flatMap(({ number, holders }) => (number % 4 === 1 && holders.length === 0 ? [(number + 3) / 4] : []));
}

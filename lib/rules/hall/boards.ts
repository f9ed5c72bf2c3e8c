// This folder: a tournament's arithmetic of boards, matches and who sits where.
/**
 * Duplicate: the seating, and the boards (étuis) at each table (FFT 2012, p. 13-26). Numbers are those of a hall: 4k−3 … 4k start
 * at table k as North, South, East, West. A team is one number: the North of its table for the line North-South, the East for the
 * line East-West.
 */
import { secondMeetings } from "./meetings";

export const FORMATS = ["individual", "triplettes", "quadrettes", "teams"] as const;
/** `triplettes`: three against one of the other team. `quadrettes`: two teams, four by four. `teams`: a match in four quarters. */
export type Format = (typeof FORMATS)[number];

/** One position of a duplicate: by table, the numbers (null: empty), and the boards played. */
export interface Round {
  readonly seating: readonly (readonly (number | null)[])[];
  readonly boards: readonly (readonly number[])[];
}

/** A match of teams is played in quarters. */
export const QUARTERS = 4;
/** The most boards at a table in one position, and the most positions, that a tournament may have. */
export const MOST_BOARDS = 8;
const MOST_ROUNDS = 20;

/** True if all scores of a board are ranked; in other formats the two takers of one match are compared. */
export const isTopage = (format: Format): boolean => format === "individual" || format === "triplettes";
export const isOfTeams = (format: Format): boolean => format !== "individual";

/** With fewer tables nothing is compared, or there is nowhere to move. */
export const fewestTables = (format: Format): number => ({ individual: 5, triplettes: 3, quadrettes: 1, teams: 1 })[format];

/**
 * `each`: boards at a table in a position. Individual: North stays, South +1, East +2, West −2, boards go down one table. Lines of
 * teams: North-South stays, East-West goes up one table, and two in the middle of an even number (H16).
 */
export function rounds(format: Format, tables: number, positions: number, each: number): readonly Round[] {
  const set = (n: number): number[] => Array.from({ length: each }, (_, i) => n * each + i + 1);
  return Array.from({ length: Math.min(positions, farthest(format, tables)) }, (_, p) => ({
    seating: Array.from({ length: tables }, (__, table) => seatsAt(format, table, tables, p)),
    boards: Array.from({ length: tables }, (__, table) => set(isTopage(format) ? (table + p) % tables : p)),
  }));
}

const farthest = (format: Format, tables: number): number => (format === "teams" ? QUARTERS : Math.min(tables, MOST_ROUNDS));

function seatsAt(format: Format, table: number, tables: number, p: number): (number | null)[] {
  const from = (steps: number): number => (((table - steps) % tables) + tables) % tables;
  if (format === "individual") return [4 * table + 1, 4 * from(p) + 2, 4 * from(2 * p) + 3, 4 * from(-2 * p) + 4];
  const skipped = format === "triplettes" && tables % 2 === 0 && p >= tables / 2 ? 1 : 0;
  return [4 * table + 1, null, 4 * from(format === "teams" ? 0 : p + skipped) + 3, null];
}

/** The most positions without a second meeting or a board played twice; a match has four quarters. */
export function mostRounds(format: Format, tables: number): number {
  if (tables < fewestTables(format)) return 0;
  if (format === "teams") return QUARTERS;
  const all = rounds(format, tables, MOST_ROUNDS, 1);
  const [again] = secondMeetings(all.map(({ seating }) => seating));
  return Math.min(again ? again[2] - 1 : all.length, firstReplay(all));
}

/** The number of positions before someone would see a board again. */
function firstReplay(all: readonly Round[]): number {
  const seen = new Set<string>();
  const at = all.findIndex(({ seating, boards }) =>
    seating.some((seats, table) =>
      seats.some((one) => one !== null && seen.size === seen.add(`${one} ${boards[table]?.join()}`).size),
    ),
  );
  return at < 0 ? all.length : at;
}

/** How many tables so many people make, as equal as the game bears: what one table has more than another is one person. */
import type { Game } from "#lib/rules/game";
import { sum } from "#lib/rules/lists";
import { MOST_PEOPLE } from "#lib/sheet/opening";

/** What a game says of its tables: how many play at once, and whether the same people always do. */
export type SeatLimits = Pick<Game, "players" | "fixedSeats">;

/** Tables of one draw. */
export const MOST_TABLES = 100;

/** The larger ones first. */
export function sizesOf(people: number, tables: number): number[] {
  const [least, more] = [Math.floor(people / tables), people % tables];
  return Array.from({ length: tables }, (_, i) => least + Number(i < more));
}

/** With more people than seats the dealer sits out (T-mort), where the game bears it. */
const bears = ({ players, fixedSeats }: SeatLimits, size: number): boolean =>
  fixedSeats === undefined ? size >= Math.min(...players) && size <= MOST_PEOPLE : players.includes(size);

/** Every number of tables that seats everybody, the fewest first; none where so many people cannot be seated. */
export const tablesFor = (game: SeatLimits, people: number): number[] =>
  Array.from({ length: Math.min(people, MOST_TABLES) }, (_, i) => i + 1).filter((tables) =>
    sizesOf(people, tables).every((size) => bears(game, size)),
  );

/** How many sit out a deal, of a table of so many. */
export const restingAt = ({ players }: SeatLimits, size: number): number => Math.max(0, size - Math.max(...players));

/**
 * What is proposed: as few as can be sit out, then tables as near as can be to `wanted` people, and of two such the fewer tables.
 * Undefined where nothing seats everybody.
 */
export function usualTables(game: SeatLimits, people: number, wanted: number): number | undefined {
  const cost = (tables: number): readonly [number, number] => {
    const sizes = sizesOf(people, tables);
    const sumOf = (value: (size: number) => number) => sum(sizes.map(value));
    return [sumOf((size) => restingAt(game, size)), sumOf((size) => Math.abs(size - wanted)) / tables];
  };
  return tablesFor(game, people)
    .map((tables) => ({ tables, cost: cost(tables) }))
    .sort((a, b) => a.cost[0] - b.cost[0] || a.cost[1] - b.cost[1] || a.tables - b.tables)[0]?.tables;
}

/**
 * How tables are drawn (T30). random: by lot. unmet: by lot among the draws in which the fewest meet again. best: the best with the best, down to the last
 * table. balanced: each table has one of the best, one of the next, and so on.
 */
export const HOWS = ["random", "unmet", "best", "balanced"] as const;
export type How = (typeof HOWS)[number];

/** Splits people into tables as equal as the game allows: sizes differ by at most one. */
import type { Game } from "#lib/rules/game";
import { sum } from "#lib/rules/lists";
import { MOST_PEOPLE } from "#lib/sheet/opening";
import { MOST_DRAWN_TABLES } from "../club/drawn";

/** A game's limits: how many play at once, and whether the seats are fixed. */
export type SeatLimits = Pick<Game, "players" | "fixedSeats">;

/** The larger ones first. */
export function sizesOf(people: number, tables: number): number[] {
  const [least, more] = [Math.floor(people / tables), people % tables];
  return Array.from({ length: tables }, (_, i) => least + Number(i < more));
}

/** With more people than seats the dealer sits out (T-mort), if the game allows it. */
const bears = ({ players, fixedSeats }: SeatLimits, size: number): boolean =>
  fixedSeats === undefined ? size >= Math.min(...players) && size <= MOST_PEOPLE : players.includes(size);

/** The numbers of tables that seat everyone, fewest first; none if impossible. */
export const tablesFor = (game: SeatLimits, people: number): number[] =>
  Array.from({ length: Math.min(people, MOST_DRAWN_TABLES) }, (_, i) => i + 1).filter((tables) =>
    sizesOf(people, tables).every((size) => bears(game, size)),
  );

/** How many people sit out each deal at a table of this size. */
export const restingAt = ({ players }: SeatLimits, size: number): number => Math.max(0, size - Math.max(...players));

/**
 * The proposed number of tables: fewest people sitting out, then sizes nearest to `wanted`, then fewer tables. Undefined if
 * nothing seats everyone.
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

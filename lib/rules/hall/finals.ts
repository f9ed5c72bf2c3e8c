/** The final of a tournament: the first 12, 16 or 20 play one position more (manual of 2011, p. 5). */
import { type HallSeating, movement } from "./movement";

export const FINAL_SIZES = [12, 16, 20] as const;
export type FinalSize = (typeof FINAL_SIZES)[number];

/**
 * By rank: 1-5-9-13 and so on, one position; twenty finalists play five of one deal, and move as five tables do. Twelve sit
 * after the same pattern (H9).
 */
export function finalSeatings(finalists: FinalSize): readonly HallSeating[] {
  const tables = finalists / 4;
  /** The rank for an entrant of the movement: counted line by line, not table by table. */
  const rank = (entrant: number): number => ((entrant - 1) % 4) * tables + Math.ceil(entrant / 4);
  return movement(tables, finalists === 20 ? 5 : 1).map((seating) => seating.map((table) => table.map(rank)));
}

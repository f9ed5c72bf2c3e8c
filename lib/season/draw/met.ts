/** Who met at the tables of the last evenings, and who would meet again (T30). */
import type { PlayerId } from "../club/club-event";
import type { Day } from "../club/season-body";

/** How often two sat at one table, by both ids. */
export type Met = ReadonlyMap<string, number>;

const pairOf = (one: PlayerId, other: PlayerId): string => [one, other].sort().join(" ");

const pairsOf = (table: readonly PlayerId[]): [PlayerId, PlayerId][] =>
  table.flatMap((one, i) => table.slice(i + 1).map((other): [PlayerId, PlayerId] => [one, other]));

export function metAt(tables: readonly (readonly PlayerId[])[]): Met {
  const met = new Map<string, number>();
  for (const table of tables)
    for (const [one, other] of pairsOf(table)) met.set(pairOf(one, other), (met.get(pairOf(one, other)) ?? 0) + 1);
  return met;
}

export const timesMet = (met: Met, one: PlayerId, other: PlayerId): number => met.get(pairOf(one, other)) ?? 0;

/** The pairs that would sit together again, the most frequent first. */
export const metAgain = (tables: readonly (readonly PlayerId[])[], met: Met): (readonly [PlayerId, PlayerId])[] =>
  tables
    .flatMap(pairsOf)
    .filter(([one, other]) => timesMet(met, one, other) > 0)
    .sort((a, b) => timesMet(met, ...b) - timesMet(met, ...a));

/**
 * GET /api/clubs/[id]/seasons/[season]/met: the tables of the last five evenings, newest first; the ranked players, best first.
 */
export interface MetView {
  readonly evenings: readonly { readonly day: Day; readonly tables: readonly (readonly PlayerId[])[] }[];
  readonly ranked: readonly PlayerId[];
}

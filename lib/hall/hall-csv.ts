/** The standings as a spreadsheet takes them, licence numbers included (manual of 2011, p. 6-7). */

import type { Lang } from "#lib/rules/words/languages";
import { type Cell, csvIn } from "#lib/sheet/csv";
import type { StandingLine } from "./hall-standings";
import type { TeamPlace } from "./teams";

/** The column heads of all standings. */
export type StandingHeads<More extends string> = Readonly<
  Record<"rank" | "number" | "name" | "licence" | "series" | "penalties" | "reasons" | "left" | More, string>
>;
export type HallHeads = StandingHeads<"total" | "team" | "teamRank" | "teamTotal"> & {
  readonly position: (n: number) => string;
};

/**
 * One row a number: the balance of each position, penalties with reasons, the total, and whether it left. `teams`: if people play
 * in teams.
 */
export function hallStandingsCsv(
  lines: readonly StandingLine[],
  heads: HallHeads,
  lang: Lang,
  teams: readonly TeamPlace[] = [],
): string {
  const positions = Math.max(0, ...lines.map(({ balances }) => balances.length));
  const head = [heads.rank, heads.number, heads.name, heads.licence, heads.series].concat(
    Array.from({ length: positions }, (_, i) => heads.position(i + 1)),
    [heads.penalties, heads.reasons, heads.total, heads.left],
    teams.length > 0 ? [heads.team, heads.teamTotal, heads.teamRank] : [],
  );
  const teamOf = (number: number): Cell[] =>
    teams.flatMap(({ rank, team, number: n, total }) => (team.includes(number) ? [n, total, rank] : []));
  const rows = lines.map(({ rank, entrant, name, licence, series, balances, penalties, reasons, total, left }): Cell[] => [
    rank,
    entrant,
    name,
    licence,
    series ?? null,
    ...Array.from({ length: positions }, (_, i) => balances[i] ?? null),
    penalties === 0 ? null : -penalties,
    reasons.join(", ") || null,
    total,
    left ? "×" : null,
    ...teamOf(entrant),
  ]);
  return csvIn(lang, [head, ...rows]);
}

// This folder: a tournament's log, and all that follows from it.
/** The standings of a duplicate as a spreadsheet takes them, licence numbers included. */
import type { Lang } from "#lib/rules/words/languages";
import { type Cell, csvIn } from "#lib/sheet/csv";
import type { BoardLine } from "./board-standings";
import type { StandingHeads } from "./hall-csv";

interface BoardHeads extends StandingHeads<"alternate" | "line" | "attack" | "defence" | "overall" | "points"> {
  /** The column heads of a team's nth member. */
  readonly member: (n: number) => readonly [name: string, licence: string];
}

/**
 * `lines`: the name of each line; `numberOf`: the number shown to people. Percentages to two decimals, match points to three. A
 * team has all its members with their licence numbers.
 */
export function boardsCsv(
  standings: readonly BoardLine[],
  isPercent: boolean,
  heads: BoardHeads,
  lines: readonly string[],
  lang: Lang,
  numberOf: (number: number) => number,
): string {
  const most = Math.max(0, ...standings.map(({ members }) => members.length));
  const each = Array.from({ length: most }, (_, i) => i);
  const head = [heads.rank, heads.number, heads.name, heads.licence, heads.series, heads.line].concat(
    isPercent ? [heads.alternate, heads.attack, heads.defence] : [],
    [heads.penalties, heads.reasons, isPercent ? heads.overall : heads.points, heads.left],
    each.flatMap((i) => heads.member(i + 1)),
  );
  const figure = (value: number | null): Cell => (value === null ? null : Number(value.toFixed(isPercent ? 2 : 3)));
  const rows = standings.map((one): Cell[] => [
    one.rank,
    numberOf(one.entrant),
    one.name,
    one.licence,
    one.series ?? null,
    lines[one.line] ?? "",
    ...(isPercent ? [one.alternate, figure(one.attack), figure(one.defence)] : []),
    one.penalties === 0 ? null : -one.penalties,
    one.reasons.join(", ") || null,
    figure(one.overall),
    one.left ? "×" : null,
    ...each.flatMap((i): Cell[] => [one.members[i]?.name ?? null, one.members[i]?.licence ?? null]),
  ]);
  return csvIn(lang, [head, ...rows]);
}

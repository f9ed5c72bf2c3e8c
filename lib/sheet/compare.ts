/** The same deal under two sets of rules, line beside line: why the other edition gives another figure. */

import { gameOf, readRules } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import { isEmptyDeal, type Line, type OptionSpec, type OptionValue, type Rules, type Score, type Turn } from "#lib/rules/rules";
import { isDecision } from "./sheet";

/** A line under the sheet's rules and the corresponding one under the others; null if there is none. */
export interface Pair {
  readonly here: Line | null;
  readonly there: Line | null;
}

/** The printed editions of the game, except the one that this table plays unchanged. */
export function otherRules(rules: Rules): Rules[] {
  const { game, players } = rules;
  const printed = gameOf(rules).editions.flatMap(({ id }) => {
    const read = readRules({ game, edition: id, players });
    return read.ok ? [read.value] : [];
  });
  return printed.filter((other) => differingRules(rules, other).length > 0);
}

/** The table rules that differ, among those that matter at this number of players. */
export function differingRules(here: Rules, there: Rules): { spec: OptionSpec; here: OptionValue; there: OptionValue }[] {
  return gameOf(here).options.flatMap((spec) => {
    const [mine, other] = [itemAt(here.options, spec.id), itemAt(there.options, spec.id)];
    const asked = spec.players?.includes(here.players) ?? true;
    return asked && JSON.stringify(mine) !== JSON.stringify(other) ? [{ spec, ...changed(mine, other) }] : [];
  });
}

/** If the value is a whole table, only its differing cells. */
function changed(here: OptionValue, there: OptionValue): { here: OptionValue; there: OptionValue } {
  if (typeof here !== "object") return { here, there };
  const [mine, other] = [here as Readonly<Record<string, number>>, there as Readonly<Record<string, number>>];
  const keys = Object.keys(mine).filter((key) => mine[key] !== other[key]);
  const only = (cells: Readonly<Record<string, number>>) => Object.fromEntries(keys.map((key) => [key, itemAt(cells, key)]));
  return { here: only(mine), there: only(other) };
}

/** `there`: null if the other rules refuse the deal; `faults` then say why. */
export function compareDeal(lines: readonly Line[], there: Rules, deal: Json, turn: Turn) {
  const game = gameOf(there);
  const read = game.read(there, deal, turn);
  if (!read.ok) return { there: null, faults: read.faults, pairs: lines.map((here) => ({ here, there: null })) };
  const score = isEmptyDeal(read.value) ? null : withDecisions(game.score(there, read.value), lines);
  return { there: score, faults: [], pairs: pairsOf(lines, score?.lines ?? []) };
}

/** The table's decisions on the deal apply under any rules. */
function withDecisions(score: Score, here: readonly Line[]): Score {
  const decided = here.filter(isDecision);
  const added = (seat: number) => decided.reduce((sum, line) => sum + (line.scores?.[seat] ?? 0), 0);
  return { ...score, scores: score.scores.map((points, seat) => points + added(seat)), lines: [...score.lines, ...decided] };
}

function pairsOf(here: readonly Line[], there: readonly Line[]): Pair[] {
  const pairs: Pair[] = [];
  let next = 0;
  for (const line of here) {
    const like = there.findIndex((other, i) => i >= next && isLike(line, other));
    if (like < 0) pairs.push({ here: line, there: null });
    else {
      for (const other of there.slice(next, like)) pairs.push({ here: null, there: other });
      pairs.push({ here: line, there: itemAt(there, like) });
      next = like + 1;
    }
  }
  return [...pairs, ...there.slice(next).map((other) => ({ here: null, there: other }))];
}

/** "poignee" and "poignee-personal" of the same player correspond. */
const isLike = (a: Line, b: Line): boolean => stem(a) === stem(b) && a.params?.seat === b.params?.seat;
const stem = ({ code }: Line): string => itemAt(code.split("-"), 0);

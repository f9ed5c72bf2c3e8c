// This folder: what one sheet, or one imported evening, brings a season, while it counts and when it changes late.
/** The deals of imported evenings that came one by one (T26): judged, like a sheet's, by the rules that came with them. */

import { gameOf, readRules } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import { keptIn, sum } from "#lib/rules/lists";
import type { Json } from "#lib/rules/read";
import { type Fault, isEmptyDeal, type Rules, type Score, type Turn } from "#lib/rules/rules";
import type { HistoryBody, HistoryEvening } from "../club/history-body";

/** `seats`: columns of the history, in the order of play; `deal` as its game reads it. */
interface BroughtDeal {
  readonly rules: Rules;
  readonly seats: readonly number[];
  readonly deal: Json;
  readonly turn: Turn;
  readonly score: Score;
}

/** The deals of an evening in order, without those that the game refuses. */
export const dealsOf = (body: Pick<HistoryBody, "game" | "rules">, evening: HistoryEvening): BroughtDeal[] =>
  readDeals(body, evening).deals;

/** The faults of an evening's deals, `at` relative to it: empty seats, refused deals, points that differ from the evening's. */
export function dealFaults(body: Pick<HistoryBody, "game" | "rules">, evening: HistoryEvening): Fault[] {
  const { deals, faults } = readDeals(body, evening);
  if (faults.length > 0) return faults;
  return evening.points.flatMap((points, column): Fault[] => {
    const own = deals.flatMap(({ seats, score }) =>
      seats.includes(column) ? [itemAt(score.scores, seats.indexOf(column))] : [],
    );
    const all = evening.deals?.[column] ?? 0;
    if (own.length === 0 || own.length < all) return [];
    if (own.length > all || points === null)
      return [{ at: `deals.${column}`, code: "out-of-range", rule: "T26", params: { min: own.length, max: own.length } }];
    const params = { seat: column, written: points, computed: sum(own) };
    return points === params.computed ? [] : [{ at: `points.${column}`, code: "scores-differ", rule: "T26", params }];
  });
}

function readDeals({ game, rules = [] }: Pick<HistoryBody, "game" | "rules">, { played = [] }: HistoryEvening) {
  const faults: Fault[] = [];
  const deals: BroughtDeal[] = [];
  let last: { readonly key: string; readonly turn: Turn } | undefined;
  for (const [i, { seats, deal }] of played.entries()) {
    const at = `played.${i}`;
    const own = rulesOf(game, rules, seats.length);
    if (!own || new Set(seats).size < seats.length) {
      faults.push({ at: `${at}.seats`, code: "players", rule: "T26" });
      continue;
    }
    const turn = last?.key === seats.join() ? last.turn : gameOf(own).firstTurn(own, 0);
    const read = gameOf(own).read(own, deal, turn);
    if (!read.ok) faults.push(...read.faults.map((fault) => ({ ...fault, at: `${at}.${fault.at}` })));
    else if (isEmptyDeal(read.value)) faults.push({ at, code: "required", rule: "T26" });
    else {
      last = { key: seats.join(), turn: gameOf(own).nextTurn(own, turn, read.value) };
      deals.push({ rules: own, seats, deal: read.value as Json, turn, score: gameOf(own).score(own, read.value) });
    }
  }
  return { deals, faults };
}

/** The history's own rules for so many players, complete. */
function rulesOf(game: string, all: NonNullable<HistoryBody["rules"]>, players: number): Rules | undefined {
  const asked = all.find((one) => one.players === players);
  const known = asked && keptIn(read, asked, () => readRules(asked));
  return known?.ok && known.value.game === game && known.value.players === players ? known.value : undefined;
}

/** Cached: read once, not for every deal. */
const read = new WeakMap<object, ReturnType<typeof readRules>>();

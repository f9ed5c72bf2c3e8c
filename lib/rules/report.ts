/**
 * A row of a paper sheet of which only the points are known (T26). Its points are taken as written, and the turn advances by the
 * number of deals it stands for.
 */

import type { Game } from "./game";
import { isGiven, isRecord, type Json, Reader } from "./read";
import {
  type EmptyDeal,
  isReport,
  type Line,
  MOST_POINTS,
  type Report,
  type Result,
  type Rules,
  type Score,
  type Turn,
} from "./rules";

const MOST_DEALS = 200;
/** Stands for any played deal, to find the next dealer. */
const PLAYED = {};

/** The same game, but its deals may also be such rows. */
export function withReports<D extends object>(game: Game<D>): Game<D> {
  const own: Game = game;
  const wide: Game = {
    ...own,
    read: (rules, json, turn) =>
      isRecord(json) && isGiven(json.report) ? readReport(own, rules, json) : own.read(rules, json, turn),
    warnings: (rules, deal, turn) => (isReport(deal) ? [] : own.warnings(rules, deal, turn)),
    score: (rules, deal) => (isReport(deal) ? scoreReport(deal) : own.score(rules, deal)),
    nextTurn: (rules, turn, deal) => (isReport(deal) ? after(own, rules, turn, deal.deals) : own.nextTurn(rules, turn, deal)),
  };
  return wide as Game<D>;
}

function readReport(game: Game, rules: Rules, json: Json): Result<object | EmptyDeal> {
  const reader = new Reader();
  const { most = MOST_POINTS, step = 0.5 } = game.reports ?? {};
  const list = reader.list(json.report, "deal.report", "T26", rules.players) ?? [];
  const report = list
    .slice(0, rules.players)
    .map((value, seat) => reader.number(value, `deal.report.${seat}`, "T26", -MOST_POINTS, most, step) ?? 0);
  const deals = (isGiven(json.deals) ? reader.integer(json.deals, "deal.deals", "T26", 1, MOST_DEALS) : 1) as number;
  const sum = report.reduce((a, b) => a + b, 0);
  if (game.zeroSum && reader.faults.length === 0 && sum !== 0) reader.fault("deal.report", "report-not-zero", "T26", { sum });
  return reader.faults.length === 0 ? { ok: true, value: { report, deals } } : reader.refusal;
}

/** One line a player, so that a 0 is explained too. */
function scoreReport({ report, deals }: Report): Score {
  const lines = report.map((value, seat): Line => {
    const scores = report.map((_, column) => (column === seat ? value : 0));
    return { code: "report", rule: "T26", value, params: { deals }, scores, seats: [seat] };
  });
  return { scores: report, lines };
}

const after = (game: Game, rules: Rules, turn: Turn, deals: number): Turn =>
  Array.from({ length: deals }).reduce<Turn>((now) => game.nextTurn(rules, now, PLAYED), turn);

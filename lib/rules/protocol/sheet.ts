/** The operations of the score sheet: games, cite, score, session, auction. */

import { GAMES } from "../all-games";
import { ARTICLES, isRuleId, SOURCES } from "../articles";
import type { Game } from "../game";
import { editionOf, gameOf } from "../games";
import { type Json, Reader } from "../read";
import { isEmptyDeal, type Options, type Rules } from "../rules";
import type { ProtocolWords } from "../words/protocol";
import { sayOption } from "../words/words";
import { fail, type Op, sayFaults, sayLines, succeed, withRules } from "./op";
import { session } from "./session";

const games: Op = (_, words) => succeed({ games: Object.values(GAMES).map((game) => describe(game, words)) });

function describe(game: Game, words: ProtocolWords): Json {
  const own = words.games[game.name];
  const first = editionOf(game, undefined).values;
  return {
    game: game.name,
    name: words.names[game.name],
    players: game.players,
    rule: game.playersRule,
    editions: game.editions.map(({ id, rule, values }) => ({ id, name: own.editions[id], rule, options: unlike(values, first) })),
    options: game.options.map(({ whole: _, ...spec }) => ({
      ...spec,
      default: first[spec.id],
      name: words.options[game.name][spec.id]?.label,
      effect: words.options[game.name][spec.id]?.effect,
      ...(spec.values ? { names: spec.values.map((value) => sayOption(words.options[game.name], spec, value)) } : {}),
    })),
  };
}

/** The values in which an edition differs from the first. */
const unlike = (values: Options, first: Options): Options =>
  Object.fromEntries(Object.entries(values).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(first[id])));

const cite: Op = ({ rule }, words) => {
  if (!isRuleId(rule)) return fail({ at: "rule", code: "unknown-rule", rule: "T9" });
  const { source, article } = ARTICLES[rule];
  return succeed({ rule, source: SOURCES[source], article, text: words.articles[rule] });
};

const score: Op = (request, words) =>
  withRules(request, (rules) => {
    const game = gameOf(rules);
    const deal = game.read(rules, request.deal);
    if (!deal.ok) return deal;
    if (isEmptyDeal(deal.value))
      return succeed({ scores: zeros(rules), lines: [emptyLine(rules, deal.value, words)], warnings: [] });
    const { scores, lines } = game.score(rules, deal.value);
    return succeed({
      scores,
      lines: sayLines(words, rules.game, lines),
      warnings: sayFaults(words, rules.game, game.warnings(rules, deal.value)),
    });
  });

const zeros = (rules: Rules) => Array.from({ length: rules.players }, () => 0);

function emptyLine(rules: Rules, deal: object, words: ProtocolWords): Json {
  const { passed, misdeal } = gameOf(rules).emptyRules;
  const rule = "passed" in deal ? passed : misdeal;
  return { rule, code: "passed" in deal ? "passed" : "misdeal", text: words.articles[rule], value: 0 };
}

const auction: Op = (request) =>
  withRules(request, (rules) => {
    const reader = new Reader();
    const bids = reader.list(request.bids ?? [], "bids", gameOf(rules).playersRule);
    if (!bids) return reader.refusal;
    const result = gameOf(rules).auction(rules, bids, request);
    return result.ok ? succeed({ ...result.value }) : result;
  });

export const SHEET_OPS: Readonly<Record<string, Op>> = { games, cite, score, session, auction };

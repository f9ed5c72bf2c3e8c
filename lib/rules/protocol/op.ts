/** What every operation of the protocol shares: its type, the words it answers in, the rules it reads. */

import { readRules } from "../games";
import type { Json } from "../read";
import { type Fault, GAME_NAMES, type GameName, gameNameIn, type Line, type Result, type Rules } from "../rules";
import { rulesWordsEn } from "../words/en/all";
import { articlesEn } from "../words/en/articles";
import { hallFaultsEn } from "../words/en/hall-faults";
import { optionsEn } from "../words/en/options";
import { provisionEn } from "../words/en/provision";
import { refereeEn } from "../words/en/referee";
import { rulesWordsFr } from "../words/fr/all";
import { articlesFr } from "../words/fr/articles";
import { hallFaultsFr } from "../words/fr/hall-faults";
import { optionsFr } from "../words/fr/options";
import { provisionFr } from "../words/fr/provision";
import { refereeFr } from "../words/fr/referee";
import type { ProvisionWords } from "../words/provision";
import type { RefereeWords } from "../words/referee";
import { type ArticleWords, type Name, type RulesWords, type Say, sayFault, sayLine } from "../words/words";

export type ProtocolAnswer = Json;
export type Op = (request: Json, words: ProtocolWords) => Result<Json>;

export interface ProtocolWords extends RulesWords {
  readonly articles: ArticleWords;
  readonly referee: RefereeWords;
  readonly options: typeof optionsFr;
  readonly provision: ProvisionWords;
  readonly name: Name;
}

const withReferee = (words: RulesWords, referee: RefereeWords, hallFaults: Readonly<Record<string, Say>>) => ({
  ...words,
  referee,
  common: { ...words.common, ...referee.faults, ...hallFaults },
});

const FR: ProtocolWords = {
  ...withReferee(rulesWordsFr, refereeFr, hallFaultsFr),
  articles: articlesFr,
  options: optionsFr,
  provision: provisionFr,
  name: (seat) => `le joueur ${seat + 1}`,
};
const EN: ProtocolWords = {
  ...withReferee(rulesWordsEn, refereeEn, hallFaultsEn),
  articles: articlesEn,
  options: optionsEn,
  provision: provisionEn,
  name: (seat) => `player ${seat + 1}`,
};

/** French unless English is asked for. */
export const wordsIn = (lang: unknown): ProtocolWords => (lang === "en" ? EN : FR);

export const succeed = (value: Json): Result<Json> => ({ ok: true, value });
export const fail = (...faults: Fault[]): Result<Json> => ({ ok: false, faults });

export function withRules(request: Json, then: (rules: Rules) => Result<Json>): Result<Json> {
  const rules = readRules(request.rules);
  return rules.ok ? then(rules.value) : rules;
}

/** A fault in the protocol's form: where, code, rule, the numbers it speaks of, and the sentence. */
export function sayFaults(words: ProtocolWords, game: unknown, faults: readonly Fault[]): Json[] {
  const own = words.games[gameNameIn(game) ?? GAME_NAMES[0]];
  return faults.map(({ at, code, rule, params }) => ({
    at,
    code,
    rule,
    ...(params?.play === undefined ? {} : { play: params.play }),
    ...(params?.largest === undefined ? {} : { largest: params.largest }),
    text: capital(sayFault(own, words.common, { at, code, rule, params }, words.name)),
  }));
}

export function sayLines(words: ProtocolWords, game: GameName, lines: readonly Line[]): Json[] {
  return lines.map((line) => {
    const { label, calc } = sayLine(words.games[game], line, words.name);
    return {
      rule: line.rule,
      code: line.code,
      text: capital(calc ? `${label}, ${calc}` : label),
      value: line.value,
      ...(line.scores ? { scores: line.scores } : {}),
    };
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What all operations of the protocol share: its type, the language, the rules it reads. */

import { PROTOCOL_IN } from "#messages/languages/rules/protocol";
import { readRules } from "../games";
import type { Json } from "../read";
import { type Fault, GAME_NAMES, type GameName, gameNameIn, type Line, type Result, type Rules } from "../rules";
import { languageOf } from "../words/languages";
import type { ProtocolWords } from "../words/protocol";
import { sayFault, sayLine } from "../words/words";

export type ProtocolAnswer = Json;
export type Op = (request: Json, words: ProtocolWords) => Result<Json>;

export const wordsIn = (lang: unknown): ProtocolWords => PROTOCOL_IN[languageOf(lang)];

export const succeed = (value: Json): Result<Json> => ({ ok: true, value });
export const fail = (...faults: Fault[]): Result<Json> => ({ ok: false, faults });

export function withRules(request: Json, then: (rules: Rules) => Result<Json>): Result<Json> {
  const rules = readRules(request.rules);
  return rules.ok ? then(rules.value) : rules;
}

/** Faults in the protocol's form: place, code, rule, parameters, and the sentence. */
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

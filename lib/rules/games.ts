/** The loaded games, and how a request's rules become complete `Rules`. */

import type { Game } from "./game";
import { itemAt } from "./item-at";
import { isGiven, Reader } from "./read";
import { type Edition, GAME_NAMES, type GameName, type OptionSpec, type OptionValue, type Result, type Rules } from "./rules";
import { shelfOf } from "./shelf";

/** A phone loads only the games it plays; the server and the tests load all (`all-games.ts`). */
const shelf = shelfOf<Game>("rules", {
  decale: () => import("./decale/game").then(({ decale }) => decale),
  tarot: () => import("./tarot/game").then(({ tarot }) => tarot),
  vp5: () => import("./vp5/game").then(({ vp5 }) => vp5),
  whist: () => import("./whist/game").then(({ whist }) => whist),
});
export const { of: gameNamed, fetch: loadGame } = shelf;
export const shelve = (game: Game): void => shelf.put(game.name, game);

export const gameOf = (rules: Rules): Game => gameNamed(rules.game);

/** The edition of this name; the first one if unknown. */
export const editionOf = ({ editions }: Game, name: unknown): Edition =>
  editions.find(({ id }) => id === name) ?? itemAt(editions, 0);

/** Edition and options filled in; every fault of what was asked. */
export function readRules(json: unknown, at = "rules"): Result<Rules> {
  const reader = new Reader();
  const given = reader.record(json, at, "T9");
  const name = given && reader.oneOf<GameName>(given.game, `${at}.game`, "T9", GAME_NAMES);
  if (!given || !name) return reader.refusal;
  const game = gameNamed(name);
  const first = editionOf(game, undefined);
  const ids = game.editions.map((edition) => edition.id);
  const id = reader.oneOf(given.edition ?? first.id, `${at}.edition`, first.rule, ids);
  const options: Record<string, OptionValue> = { ...editionOf(game, id).values };
  readOptions(reader, game, given.options, `${at}.options`, options);
  for (const clash of game.clashes?.(options) ?? [])
    reader.fault(`${at}.options.${clash.at}`, clash.code, clash.rule, clash.params);
  const allowed = options["five-players"] === true ? [...game.players, 5] : game.players;
  const players = reader.oneOf(given.players, `${at}.players`, game.playersRule, allowed);
  if (reader.faults.length > 0 || players === undefined) return reader.refusal;
  return { ok: true, value: { game: name, edition: id as string, players, options } };
}

function readOptions(reader: Reader, game: Game, given: unknown, at: string, into: Record<string, OptionValue>): void {
  if (!isGiven(given)) return;
  const options = reader.record(given, at, game.playersRule);
  for (const [id, value] of Object.entries(options ?? {})) {
    const spec = game.options.find((candidate) => candidate.id === id);
    if (!spec) reader.fault(`${at}.${id.slice(0, 40)}`, "unknown-option", game.playersRule);
    else into[id] = readOption(reader, spec, value, `${at}.${id}`, into[id] as OptionValue) ?? (into[id] as OptionValue);
  }
}

function readOption(reader: Reader, spec: OptionSpec, value: unknown, at: string, usual: OptionValue): OptionValue | undefined {
  if (spec.kind === "choice") return reader.oneOf(value, at, spec.rule, spec.values as readonly string[]);
  if (spec.kind === "number") return readNumber(reader, spec, value, at);
  return readTable(reader, spec, value, at, usual);
}

const readNumber = (reader: Reader, spec: OptionSpec, value: unknown, at: string): number | undefined =>
  reader.number(value, at, spec.rule, spec.min as number, spec.max as number, spec.step ?? 1);

/** Keys left out keep the edition's value. */
function readTable(reader: Reader, spec: OptionSpec, value: unknown, at: string, usual: OptionValue): OptionValue | undefined {
  const given = reader.record(value, at, spec.rule);
  if (!given) return undefined;
  const table = { ...(usual as Record<string, number>) };
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(table, key)) reader.fault(`${at}.${key.slice(0, 40)}`, "unknown-cell", spec.rule);
    else table[key] = readNumber(reader, spec, given[key], `${at}.${key}`) ?? (table[key] as number);
  }
  for (const { key, code } of spec.whole?.(table) ?? []) reader.fault(`${at}.${key}`, code, spec.rule);
  return table;
}

/** What differs from the edition: the "règle de la table" that a sheet shows. */
export function tableRules(rules: Rules): { spec: OptionSpec; value: OptionValue; usual: OptionValue }[] {
  const game = gameOf(rules);
  const { values } = editionOf(game, rules.edition);
  return game.options.flatMap((spec) => {
    const usual = values[spec.id] as OptionValue;
    const value = rules.options[spec.id] as OptionValue;
    return JSON.stringify(value) === JSON.stringify(usual) ? [] : [{ spec, value, usual }];
  });
}

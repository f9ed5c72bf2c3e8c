/** Where a table's rules are wrong, and why: "Coefficients, Garde : cette valeur n’est pas dans l’ordre." */

import { commas } from "#lib/rules/lists";
import type { Fault, GameName } from "#lib/rules/rules";
import { LANGUAGES } from "#lib/rules/words/languages";
import { type GameOptions, sayFault } from "#lib/rules/words/words";
import type { Words } from "#messages/words";

/** The usual words for how many may play, if the game's own words mean something else. */
export const sayPlayers = ({ params = {} }: Fault, { rules }: Pick<Words, "rules">): string =>
  rules.common.players?.(params, String) ?? "";

export function sayRuleFault(game: GameName, fault: Fault, said: GameOptions, words: Pick<Words, "lang" | "rules">): string {
  const { lang, rules } = words;
  const reason = fault.code === "players" ? sayPlayers(fault, words) : sayFault(rules.games[game], rules.common, fault, String);
  const [id = "", ...cell] = fault.at.replace(/^rules\.(options\.)?/, "").split(".");
  const option = said[id];
  const cited = option ? commas(option.label, option.values?.[cell.join(".")]) : id;
  return cited ? `${cited}${LANGUAGES[lang].colon} ${reason.charAt(0).toLowerCase()}${reason.slice(1)}` : reason;
}

/** Where a table's rules are wrong, and why: "Coefficients, Garde : cette valeur n’est pas dans l’ordre." */

import type { Fault, GameName } from "#lib/rules/rules";
import { type GameOptions, sayFault } from "#lib/rules/words/words";
import type { Words } from "#messages/words";

export function sayRuleFault(game: GameName, fault: Fault, said: GameOptions, { lang, rules }: Words): string {
  const reason = sayFault(rules.games[game], rules.common, fault, String);
  const [id = "", ...cell] = fault.at.replace(/^rules\.(options\.)?/, "").split(".");
  const option = said[id];
  const place = option ? [option.label, option.values?.[cell.join(".")]].filter(Boolean).join(", ") : id;
  return place ? `${place}${lang === "fr" ? "\u202f" : ""}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}` : reason;
}

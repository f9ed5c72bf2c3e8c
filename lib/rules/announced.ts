/** A bet said before its cards are played: judged as the deal that it begins, for what it says itself. */

import { gameOf } from "./games";
import { itemAt } from "./item-at";
import type { Json } from "./read";
import type { Fault, Rules, Turn } from "./rules";

/** Everything wrong with the bet, under `partial`. `turn`: of the deal it is for, where that is known. */
export function betFaults(rules: Rules, partial: Json, turn?: Turn): Fault[] {
  const game = gameOf(rules);
  const { deal, fields } = game.begins(partial);
  const read = game.read(rules, deal, turn);
  const own = read.ok ? [] : read.faults.filter(({ at }) => fields.includes(itemAt(at.split("."), 1)));
  return own.map((fault) => ({ ...fault, at: fault.at.replace("deal", "partial") }));
}

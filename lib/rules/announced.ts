/** A bet announced before play: judged as the beginning of a deal, only for the fields that it gives. */

import { gameOf } from "./games";
import { itemAt } from "./item-at";
import type { Json } from "./read";
import type { Fault, Rules, Turn } from "./rules";

/** All faults of the bet, under `partial`. `turn`: of its deal, if known. */
export function betFaults(rules: Rules, partial: Json, turn?: Turn): Fault[] {
  const game = gameOf(rules);
  const { deal, fields } = game.begins(partial);
  const read = game.read(rules, deal, turn);
  const own = read.ok ? [] : read.faults.filter(({ at }) => fields.includes(itemAt(at.split("."), 1)));
  return own.map((fault) => ({ ...fault, at: fault.at.replace("deal", "partial") }));
}

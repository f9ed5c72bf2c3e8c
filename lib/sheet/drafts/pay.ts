/** What a contract would pay, computed like a deal. */

import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import { cellOf, type Points, type Rules } from "#lib/rules/rules";
import { table } from "./tarot-table";

const BOUTS = 2;

/** The points of the taker and, at five, the partner, at this margin over or under the target; a bid chelem is made or missed. */
export function payOf(rules: Rules, contract: string, margin: Points, alone: boolean): readonly Points[] {
  const game = gameOf(rules);
  const target = cellOf(rules, "targets", BOUTS);
  const partner = table.calls(rules) && !alone ? 1 : null;
  const slam = { announced: contract === "chelem", by: contract === "chelem" && margin >= 0 ? "attack" : null };
  const read = game.read(rules, { taker: 0, partner, contract, bouts: BOUTS, points: target + margin, slam });
  if (!read.ok) return [];
  const { scores } = game.score(rules, read.value);
  return partner === null ? [itemAt(scores, 0)] : [itemAt(scores, 0), itemAt(scores, 1)];
}

/** From a margin to a row of the table: bands (V1), what lies beyond them (V3), and the chelem's own rows (V14, V15). */

import type { RuleId } from "../articles";
import { itemAt } from "../item-at";
import { cellOf, optionOf, type Points, type Rules } from "../rules";
import type { Vp5Deal } from "./deal";
import { VP_TABLE, type VpRow } from "./table";

interface Result {
  readonly code: "band" | "band-beyond" | "slam-row" | "slam-lost";
  readonly rule: RuleId;
  readonly row: VpRow;
  readonly won: boolean;
  /** Steps of ten past the last row, where the table counts them (V3). */
  readonly further: number;
  /** Each attacker's and each defender's. */
  readonly attack: Points;
  readonly defence: Points;
}

const LOST = 5;
const JUST = 6;
const LAST = 5;

export function resultOf(rules: Rules, deal: Vp5Deal, margin: Points): Result {
  if (deal.contract === "chelem" && deal.allTricks) return at(rules, deal, true, LAST, "slam-row", "V14");
  if (deal.contract === "chelem" && margin >= 0 && optionOf<string>(rules, "slam-missed") === "lost") {
    return at(rules, deal, false, 0, "slam-lost", "V15");
  }
  const won = margin >= 0;
  const steps = won && optionOf<string>(rules, "rows") === "upper" ? stepsAbove(margin) : Math.floor((Math.abs(margin) + 5) / 10);
  const beyond = steps > LAST;
  const counted = beyond && optionOf<string>(rules, "beyond") === "capped" ? LAST : steps;
  return at(rules, deal, won, counted, beyond ? "band-beyond" : "band", beyond ? "V3" : "V1");
}

/** "Up": +3 counts as + 5 and +14 as + 15, while −3 stays Perdu, so that every printed row can still be reached. */
const stepsAbove = (margin: Points): number => (margin === 0 ? 0 : Math.ceil((margin + 5) / 10));

/** Steps past the last row go on as its last step went. */
function at(rules: Rules, deal: Vp5Deal, won: boolean, steps: number, code: Result["code"], rule: RuleId): Result {
  const cell = (key: string) => cellOf(rules, "table", key);
  const row = rowAt(deal, won, Math.min(steps, LAST));
  const before = rowAt(deal, won, LAST - 1);
  const further = Math.max(0, steps - LAST);
  const of = (side: "attack" | "defence") => cell(row.keys[side]) + further * (cell(row.keys[side]) - cell(before.keys[side]));
  return { code, rule, row, won, further, attack: of("attack"), defence: of("defence") };
}

const rowAt = (deal: Vp5Deal, won: boolean, steps: number): VpRow =>
  itemAt(VP_TABLE[deal.contract], won ? JUST + steps : LOST - steps);

/** Helpers to define options, and tables that both games have. */

import type { RuleId } from "../articles";
import { itemAt } from "../item-at";
import type { OptionSpec, TableCells } from "../rules";

export const LEVELS = ["simple", "double", "triple"] as const;

export const amount = (id: string, rule: RuleId, max: number, step = 1): OptionSpec => ({
  id,
  rule,
  kind: "number",
  min: 0,
  max,
  step,
});

/** Points to make with 0, 1, 2 and 3 bouts: each bout lowers the target. */
export const targets = (rule: RuleId): OptionSpec => ({
  id: "targets",
  rule,
  kind: "table",
  min: 0,
  max: 91,
  whole: (cells) => disorder(["3", "2", "1", "0"], cells),
});

/** Trumps to show at this number of players. */
export const poigneeTrumps = (players: number, rule: RuleId): OptionSpec => ({
  id: `poignee-trumps-${players}`,
  rule,
  kind: "table",
  min: 1,
  max: 22,
  players: [players],
  whole: (cells) => disorder(LEVELS, cells),
});

/** Amounts that may be equal but never fall. */
export const rising = (id: string, rule: RuleId, keys: readonly string[], max: number, step = 1): OptionSpec => ({
  id,
  rule,
  kind: "table",
  min: 0,
  max,
  step,
  whole: (cells) => disorder(keys, cells, true),
});

/** The cells that do not rise above the one before. */
export function disorder(keys: readonly string[], cells: TableCells, mayEqual = false): { key: string; code: "out-of-order" }[] {
  return keys.slice(1).flatMap((key, i) => {
    const step = itemAt(cells, key) - itemAt(cells, itemAt(keys, i));
    return step > 0 || (mayEqual && step === 0) ? [] : [{ key, code: "out-of-order" as const }];
  });
}

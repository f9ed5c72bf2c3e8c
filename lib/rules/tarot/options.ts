/** How options are written down, and the tables that both games have. */
import type { RuleId } from "../articles";
import type { OptionSpec } from "../rules";

export const LEVELS = ["simple", "double", "triple"] as const;

/** The first value is the default. */
export const choice = (id: string, rule: RuleId, values: readonly (string | boolean)[]): OptionSpec => ({
  id,
  rule,
  kind: "choice",
  values,
  default: values[0] as string | boolean,
});

export const amount = (id: string, rule: RuleId, usual: number, max: number, step = 1): OptionSpec => ({
  id,
  rule,
  kind: "number",
  default: usual,
  min: 0,
  max,
  step,
});

type Cells = Readonly<Record<string, number>>;

/** Points to make with 0, 1, 2 and 3 bouts: each bout lowers the target. */
export const targets = (rule: RuleId): OptionSpec => ({
  id: "targets",
  rule,
  kind: "table",
  default: { "0": 56, "1": 51, "2": 41, "3": 36 },
  min: 0,
  max: 91,
  whole: (cells) => disorder(["3", "2", "1", "0"], cells),
});

/** Trumps to show at this number of players. */
export const poigneeTrumps = (players: number, rule: RuleId, simple: number, double: number, triple: number): OptionSpec => ({
  id: `poignee-trumps-${players}`,
  rule,
  kind: "table",
  default: { simple, double, triple },
  min: 1,
  max: 22,
  players: [players],
  whole: (cells) => disorder(LEVELS, cells),
});

/** Amounts that may be equal but never fall. */
export const rising = (id: string, rule: RuleId, usual: Cells, keys: readonly string[], max: number, step = 1): OptionSpec => ({
  id,
  rule,
  kind: "table",
  default: usual,
  min: 0,
  max,
  step,
  whole: (cells) => disorder(keys, cells, true),
});

/** The cells that do not rise above the one before. */
export function disorder(keys: readonly string[], cells: Cells, mayEqual = false): { key: string; code: string }[] {
  return keys.flatMap((key, i) => {
    const step = i === 0 ? 1 : (cells[key] as number) - (cells[keys[i - 1] as string] as number);
    return step > 0 || (mayEqual && step === 0) ? [] : [{ key, code: "out-of-order" }];
  });
}

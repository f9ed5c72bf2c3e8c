/** French tarot at 3, 4 and 5 (FFT 2012, GameDuell): fixed rules, and options of a table (rulings F1–F23). */

import type { AttackLaws } from "../game";
import { choice, type Edition, type Fault, type OptionSpec, type Options, type Rules, type TableCells } from "../rules";
import { amount, LEVELS, poigneeTrumps, rising, targets } from "./options";

const CONTRACTS = ["petite", "garde", "garde-sans", "garde-contre"] as const;
const WITH_POUSSE = ["petite", "pouce", "garde", "garde-sans", "garde-contre"] as const;

export const contractsOf = ({ options }: { readonly options: Options }): readonly string[] =>
  options.pousse === true ? WITH_POUSSE : CONTRACTS;

export const LAWS: AttackLaws = {
  contracts: (rules: Rules) => contractsOf(rules),
  cards: "fft-cartes",
  contract: "fft-contrats",
  targets: "fft-cibles",
  poignee: "fft-poignee",
  misere: "F18",
  slam: "fft-chelem",
  boutsBarred: 1,
};

const multipliers: OptionSpec = { ...rising("multipliers", "F1", CONTRACTS, 100, 0.5), min: 0.5 };

/** Each option with its possible values; an edition's values are below. */
export const OPTIONS: readonly OptionSpec[] = [
  multipliers,
  amount("base", "fft-formule", 500),
  targets("fft-cibles"),
  choice("half-points", "F10", ["fft", "exact", "half-short-is-nil"]),
  amount("petit", "fft-petit", 500),
  choice("petit-multiplied", "F3", [true, false]),
  rising("poignees", "F4", LEVELS, 1000),
  choice("poignee-to", "F4", ["camp", "personal"]),
  poigneeTrumps(3, "fft-poignee"),
  poigneeTrumps(4, "fft-poignee"),
  poigneeTrumps(5, "fft-poignee"),
  rising("slams", "fft-chelem", ["made", "announced"], 5000),
  choice("slam-both", "F9", ["both", "once"]),
  choice("slam-defence", "F23", [false, true]),
  choice("excuse-last", "F5", ["other-camp", "trick-winner"]),
  choice("excuse-slam", "F7", ["kept", "lost"]),
  choice("miseres", "F18", [false, true]),
  amount("misere", "F18", 500),
  choice("misere-multiplied", "F18", [false, true]),
  choice("misere-to", "F18", ["personal", "camp"]),
  choice("misere-excuse", "F18", [false, true]),
  choice("pousse", "F19", [false, true]),
  choice("all-pass", "F21", ["redeal", "vachette"]),
  // In sixths, so that places shared by two, three or four players stay whole or half points.
  rising("vachette", "T10", ["next", "most"], 6000, 6),
  choice("called-suit-excuse", "F13", [true, false]),
  choice("called-in-dog", "F17", ["discardable", "kept"]),
];

export const FFT_2012 = {
  id: "fft-2012",
  rule: "fft-contrats",
  values: {
    multipliers: { petite: 1, pouce: 1.5, garde: 2, "garde-sans": 4, "garde-contre": 6 },
    base: 25,
    targets: { "0": 56, "1": 51, "2": 41, "3": 36 },
    "half-points": "fft",
    petit: 10,
    "petit-multiplied": true,
    poignees: { simple: 20, double: 30, triple: 40 },
    "poignee-to": "camp",
    "poignee-trumps-3": { simple: 13, double: 15, triple: 18 },
    "poignee-trumps-4": { simple: 10, double: 13, triple: 15 },
    "poignee-trumps-5": { simple: 8, double: 10, triple: 13 },
    slams: { announced: 400, made: 200, missed: 200 },
    "slam-both": "both",
    "slam-defence": false,
    "excuse-last": "other-camp",
    "excuse-slam": "kept",
    miseres: false,
    misere: 10,
    "misere-multiplied": false,
    "misere-to": "personal",
    "misere-excuse": false,
    pousse: false,
    "all-pass": "redeal",
    vachette: { next: 60, most: 120 },
    "called-suit-excuse": true,
    "called-in-dog": "discardable",
  },
} as const satisfies Edition;

const GAMEDUELL = {
  id: "gameduell",
  rule: "gd-contrats",
  values: { ...FFT_2012.values, multipliers: { ...FFT_2012.values.multipliers, "garde-contre": 7 } },
} as const satisfies Edition;

/** In the order of publication. */
export const EDITIONS: readonly Edition[] = [FFT_2012, GAMEDUELL];

/** The edition of new sheets, which the articles describe. */
export const USUAL = FFT_2012;

/** The pousse is between petite and garde (T11); half of a half point cannot be written. */
export function clashes(options: Options): Fault[] {
  const times = options.multipliers as TableCells;
  const [petite, pouce, garde] = [times.petite as number, times.pouce as number, times.garde as number];
  const faults: Fault[] = [];
  if (options.pousse === true && (pouce < petite || pouce > garde))
    faults.push({ at: "multipliers.pouce", code: "out-of-order", rule: "T11" });
  const quarters = contractsOf({ options }).some((contract) => !Number.isInteger(times[contract]));
  if (options["half-points"] === "exact" && quarters) faults.push({ at: "half-points", code: "quarter-points", rule: "F10" });
  return faults;
}

/** French tarot at 3, 4 and 5 (FFT 2012, GameDuell): what the rules fix, and what a table may decide (rulings F1–F23). */
import type { Fault, Game, OptionSpec, Options, Rules } from "../rules";
import type { Laws } from "./attack";
import { amount, choice, LEVELS, poigneeTrumps, rising, targets } from "./options";

export const CONTRACTS = ["petite", "garde", "garde-sans", "garde-contre"] as const;
const WITH_POUSSE = ["petite", "pouce", "garde", "garde-sans", "garde-contre"] as const;

export const contractsOf = ({ options }: { readonly options: Options }): readonly string[] =>
  options.pousse === true ? WITH_POUSSE : CONTRACTS;

export const LAWS: Laws = {
  contracts: (rules: Rules) => contractsOf(rules),
  cards: "fft-cartes",
  contract: "fft-contrats",
  targets: "fft-cibles",
  poignee: "fft-poignee",
  misere: "F18",
  slam: "fft-chelem",
  boutsBarred: 1,
};

const FFT_MULTIPLIERS = { petite: 1, pouce: 1.5, garde: 2, "garde-sans": 4, "garde-contre": 6 };

export const EDITIONS: Game["editions"] = [
  { id: "fft-2012", rule: "fft-contrats", values: {} },
  { id: "gameduell", rule: "gd-contrats", values: { multipliers: { ...FFT_MULTIPLIERS, "garde-contre": 7 } } },
];

const multipliers: OptionSpec = { ...rising("multipliers", "F1", FFT_MULTIPLIERS, CONTRACTS, 100, 0.5), min: 0.5 };

export const OPTIONS: readonly OptionSpec[] = [
  multipliers,
  amount("base", "fft-formule", 25, 500),
  targets("fft-cibles"),
  choice("half-points", "F10", ["fft", "exact", "half-short-is-nil"]),
  amount("petit", "fft-petit", 10, 500),
  choice("petit-multiplied", "F3", [true, false]),
  rising("poignees", "F4", { simple: 20, double: 30, triple: 40 }, LEVELS, 1000),
  choice("poignee-to", "F4", ["camp", "personal"]),
  poigneeTrumps(3, "fft-poignee", 13, 15, 18),
  poigneeTrumps(4, "fft-poignee", 10, 13, 15),
  poigneeTrumps(5, "fft-poignee", 8, 10, 13),
  rising("slams", "fft-chelem", { announced: 400, made: 200, missed: 200 }, ["made", "announced"], 5000),
  choice("slam-both", "F9", ["both", "once"]),
  choice("slam-defence", "F23", [false, true]),
  choice("excuse-last", "F5", ["other-camp", "trick-winner"]),
  choice("excuse-slam", "F7", ["kept", "lost"]),
  choice("miseres", "F18", [false, true]),
  amount("misere", "F18", 10, 500),
  choice("misere-multiplied", "F18", [false, true]),
  choice("misere-to", "F18", ["personal", "camp"]),
  choice("misere-excuse", "F18", [false, true]),
  choice("pousse", "F19", [false, true]),
  choice("all-pass", "F21", ["redeal", "vachette"]),
  // In sixths, so that places shared by two, three or four players stay whole or half points.
  rising("vachette", "T10", { next: 60, most: 120 }, ["next", "most"], 6000, 6),
  choice("called-suit-excuse", "F13", [true, false]),
  choice("called-in-dog", "F17", ["discardable", "kept"]),
];

/** The pousse stands between petite and garde (T11); a half of a half point cannot be written. */
export function clashes(options: Options): Fault[] {
  const times = options.multipliers as Readonly<Record<string, number>>;
  const [petite, pouce, garde] = [times.petite as number, times.pouce as number, times.garde as number];
  const faults: Fault[] = [];
  if (options.pousse === true && (pouce < petite || pouce > garde))
    faults.push({ at: "multipliers.pouce", code: "out-of-order", rule: "T11" });
  const quarters = contractsOf({ options }).some((contract) => !Number.isInteger(times[contract]));
  if (options["half-points"] === "exact" && quarters) faults.push({ at: "half-points", code: "quarter-points", rule: "F10" });
  return faults;
}

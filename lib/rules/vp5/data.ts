// This folder: the five-player victory-point table.
/** The five-player victory-point table (seed 2): fixed rules, and options of a table (rulings V1–V22). */

import type { AttackLaws } from "../game";
import { itemAt } from "../item-at";
import { choice, type Edition, type OptionSpec, type TableCells } from "../rules";
import { amount, disorder, LEVELS, poigneeTrumps, rising, targets } from "../tarot/options";
import { CONTRACTS, ROWS, VP_ROWS, VP_TABLE } from "./table";

export const LAWS: AttackLaws = {
  contracts: () => CONTRACTS,
  cards: "vp-points",
  contract: "vp-table",
  targets: "vp-cibles",
  poignee: "vp-primes",
  misere: "V12",
  slam: "V14",
  boutsBarred: 3,
};

const table: OptionSpec = {
  id: "table",
  rule: "vp-table",
  kind: "table",
  min: -10_000,
  max: 10_000,
  whole: (cells) => [...unbalanced(cells), ...outOfPattern(cells)],
};

/** Two attackers and three defenders: every row adds to zero. */
const unbalanced = (cells: TableCells) =>
  VP_ROWS.filter(({ keys }) => 2 * itemAt(cells, keys.attack) + 3 * itemAt(cells, keys.defence) !== 0).map(({ keys }) => ({
    key: keys.attack,
    code: "row-not-zero" as const,
  }));

/** A better result brings more; a higher bid wins and loses more. */
const outOfPattern = (cells: TableCells) => [
  ...CONTRACTS.flatMap((contract) =>
    disorder(
      VP_TABLE[contract].map(({ keys }) => keys.attack),
      cells,
    ),
  ),
  ...VP_TABLE.petite.flatMap((_, row) => {
    const keys = CONTRACTS.map((contract) => itemAt(VP_TABLE[contract], row).keys.attack);
    const higher = row < ROWS.indexOf("just") ? [...keys].reverse() : keys;
    return disorder(higher, cells, true);
  }),
];

/** Each option with its possible values; the house's values are in its edition, below. */
export const OPTIONS: readonly OptionSpec[] = [
  table,
  targets("vp-cibles"),
  choice("rows", "V1", ["lower", "upper"]),
  choice("half-points", "V2", ["raw", "fft"]),
  choice("beyond", "V3", ["capped", "extrapolated"]),
  choice("alone", "V6", ["sum", "double"]),
  choice("partner-share", "V7", ["same", "fft"]),
  rising("poignees", "vp-primes", LEVELS, 1000),
  choice("poignee-to", "V9", ["personal", "camp"]),
  poigneeTrumps(5, "vp-primes"),
  choice("poignee-excuse", "V11", [true, false]),
  amount("misere", "V12", 500),
  choice("misere-dog", "V12", ["after", "before"]),
  // In fifteens, as the rows of the table go, so that the defence's two thirds stay whole.
  amount("petit", "V13", 150, 15),
  choice("slam-missed", "V15", ["lost", "points"]),
  amount("slam", "V16", 1500, 15),
  choice("excuse-last", "V17", ["trick-winner", "other-camp"]),
  choice("excuse-slam", "V19", ["lost", "kept"]),
  choice("called-suit-excuse", "F13", [true, false]),
  choice("called-in-dog", "F17", ["discardable", "kept"]),
];

export const USUAL = {
  id: "maison",
  rule: "vp-table",
  values: {
    table: Object.fromEntries(
      VP_ROWS.flatMap(({ keys, attack, defence }) => [
        [keys.attack, attack],
        [keys.defence, defence],
      ]),
    ),
    targets: { "0": 56, "1": 51, "2": 41, "3": 36 },
    rows: "lower",
    "half-points": "raw",
    beyond: "capped",
    alone: "sum",
    "partner-share": "same",
    poignees: { simple: 10, double: 20, triple: 30 },
    "poignee-to": "personal",
    "poignee-trumps-5": { simple: 8, double: 10, triple: 13 },
    "poignee-excuse": true,
    misere: 10,
    "misere-dog": "after",
    petit: 0,
    "slam-missed": "lost",
    slam: 0,
    "excuse-last": "trick-winner",
    "excuse-slam": "lost",
    "called-suit-excuse": true,
    "called-in-dog": "discardable",
  },
} as const satisfies Edition;

export const EDITIONS: readonly Edition[] = [USUAL];

/** For tests of a table taken from text: a table of four, its heads, and two deals. */
import { rulesOf } from "#lib/rules/read.fixture";
import { type TakenTable, takeCsv } from "./take-csv";

export const RULES_AT_FOUR = rulesOf("tarot", 4);
export const FOUR_ON_PAPER = ["Nora", "Hugo", "Inès", "Paul"];
export const FOUR_HEADS = "N°;Nora;Hugo;Inès;Paul\n";

export function takenFrom(text: string): TakenTable {
  const taken = takeCsv(text, { rules: RULES_AT_FOUR, names: FOUR_ON_PAPER, moved: false });
  if (!taken.ok) throw new Error(JSON.stringify(taken.why));
  return taken.table;
}

export const TWO_ROWS = "1;-29;87;-29;-29\n2;10;10;-30;10\n";

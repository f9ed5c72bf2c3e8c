/** For tests: names of a paper table, its text read and judged, and the scores of a garde. */
import type { Rules } from "#lib/rules/rules";
import { FFT_2012 } from "#lib/rules/tarot/data";
import { parseCsv } from "../csv";
import { matchHeads, paperColumns } from "./columns";
import { type PaperFigures, readTable, startOf } from "./read-table";

export const NAMES_ON_PAPER = ["Nora", "Hugo", "Inès", "Paul", "Zoé"];

/** Reads a table from text and judges its rows. */
export function takeTable(
  rules: Rules,
  text: string,
  { dealer = 0, figures = "changes" as PaperFigures, names = NAMES_ON_PAPER.slice(0, rules.players) } = {},
) {
  const [head, ...rows] = parseCsv(text);
  const columns = matchHeads(head?.cells ?? [], paperColumns(rules, names));
  const cells = rows.map(({ cells }) =>
    Object.fromEntries(columns.flatMap((column, i) => (column ? [[column.id, cells[i] ?? ""]] : []))),
  );
  return readTable(rules, names, cells, startOf(rules, dealer), figures);
}

/** A garde made by eight points: (25 + 8) × 2, petit au bout 10 × 2, and the poignée, from each. */
export const EACH = 86 + FFT_2012.values.poignees.simple;
export const scoresBy = (sep: string) => [-EACH, -EACH, 3 * EACH, -EACH].join(sep);

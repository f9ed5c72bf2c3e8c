/** All deals of a season in one table: each with its evening, its table, what was played and everybody's points. */
import type { Lang } from "#lib/rules/words/languages";
import { type Cell, csvIn } from "../csv";
import { type Tabled, tableOfDeals } from "./write-table";

export interface DealsOf extends Tabled {
  readonly day: string;
  readonly title: string | null;
}

/** The columns of all games and people, each once: first how deals were played, then points. In the order given. */
export function dealsCsv(
  sheets: readonly DealsOf[],
  heads: Readonly<Record<"day" | "title" | "game", string>>,
  games: Readonly<Record<string, string>>,
  lang: Lang,
): string {
  const tables = sheets.map((sheet) => ({ sheet, ...tableOfDeals(sheet, lang) }));
  // Running totals of single evenings mean nothing here.
  const all = tables.flatMap(({ heads }) => heads.filter(({ id }) => !id.startsWith("total.")));
  const inPart = (isScore: boolean) => all.filter(({ part, seat }) => (part === "score" && seat !== undefined) === isScore);
  const columns = [...new Set([...inPart(false), ...inPart(true)].map(({ head }) => head))];
  const rows = tables.flatMap(({ sheet, heads, rows }) => {
    const at = new Map(heads.map(({ head }, i) => [head, i]));
    return rows.map((row): Cell[] => [
      sheet.day,
      sheet.title,
      games[sheet.rules.game] ?? sheet.rules.game,
      ...columns.map((head) => row[at.get(head) ?? -1] ?? null),
    ]);
  });
  return csvIn(lang, [[heads.day, heads.title, heads.game, ...columns], ...rows]);
}

/** What hangs on the wall, cut into pages that turn by themselves: a name is as large with forty tables as with three. */
import type { NightRanking, NightTable, NightView } from "#lib/season/night";

/** At 1920 × 1080: so many lines of names one under the other, so many columns of them, so many tables. */
const LINES = 16;
const COLUMNS = 3;
const TABLES = 8;
/** Beside the ranking of few people there is room for their tables. */
const FEW_PEOPLE = LINES;
const FEW_TABLES = 4;

export type WallPage =
  | { readonly kind: "both"; readonly ranking: NightRanking; readonly tables: readonly NightTable[] }
  | { readonly kind: "ranking"; readonly ranking: NightRanking; readonly from: number; readonly upTo: number }
  | { readonly kind: "tables"; readonly tables: readonly NightTable[] };

/** Never empty where there is a table. */
export function wallPages({ rankings, tables }: Pick<NightView, "rankings" | "tables">): WallPage[] {
  const [only] = rankings;
  if (only && rankings.length === 1 && only.players.length <= FEW_PEOPLE && tables.length <= FEW_TABLES)
    return [{ kind: "both", ranking: only, tables }];
  const places = rankings.flatMap((ranking) => {
    const people = ranking.players.length;
    const pages = Math.ceil(people / (LINES * COLUMNS));
    // As many on each: no page of three columns before one of eight names.
    const size = Math.ceil(people / pages);
    return Array.from({ length: pages }, (_, i): WallPage => {
      return { kind: "ranking", ranking, from: i * size, upTo: Math.min(people, (i + 1) * size) };
    });
  });
  // Those that go on first: an ended table has nothing new to say.
  const ordered = [...tables].sort((a, b) => Number(a.ended) - Number(b.ended));
  const size = Math.ceil(ordered.length / Math.ceil(ordered.length / TABLES || 1));
  const each = Array.from({ length: Math.ceil(ordered.length / size || 0) }, (_, i): WallPage => {
    return { kind: "tables", tables: ordered.slice(i * size, (i + 1) * size) };
  });
  return [...places, ...each];
}

/** The lines of one page of a ranking, column by column. */
export function columnsOf({ ranking, from, upTo }: Extract<WallPage, { kind: "ranking" }>): NightRanking["players"][] {
  const here = ranking.players.slice(from, upTo);
  const columns = Math.ceil(here.length / LINES);
  const lines = Math.ceil(here.length / columns);
  return Array.from({ length: columns }, (_, i) => here.slice(i * lines, (i + 1) * lines));
}

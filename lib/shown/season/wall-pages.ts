/** The projected page, split into pages that turn by themselves, so that names are as large with forty tables as with three. */
import { evenly } from "#lib/rules/lists";
import type { EveningRanking, EveningTable, EveningView } from "#lib/season/evening-view";

/** What fits at 1920 × 1080: lines of names, columns of them, tables. */
const LINES = 16;
const COLUMNS = 3;
const TABLES = 8;
/** With few people, their tables fit beside the ranking. */
const FEW_PEOPLE = LINES;
const FEW_TABLES = 4;

export type WallPage =
  | { readonly kind: "both"; readonly ranking: EveningRanking; readonly tables: readonly EveningTable[] }
  | { readonly kind: "ranking"; readonly ranking: EveningRanking; readonly players: EveningRanking["players"] }
  | { readonly kind: "tables"; readonly tables: readonly EveningTable[] };

/** Not empty if there is a table. */
export function wallPages({ rankings, tables }: Pick<EveningView, "rankings" | "tables">): WallPage[] {
  const [only] = rankings;
  if (only && rankings.length === 1 && only.players.length <= FEW_PEOPLE && tables.length <= FEW_TABLES)
    return [{ kind: "both", ranking: only, tables }];
  const places = rankings.flatMap((ranking) =>
    evenly(ranking.players, LINES * COLUMNS).map((players): WallPage => ({ kind: "ranking", ranking, players })),
  );
  // Open tables first: an ended one has nothing new.
  const ordered = [...tables].sort((a, b) => Number(a.ended) - Number(b.ended));
  return [...places, ...evenly(ordered, TABLES).map((here): WallPage => ({ kind: "tables", tables: here }))];
}

export const columnsOf = (players: EveningRanking["players"]): EveningRanking["players"][] => evenly(players, LINES);

/** Tables side by side on a page of their own: two halves, or quarters for more than those hold well. */
export const tablesAcross = ({ length }: readonly EveningTable[]): 2 | 4 => (length > 4 ? 4 : 2);

/** What hangs on the wall, cut into pages that turn by themselves: a name is as large with forty tables as with three. */
import { evenly } from "#lib/rules/lists";
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
  | { readonly kind: "ranking"; readonly ranking: NightRanking; readonly players: NightRanking["players"] }
  | { readonly kind: "tables"; readonly tables: readonly NightTable[] };

/** Never empty where there is a table. */
export function wallPages({ rankings, tables }: Pick<NightView, "rankings" | "tables">): WallPage[] {
  const [only] = rankings;
  if (only && rankings.length === 1 && only.players.length <= FEW_PEOPLE && tables.length <= FEW_TABLES)
    return [{ kind: "both", ranking: only, tables }];
  const places = rankings.flatMap((ranking) =>
    evenly(ranking.players, LINES * COLUMNS).map((players): WallPage => ({ kind: "ranking", ranking, players })),
  );
  // Those that go on first: an ended table has nothing new to say.
  const ordered = [...tables].sort((a, b) => Number(a.ended) - Number(b.ended));
  return [...places, ...evenly(ordered, TABLES).map((here): WallPage => ({ kind: "tables", tables: here }))];
}

export const columnsOf = (players: NightRanking["players"]): NightRanking["players"][] => evenly(players, LINES);

/**
 * Splits a page whose rows name their season or game, as this app's own exports do, into one part for each. A value written once
 * applies to the rows below.
 */

import { TITLE_LENGTH } from "#lib/log/limits";
import { tidyName } from "#lib/log/name";
import { keptIn } from "#lib/rules/lists";
import { GAME_NAMES, type GameName } from "#lib/rules/rules";
import type { CsvRecord } from "#lib/sheet/csv";
import { isSumFoot, keyOf, pointsIn } from "./cells";
import { type Grid, HEADS_WITHIN } from "./grid";
import type { Aside } from "./table";
import { inAny } from "./words";

export interface PagePart {
  readonly grid: Grid;
  /** The season's name in the file. */
  readonly season?: string;
  /** Several, if several were played in an evening. */
  readonly games?: readonly GameName[];
  readonly aside: readonly Aside[];
}

type Names = Readonly<Record<GameName, string>>;

/** More different values cannot be seasons or games. */
const MOST_PARTS = 40;

export function partedIn(grid: Grid, names: Names): readonly PagePart[] {
  const head = grid.rows.findIndex(({ cells }, at) => at < HEADS_WITHIN && columnsIn(cells).size > 0);
  const heads = grid.rows[head]?.cells ?? [];
  const body = grid.rows.slice(head + 1);
  const columns = columnsIn(heads);
  const season = followed(body, columns.get("season"), () => true);
  const game = followed(body, columns.get("game"), (text) => gamesIn(text, names).length > 0);
  const left = [...columns.values()].filter((at) => at !== season.at && at !== game.at);
  const aside = left.map((at): Aside => ({ line: null, text: heads[at] ?? "", why: "unfollowed" }));
  const parts = new Map<string, { rows: CsvRecord[]; season: string; game: string }>();
  const sums: CsvRecord[] = [];
  body.forEach((row, i) => {
    const [ofSeason, ofGame] = [season.said[i] ?? "", game.said[i] ?? ""];
    if (isSum(row)) sums.push(row);
    const key = `${keyOf(ofSeason)}\n${gamesIn(ofGame, names).join()}`;
    keptIn(parts, key, () => ({ rows: [], season: ofSeason, game: ofGame })).rows.push(row);
  });
  if (parts.size > MOST_PARTS || (season.at === undefined && game.at === undefined)) return [{ grid, aside }];
  const isOne = parts.size === 1;
  // A sum at the end covers all parts, so none can be checked by it.
  const ofAll = sums.map(({ line, cells }): Aside => ({ line, text: cells.filter(Boolean).join(" "), why: "totals" }));
  const bare = (row: CsvRecord) => ({
    ...row,
    cells: row.cells.map((cell, at) => (at === season.at || at === game.at ? "" : cell)),
  });
  return [...parts.values()].map(({ rows, season, game }, i): PagePart => {
    const own = isOne ? rows : rows.filter((row) => !isSum(row));
    const games = gamesIn(game, names);
    return {
      grid: { ...grid, rows: [...grid.rows.slice(0, head + 1), ...own].map(bare) },
      ...(season !== "" && { season: [...season].slice(0, TITLE_LENGTH).join("") }),
      ...(games.length > 0 && { games }),
      aside: i > 0 ? [] : isOne ? aside : [...aside, ...ofAll],
    };
  });
}

const HEADS: ReadonlyMap<string, "season" | "game"> = new Map([
  ...inAny(({ seasonHeads }) => seasonHeads).map((head) => [head, "season"] as const),
  ...inAny(({ gameHeads }) => gameHeads).map((head) => [head, "game"] as const),
]);

/** The columns whose heads say season and game. */
function columnsIn(cells: readonly string[]): ReadonlyMap<"season" | "game", number> {
  if (cells.filter((cell) => cell !== "").length < 3) return new Map();
  const places = new Map<"season" | "game", number>();
  for (const [at, cell] of cells.entries()) {
    const what = HEADS.get(keyOf(cell));
    if (what && !places.has(what)) places.set(what, at);
  }
  return places;
}

const isSum = ({ cells }: CsvRecord): boolean => isSumFoot(cells.find((cell) => cell !== "") ?? "");

/** A column's value for each row; `at` is undefined if some row with figures has none. */
function followed(
  body: readonly CsvRecord[],
  at: number | undefined,
  isKnown: (text: string) => boolean,
): { at?: number; said: string[] } {
  if (at === undefined) return { said: [] };
  let last = "";
  const said = body.map((row) => {
    const text = tidyName(row.cells[at] ?? "");
    if (text !== "" && !isSum(row)) last = text;
    return last;
  });
  const isSaid = body.every(
    (row, i) => isKnown(said[i] ?? "") || isSum(row) || !row.cells.some((cell) => pointsIn(cell) !== null),
  );
  return isSaid && last !== "" ? { at, said } : { said: [] };
}

/** The games in "Tarot, Tarot décalé"; empty if one of them is unknown. */
function gamesIn(text: string, names: Names): GameName[] {
  const found = text
    .split(",")
    .map((one) => GAME_NAMES.find((game) => [game, names[game]].some((name) => keyOf(name) === keyOf(one))));
  return found.every((game) => game !== undefined) ? found : [];
}

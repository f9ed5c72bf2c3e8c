/** The people of an open table, as the page of a draw shows them. */
import { GAMES } from "#lib/rules/all-games";
import type { EveningTable } from "#lib/season/evening-view";
import { waysIn } from "./draw-draft";

/** `id`: null for whoever cannot be moved, since they have left, the table has ended, or the club does not know them. */
export const peopleAt = (
  { names, players, gone, ended }: Pick<EveningTable, "names" | "players" | "gone" | "ended">,
  t: { readonly gone: string },
) =>
  names.map((name, column) => {
    const isGone = gone.includes(column);
    return { id: isGone || ended ? null : (players[column] ?? null), name, note: isGone ? t.gone : undefined };
  });

/** How somebody who comes from this sheet, or from nowhere, can join an open table: not their own, nor one that has ended. */
export function waysTo(
  { sheet, game, names, gone, ended }: Pick<EveningTable, "sheet" | "game" | "names" | "gone" | "ended">,
  from: string | null,
): readonly ("plays" | "rests")[] {
  if (from === sheet || ended) return [];
  const here = names.length - gone.length;
  return waysIn(GAMES[game], here, Math.min(here, Math.max(...GAMES[game].players)));
}

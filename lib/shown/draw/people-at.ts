/** The people of an open table, as the page of a draw shows them. */
import type { EveningTable } from "#lib/season/evening-view";

/** `id`: null for whoever cannot be moved, since they have left, the table has ended, or the club does not know them. */
export const peopleAt = (
  { names, players, gone, ended }: Pick<EveningTable, "names" | "players" | "gone" | "ended">,
  t: { readonly gone: string },
) =>
  names.map((name, column) => {
    const isGone = gone.includes(column);
    return { id: isGone || ended ? null : (players[column] ?? null), name, note: isGone ? t.gone : undefined };
  });

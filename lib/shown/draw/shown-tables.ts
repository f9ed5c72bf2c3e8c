import type { Club, Draw } from "#lib/season/club/club-event";
import type { EveningTable, EveningView } from "#lib/season/evening-view";
import { nameIn } from "#lib/season/names/name-in";

/** A drawn table: its title, and its state. */
export interface ShownTable {
  readonly sheet: string;
  readonly title: string;
  /** As the server has it; undefined until it does. */
  readonly table: EveningTable | undefined;
  /** The names that were drawn. */
  readonly drawn: readonly string[];
}

/** The tables of a draw, numbered if the evening gives them no titles. */
export const shownTables = (
  draw: Pick<Draw, "tables">,
  club: Club,
  evening: Pick<EveningView, "tables"> | null,
  numbered: (n: number) => string,
): ShownTable[] =>
  draw.tables.map(({ sheet, players }, i) => {
    const table = evening?.tables.find((one) => one.sheet === sheet);
    return { sheet, title: table?.title ?? numbered(i + 1), table, drawn: players.map((id) => nameIn(club, id)) };
  });

/** What the page of an evening says of its tables. */
import { commas } from "#lib/rules/lists";
import type { EveningRanking, EveningTable, EveningView } from "#lib/season/evening-view";
import type { Chunks } from "#messages/fr/chunks";
import { nameIn } from "../../season/names/name-in";
import { hourOf } from "./say-number";

/** The table's title, or its number in the order of opening. */
export const calledIn = (
  { tables }: Pick<EveningView, "tables">,
  { sheet, title }: Pick<EveningTable, "sheet" | "title">,
  t: Chunks["tonight"],
): string => title ?? t.table(1 + tables.findIndex((table) => table.sheet === sheet));

/** "12 donnes, dernière à 21:40, en cours" */
export const stateOf = ({ deals, lastAt, contested, ended }: EveningTable, t: Chunks["tonight"]): string =>
  commas(
    t.deals(deals),
    lastAt !== null && t.last(hourOf(lastAt)),
    contested > 0 && t.contested(contested),
    ended ? t.ended : t.goesOn,
  );

/** The names of tables at which a player of a ranking sits or sat. */
export const seatsIn = (
  view: Pick<EveningView, "tables">,
  { season, evening }: EveningRanking,
  player: string,
  t: Chunks["tonight"],
): string =>
  view.tables
    .flatMap(({ title, ...table }, i) =>
      table.season === season && table.evening === evening && table.players.includes(player) ? [title ?? t.tableOf(i + 1)] : [],
    )
    .join(", ");

/** What can still be corrected, a sentence each. */
export function mendingIn(view: EveningView, t: Chunks["tonight"]): string[] {
  const called = (sheet: string) => {
    const table = view.tables.find((one) => one.sheet === sheet);
    return table ? calledIn(view, table, t) : "";
  };
  return view.warnings.map(({ kind, player, sheets: [one, other] }) =>
    kind === "two-tables"
      ? t.twoTables(nameIn(view, player), called(one), called(other))
      : t.samePeople(called(one), called(other)),
  );
}

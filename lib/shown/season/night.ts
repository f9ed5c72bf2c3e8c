/** What the page of an evening says of its tables. */
import { commas } from "#lib/rules/lists";
import type { NightRanking, NightTable, NightView } from "#lib/season/night";
import type { NightMessages } from "#messages/fr/night";
import { nameIn } from "../names/name-in";
import { hourOf } from "./say-number";

/** The table's number, in the order of opening, from 1. */
const numberOf = ({ tables }: Pick<NightView, "tables">, sheet: string): number =>
  1 + tables.findIndex((table) => table.sheet === sheet);

export const calledIn = (view: Pick<NightView, "tables">, table: Pick<NightTable, "sheet" | "title">, t: NightMessages): string =>
  table.title ?? t.table(numberOf(view, table.sheet));

/** "12 donnes, dernière à 21:40, en cours" */
export const stateOf = ({ deals, lastAt, contested, ended }: NightTable, t: NightMessages): string =>
  commas(
    t.deals(deals),
    lastAt !== null && t.last(hourOf(lastAt)),
    contested > 0 && t.contested(contested),
    ended ? t.ended : t.goesOn,
  );

/** The names of tables at which a player of a ranking sits or sat. */
export const seatsIn = (
  view: Pick<NightView, "tables">,
  { season, evening }: NightRanking,
  player: string,
  t: NightMessages,
): string =>
  view.tables
    .flatMap(({ title, ...table }, i) =>
      table.season === season && table.evening === evening && table.players.includes(player) ? [title ?? t.tableOf(i + 1)] : [],
    )
    .join(", ");

/** What can still be corrected, a sentence each. */
export function mendingIn(view: NightView, t: NightMessages): string[] {
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

/** In a tournament the hall decides who sits at a table: reported if its sheet has others, or lacks someone. */
import type { Sheet } from "#lib/sheet/sheet";
import type { Table } from "./hall";
import { penaltiesApart } from "./penalties-apart";
import { linesInTurn, playedHere } from "./table-sheet";

export type OtherPlayers = NonNullable<ReturnType<typeof otherPlayers>>;

/** Null if exactly the people of the table played. */
export function otherPlayers(table: Pick<Table, "seats">, sheet: Sheet) {
  const many = linesInTurn(table).length;
  const isStranger = (person: number) => person >= many;
  const other = sheet.deals.filter((deal) => playedHere(deal) && (deal.seats.length !== many || deal.seats.some(isStranger)));
  if (other.length === 0) return null;
  const { totals, names } = penaltiesApart(sheet);
  const strangers = [...new Set(other.flatMap(({ seats }) => seats.filter(isStranger)))];
  return {
    /** The slots of the deals that others played, or not all of those who sit there. */
    slots: other.map(({ slot }) => slot),
    /** Players who are not of the table, and their points, which are in no balance handed in. */
    strangers: strangers.map((person) => ({ name: names[person] ?? "", points: totals[person] ?? 0 })),
  };
}

/** In a tournament the people of a table are the hall's: what its sheet says of others, or without somebody, is told. */
import type { Sheet } from "#lib/sheet/sheet";
import type { Table } from "./hall";
import { penaltiesApart } from "./penalties-apart";
import { linesInTurn, playedHere } from "./table-sheet";

export type OtherPlayers = NonNullable<ReturnType<typeof otherPlayers>>;

/** Null where everybody of the table played, and nobody else. */
export function otherPlayers(table: Pick<Table, "seats">, sheet: Sheet) {
  const many = linesInTurn(table).length;
  const isStranger = (person: number) => person >= many;
  const other = sheet.deals.filter((deal) => playedHere(deal) && (deal.seats.length !== many || deal.seats.some(isStranger)));
  if (other.length === 0) return null;
  const { totals, names } = penaltiesApart(sheet);
  const strangers = [...new Set(other.flatMap(({ seats }) => seats.filter(isStranger)))];
  return {
    /** The places of the deals that were not played by exactly who sits there. */
    slots: other.map(({ slot }) => slot),
    /** Who played and is not of the table, and what they have: in no balance that is handed in. */
    strangers: strangers.map((person) => ({ name: names[person] ?? "", points: totals[person] ?? 0 })),
  };
}

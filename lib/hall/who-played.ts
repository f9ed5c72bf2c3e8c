/** In a tournament the people of a table are the hall's: what its sheet says of others, or without somebody, is told. */
import type { Points } from "#lib/rules/rules";
import type { Sheet } from "#lib/sheet/sheet";
import type { Table } from "./hall";
import { penaltiesApart } from "./penalties-apart";
import { linesInTurn, playedHere } from "./table-sheet";

export interface OtherPlayers {
  /** The places of the deals that were not played by exactly who sits there. */
  readonly slots: readonly number[];
  /** Who played and is not of the table, and what they have: in no balance that is handed in. */
  readonly strangers: readonly { readonly name: string; readonly points: Points }[];
}

/** Null where everybody of the table played, and nobody else. */
export function otherPlayers(table: Pick<Table, "seats">, sheet: Sheet): OtherPlayers | null {
  const many = linesInTurn(table).length;
  const isStranger = (person: number) => person >= many;
  const other = sheet.deals.filter((deal) => playedHere(deal) && (deal.seats.length !== many || deal.seats.some(isStranger)));
  if (other.length === 0) return null;
  const { totals, names } = penaltiesApart(sheet);
  const strangers = [...new Set(other.flatMap(({ seats }) => seats.filter(isStranger)))];
  return {
    slots: other.map(({ slot }) => slot),
    strangers: strangers.map((person) => ({ name: names[person] ?? "", points: totals[person] ?? 0 })),
  };
}

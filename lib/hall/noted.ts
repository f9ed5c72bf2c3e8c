/** Disputes noted at the tables of a tournament: the arbiter sees them at a player's next table (H3). */
import type { Sheet } from "#lib/sheet/sheet";
import type { Hall, Position, Table } from "./hall";
import { holderAt } from "./hall-standings";
import { linesInTurn } from "./table-sheet";

interface Note {
  readonly slot: number;
  readonly note: string;
}

/** The disputes of a table's sheet; `names`: by line, as its notes name people. */
export interface NotedTable {
  readonly position: number;
  readonly table: number;
  readonly names: readonly (string | null)[];
  readonly notes: readonly Note[];
}

export type NotedOf = ReturnType<typeof notedElsewhere>[number];

/** Null if nothing was noted. */
export function notedAt({ position }: Pick<Position, "position">, table: Table, sheet: Sheet): NotedTable | null {
  const { deals, disputes, names } = sheet;
  const notes = [
    ...deals.flatMap(({ slot, contests }) => contests.map(({ note }) => ({ slot, note }))),
    ...disputes.map(({ slot, note }) => ({ slot, note })),
  ];
  if (notes.length === 0) return null;
  const lines = linesInTurn(table);
  return { position, table: table.table, names: table.seats.map((_, line) => names[lines.indexOf(line)] ?? null), notes };
}

/** Notes of other tables where a person of this sheet sat, under any number or name; `name`: the person's name there. */
export function notedElsewhere(
  { numbers, positions }: Pick<Hall, "numbers" | "positions">,
  noted: readonly NotedTable[],
  sheet: string,
  person: number,
) {
  const entrantOf = (number: number | null | undefined, position: number) => {
    const one = number ? numbers[number - 1] : undefined;
    return one && holderAt(one, position)?.entrant;
  };
  const tableOf = ({ position, table }: Pick<NotedTable, "position" | "table">) => positions[position - 1]?.tables[table - 1];
  const at = positions.find(({ tables }) => tables.some(({ log }) => log === sheet));
  const here = at?.tables.find(({ log }) => log === sheet);
  const entrant = at && here && entrantOf(here.seats[linesInTurn(here)[person] ?? -1], at.position);
  if (!entrant) return [];
  return noted.flatMap(({ names, notes, ...where }) => {
    const table = tableOf(where);
    if (!table || table === here) return [];
    const name = names[table.seats.findIndex((seat) => entrantOf(seat, where.position) === entrant)];
    return name ? notes.map((note) => ({ ...where, ...note, name })) : [];
  });
}

/** Penalties that the arbiter's page knows before the tournament does. */
import type { Hall, Penalty } from "#lib/hall/hall";
import type { PlayingTable } from "#lib/hall/hall-view";
import { penaltiesOf } from "#lib/hall/table-sheet";

/** Ruled at a table whose sheet is not in yet: once it is, the tournament has them itself. */
export function finesOnTheWay(
  { positions }: Pick<Hall, "positions">,
  playing: readonly Pick<PlayingTable, "table" | "log" | "fines">[],
): Penalty[] {
  const position = positions.at(-1);
  return playing.flatMap(({ table, log, fines = [] }) =>
    position && !position.tables[table - 1]?.sheet ? penaltiesOf(position, table, fines, log) : [],
  );
}

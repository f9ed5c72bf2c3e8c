/** The names over the columns of a matrix, and where letters replace them. */

import type { Player, PlayerId } from "#lib/season/club/club-event";
import type { SeasonView } from "#lib/season/views";
import { widthOf } from "#lib/shown/plot/width";

/** The players of these rows, in the order of the standings. */
export function presentIn(view: SeasonView, rows: readonly { player: PlayerId; other?: PlayerId }[]): Player[] {
  const ids = new Set(rows.flatMap(({ player, other = player }) => [player, other]));
  return view.standings.map(({ player }) => player).filter(({ id }) => ids.has(id));
}

/** The server sends the meetings of so many players. */
export const MOST_SHOWN = 16;

/** The width for the columns on a phone and on a desktop, in pixels. */
const ROOM = { phone: 374, wide: 552 };

/** The approximate width of a matrix with these row and column names. */
const takes = (rows: readonly string[], columns: readonly string[]): number =>
  24 +
  Math.min(160, Math.max(...rows.map(widthOf)) * 17) +
  columns.reduce((sum, name) => sum + 16 + Math.max(32, widthOf(name) * 14), 0);

/** Where letters must replace the names over columns; rows then have both. */
export function lettersIn(players: readonly Pick<Player, "name" | "short">[]): { phone: boolean; wide: boolean } {
  const names = players.map(({ name }) => name);
  const isShort = players.every(({ name, short }) => name === short);
  const needed = takes(names, names);
  return { phone: !isShort && needed > ROOM.phone, wide: !isShort && needed > ROOM.wide };
}

/** Whose names stand over the columns of a matrix, and where letters stand for them. */

import type { Player, PlayerId } from "#lib/season/club-event";
import type { SeasonView } from "#lib/season/views";
import { widthOf } from "#lib/shown/plot/width";

/** In the order of the standings, those who are in this table. */
export const presentIn = (view: SeasonView, ids: ReadonlySet<PlayerId>): Player[] =>
  view.standings.map(({ player }) => player).filter(({ id }) => ids.has(id));

/** The server tells who met whom of so many. */
export const MOST_SHOWN = 16;

/** What the columns of a phone and of a desktop have, in pixels. */
const ROOM = { phone: 374, wide: 552 };

/** About what a matrix with these names at its rows and over its columns takes. */
const takes = (rows: readonly string[], columns: readonly string[]): number =>
  24 +
  Math.min(160, Math.max(...rows.map(widthOf)) * 17) +
  columns.reduce((sum, name) => sum + 16 + Math.max(32, widthOf(name) * 14), 0);

/** Where each player's letters stand for the name; where they do, each row has both. */
export function lettersIn(players: readonly Pick<Player, "name" | "short">[]): { phone: boolean; wide: boolean } {
  const names = players.map(({ name }) => name);
  const isShort = players.every(({ name, short }) => name === short);
  const needed = takes(names, names);
  return { phone: !isShort && needed > ROOM.phone, wide: !isShort && needed > ROOM.wide };
}

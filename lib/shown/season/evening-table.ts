/** All people of an evening's table by place, with what counts in the season and what has changed since. */

import { nameKey } from "#lib/log/name";
import type { PlayerId } from "#lib/season/club/club-event";
import { placesOf } from "#lib/season/standings/places";
import type { LateChange } from "#lib/season/tally/tallied";
import type { TableView } from "#lib/season/views";

interface EveningRow {
  readonly name: string;
  /** Null: not a player of the club. */
  readonly player: PlayerId | null;
  /** The place among the whole table; null if it is not known any more. */
  readonly place: number | null;
  readonly points: number;
  /** What changed after the correction period, oldest first: the points above are without it (T19). */
  readonly since: readonly LateChange[];
}

/**
 * By place, as the season counts this table. People who have left it since, or were not in the club then, are only known from the
 * sheet: no place.
 */
export function eveningTable({
  names,
  players,
  totals,
  tally,
}: Pick<TableView, "names" | "players" | "totals" | "tally">): EveningRow[] {
  const sinceOf = (player: PlayerId) =>
    tally.late.filter((change) => change.player === player).sort((a, b) => (a.at < b.at ? -1 : 1));
  const known = tally.players.map(({ player, name, points }) => ({ name, player, points, since: sinceOf(player) }));
  const others = names.flatMap((name, seat) => {
    const told = tally.others.find((other) => other.name === nameKey(name));
    return players[seat] || !told ? [] : [{ name, player: null, points: told.points, since: [] }];
  });
  const ranked = [...known, ...others];
  const places = placesOf(ranked.map(({ points }) => points));
  const seated = ranked.map((one, i): EveningRow => ({ ...one, place: tally.deals > 0 ? (places[i] ?? null) : null }));
  const unknown = names.flatMap((name, seat): EveningRow[] => {
    const isTold = players[seat] || others.some((other) => other.name === name);
    return isTold ? [] : [{ name, player: null, place: null, points: totals[seat] ?? 0, since: [] }];
  });
  return [...seated, ...unknown].sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || b.points - a.points);
}

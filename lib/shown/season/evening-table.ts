/** Everybody at an evening's table by place, with what counts in the season and what has changed since. */
import type { PlayerId } from "#lib/season/club-event";
import { placesOf } from "#lib/season/seats";
import type { LateChange } from "#lib/season/tally";
import type { EveningView } from "#lib/season/views";

export interface Seated {
  readonly name: string;
  /** Null: nobody of the club. */
  readonly player: PlayerId | null;
  /** At the whole table; null where it cannot be told any more. */
  readonly place: number | null;
  readonly points: number;
  /** What changed after the correction period, oldest first: the points above are without it (T19). */
  readonly since: readonly LateChange[];
}

/**
 * The first first. Who is of the club stands as the season counts the evening. Of the others only the sheet is known: their
 * place with it, as long as nothing changed after the period.
 */
export function tableOf({
  names,
  players,
  totals,
  tally,
}: Pick<EveningView, "names" | "players" | "totals" | "tally">): Seated[] {
  const places = tally.late.length === 0 && tally.deals > 0 ? placesOf(totals) : [];
  const sinceOf = (player: PlayerId) =>
    tally.late.filter((change) => change.player === player).sort((a, b) => (a.at < b.at ? -1 : 1));
  const own = tally.players.map(
    ({ player, name, place, points }): Seated => ({ name, player, place, points, since: sinceOf(player) }),
  );
  const others = names.flatMap((name, seat): Seated[] =>
    players[seat] ? [] : [{ name, player: null, place: places[seat] ?? null, points: totals[seat] ?? 0, since: [] }],
  );
  return [...own, ...others].sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || b.points - a.points);
}

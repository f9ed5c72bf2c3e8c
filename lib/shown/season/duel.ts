/** Two people of a season against each other: the evenings at one table, and the deals at which one called the other. */
import type { PlayerId } from "#lib/season/club/club-event";
import type { AttendedEvening, PlayerView } from "#lib/season/views";

type Seen = Pick<PlayerView, "player" | "tables"> & { readonly evenings: readonly AttendedEvening[] };

/** The hash of a player's page that opens it. */
export const DUEL = "duel.";

/**
 * Null if the two never sat at one table. `gap`: points more than the other's; `ahead`: evenings finished ahead at their table.
 * `evenings`: the shown ones, newest first; one at two tables counts once. `calls`: deals in which this player called the other;
 * `called`: the reverse.
 */
export function duelOf({ player, tables, evenings }: Seen, other: PlayerId) {
  const met = tables.met.find((row) => row.player === player.id && row.other === other);
  if (!met) return null;
  const calling = (taker: PlayerId, partner: PlayerId) =>
    tables.partners.find((row) => row.player === taker && row.partner === partner) ?? null;
  const own = evenings.map(({ evening, day, counted, figures }) => {
    const figure = (name: string): number => (counted && figures[`met.${other}.${name}`]) || 0;
    return { evening, day, n: figure("n"), gap: figure("points"), ahead: figure("ahead") > 0 };
  });
  return {
    ...{ n: met.n, ahead: met.ahead, gap: met.points },
    evenings: own.flatMap(({ n, ...evening }) => (n > 0 ? [evening] : [])),
    ...{ calls: calling(player.id, other), called: calling(other, player.id) },
  };
}

/** With more evenings, bars are too thin to tell apart. */
const MOST_BARS = 20;

/** The last evenings as bars, the newest at the right; none of a single one. */
export function barsOf({ evenings }: Pick<NonNullable<ReturnType<typeof duelOf>>, "evenings">) {
  const last = evenings.slice(0, MOST_BARS).reverse();
  return last.length > 1 ? last.map(({ gap, ...evening }) => ({ ...evening, points: gap })) : [];
}

/** Players of a club who are known to be different people. */
import type { Player, PlayerId } from "#lib/season/club/club-event";
import { personIn } from "#lib/season/club/person";

type SeasonShown = {
  readonly evenings: readonly {
    readonly players: readonly { readonly player: PlayerId }[];
    readonly tables: readonly unknown[];
  }[];
  readonly tables: { readonly met: readonly { readonly player: PlayerId; readonly other: PlayerId }[] };
};

/**
 * All players who sat at one table with a player in a shown season, and so are other people. Evenings with several tables do not
 * say who sat where; the season's table of meetings does.
 */
export function metBy({ evenings, tables }: SeasonShown, players: readonly Player[], player: PlayerId): Set<PlayerId> {
  const personOf = personIn(players);
  const met = new Set<PlayerId>();
  const meet = (one: PlayerId, other: PlayerId) => {
    if (personOf(one) === player) met.add(personOf(other));
  };
  for (const { players: there, tables: all } of evenings)
    if (all.length < 2) for (const one of there) for (const other of there) meet(one.player, other.player);
  for (const { player: one, other } of tables.met) {
    meet(one, other);
    meet(other, one);
  }
  met.delete(player);
  return met;
}

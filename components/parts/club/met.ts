"use client";
import { useAnswer } from "#components/parts/door/use-answer";
import type { Player, PlayerId, Season } from "#lib/season/club-event";
import type { ClubView } from "#lib/season/views";
import { personOf } from "#lib/shown/club/seats";
import { lastSeen, look } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { thisPhone } from "#lib/sync/this-phone";

type Met = {
  readonly evenings: readonly {
    readonly players: readonly { readonly player: PlayerId }[];
    readonly tables: readonly unknown[];
  }[];
  readonly tables: { readonly met: readonly { readonly player: PlayerId; readonly other: PlayerId }[] };
};

/**
 * Everybody who sat at one table with a player, in a season as it is shown: they are other people. An evening of several tables
 * does not say who sat where, what the season has of who met whom does.
 */
export function metIn({ evenings, tables }: Met, players: readonly Player[], player: PlayerId): Set<PlayerId> {
  const met = new Set<PlayerId>();
  const meet = (one: PlayerId, other: PlayerId) => {
    if (personOf(players, one) === player) met.add(personOf(players, other));
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

/** Who is known here not to be this player; the server knows the others. */
export function useMet({ club }: ClubView, player: PlayerId): ReadonlySet<PlayerId> | undefined {
  const seenIn = async ({ id }: Season) => {
    const path = doorOf.season(club.id, id);
    const view = await look(thisPhone(), path).catch(() => lastSeen(thisPhone(), path).catch(() => undefined));
    return view ? [...metIn(view.view, club.players, player)] : [];
  };
  return useAnswer(async () => new Set((await Promise.all(club.seasons.map(seenIn))).flat()), [club, player]);
}

"use client";
import { useAnswer } from "#components/parts/door/use-answer";
import type { PlayerId, Season } from "#lib/season/club-event";
import type { ClubView } from "#lib/season/views";
import { metBy } from "#lib/shown/club/met";
import { lastSeen, look } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { thisPhone } from "#lib/sync/this-phone";

/** Who is known here not to be this player; the server knows the others. */
export function useMet({ club }: ClubView, player: PlayerId): ReadonlySet<PlayerId> | undefined {
  const seenIn = async ({ id }: Season) => {
    const path = doorOf.season(club.id, id);
    const view = await look(thisPhone(), path).catch(() => lastSeen(thisPhone(), path).catch(() => undefined));
    return view ? [...metBy(view.view, club.players, player)] : [];
  };
  return useAnswer(async () => new Set((await Promise.all(club.seasons.map(seenIn))).flat()), [club, player]);
}

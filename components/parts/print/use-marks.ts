/** The club's own signs, where this phone has seen the club; else one by seat. */
import { useAnswer } from "#components/parts/door/use-answer";
import type { Player } from "#lib/season/club/club-event";
import { type MarkedSheet, marksOf, type Sign } from "#lib/shown/season/marks";
import { lastSeen } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { thisPhone } from "#lib/sync/this-phone";

/** Reads the club as this phone last saw it; the server is not asked. */
export function useMarks(sheet: MarkedSheet): readonly Sign[] {
  const { club, season } = sheet.season ?? {};
  const players = useAnswer(() => club && season && playersSeen(club, season).catch(() => []), [club, season]);
  return marksOf(sheet, players ?? []);
}

async function playersSeen(club: string, season: string): Promise<readonly Player[]> {
  const whole = await lastSeen(thisPhone(), doorOf.club(club));
  if (whole) return whole.view.club.players;
  const one = await lastSeen(thisPhone(), doorOf.season(club, season));
  return one?.view.players ?? [];
}

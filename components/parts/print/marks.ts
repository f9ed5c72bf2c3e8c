/** Whose mark is which on a sheet: the club's, where this phone has seen the club; else one by seat. */
import { useEffect, useState } from "react";
import { MARKS, type Mark, type Player } from "#lib/season/club-event";
import { personsOf } from "#lib/season/person";
import type { ClubView, SeasonView } from "#lib/season/views";
import type { Sheet } from "#lib/sheet/sheet";
import { doorOf, lastSeen } from "#lib/sync/club";
import { thisPhone } from "#lib/sync/this-phone";

type MarkedSheet = Pick<Sheet, "names" | "season">;

/**
 * By seat, all different. Who is nobody of the club gets a mark that no one else of the table has; so does the second of two who
 * have the same, in a club of more players than there are marks.
 */
export function marksOf({ names, season }: MarkedSheet, players: readonly Player[]): Mark[] {
  const persons = personsOf(players);
  const own = names.map((_, seat) => {
    const id = season?.players[seat];
    return players.find((player) => player.id === (id && (persons.get(id) ?? id)))?.mark ?? null;
  });
  const marks = own.map((mark, seat) => (own.indexOf(mark) === seat ? mark : null));
  const free = MARKS.filter((mark) => !marks.includes(mark));
  return marks.map((mark, seat) => mark ?? free.shift() ?? (MARKS[seat % MARKS.length] as Mark));
}

/** What this phone last saw of the club says; nothing is asked of the server. */
export function useMarks(sheet: MarkedSheet): readonly Mark[] {
  const [players, setPlayers] = useState<readonly Player[]>([]);
  const { club, season } = sheet.season ?? { club: null, season: null };
  useEffect(() => {
    if (club === null || season === null) return;
    let left = false;
    void playersSeen(club, season)
      .catch(() => [])
      .then((seen) => !left && setPlayers(seen));
    return () => {
      left = true;
    };
  }, [club, season]);
  return marksOf(sheet, players);
}

async function playersSeen(club: string, season: string): Promise<readonly Player[]> {
  const whole = await lastSeen<ClubView>(thisPhone(), doorOf.club(club));
  if (whole) return whole.view.club.players;
  const one = await lastSeen<SeasonView>(thisPhone(), doorOf.season(club, season));
  return one?.view.players ?? [];
}

import { keptIn } from "#lib/rules/lists";
import type { PlayerEvening } from "#lib/season/rows";
import type { Reader } from "../client";
import type { EveningPlayer } from "../generated/client";

/** A player's evening, as its row keeps it. */
export const playerEvening = ({
  playerId: player,
  points,
  place,
  sharing,
  atTable: table,
  deals,
  dealt,
}: EveningPlayer): PlayerEvening => ({ player, points, place, sharing, table, deals, dealt });

/** Who played these evenings of one season, by evening. */
export async function readSeats(
  tx: Reader,
  season: number,
  evenings: readonly string[],
): Promise<ReadonlyMap<string, PlayerEvening[]>> {
  const seats = new Map<string, PlayerEvening[]>();
  if (evenings.length === 0) return seats;
  for (const row of await tx.eveningPlayer.findMany({ where: { season, evening: { in: [...evenings] } } })) {
    keptIn(seats, row.evening, () => []).push(playerEvening(row));
  }
  return seats;
}

/** Each player's result of one evening. */
export const readSeatsOf = async (tx: Reader, season: number, evening: string): Promise<readonly PlayerEvening[]> =>
  (await readSeats(tx, season, [evening])).get(evening) ?? [];

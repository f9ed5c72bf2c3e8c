import { db } from "./client";
import type { EveningPlayer } from "./generated/client";

/** Who played these evenings of one season, by evening. */
export async function readSeats(season: number, evenings: readonly string[]): Promise<ReadonlyMap<string, EveningPlayer[]>> {
  const seats = new Map<string, EveningPlayer[]>();
  if (evenings.length === 0) return seats;
  for (const seat of await db().eveningPlayer.findMany({ where: { season, evening: { in: [...evenings] } } })) {
    const there = seats.get(seat.evening);
    if (there) there.push(seat);
    else seats.set(seat.evening, [seat]);
  }
  return seats;
}

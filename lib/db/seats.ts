import { db } from "./client";
import type { EveningPlayer } from "./generated/client";

/**
 * Who sat at these evenings of one season, by sheet. Asked for by name, not as a relation: Prisma would ask for as many seasons
 * as evenings, and SQLite then read the whole of it.
 */
export async function readSeats(
  season: number,
  evenings: readonly { readonly sheetId: string }[],
): Promise<ReadonlyMap<string, EveningPlayer[]>> {
  const where = { season, sheetId: { in: evenings.map(({ sheetId }) => sheetId) } };
  const seats = new Map<string, EveningPlayer[]>();
  if (evenings.length === 0) return seats;
  for (const seat of await db().eveningPlayer.findMany({ where })) {
    const there = seats.get(seat.sheetId);
    if (there) there.push(seat);
    else seats.set(seat.sheetId, [seat]);
  }
  return seats;
}

/** Who manages a club manages the sheets that count for it; whom it shut out adds nothing more to them (T29). */
import { db, type Reader } from "./client";

/** The right of an owner on a sheet that counts, or counted, for a club that this phone runs. */
export async function rightByClub(
  sheet: string,
  tokenHash: string,
): Promise<{ device: string; name: string | null } | undefined> {
  const counted = await db().sheetTally.findMany({ where: { sheetId: sheet }, select: { kept: { select: { clubId: true } } } });
  if (counted.length === 0) return undefined;
  const clubs = [...new Set(counted.map(({ kept }) => kept.clubId))];
  const here = await db().device.findFirst({
    where: { sheetId: { in: clubs }, tokenHash, role: "owner", revokedAt: null },
    select: { id: true, name: true },
  });
  return here ? { device: here.id, name: here.name } : undefined;
}

export async function isShutOut(reader: Reader, club: string, device: string): Promise<boolean> {
  const there = await reader.device.findUnique({
    where: { sheetId_id: { sheetId: club, id: device } },
    select: { revokedAt: true },
  });
  return there !== null && there.revokedAt !== null;
}

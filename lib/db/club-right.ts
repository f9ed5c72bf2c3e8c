/** Whoever manages a club manages the sheets that count for it; phones that it shut out add nothing more to them (T29). */
import { isAtLeast, type Role } from "#lib/sheet/role";
import { db, type Reader } from "./client";
import { kindAndWithin } from "./club";
import type { Device } from "./generated/client";

interface Right {
  readonly device: string;
  readonly name: string | null;
  readonly role: Role;
}

/** An owner's right on a sheet that counts, or counted, for a club that this phone manages. */
export async function rightByClub(sheet: string, tokenHash: string): Promise<Right | undefined> {
  const counted = await db().sheetTally.findMany({ where: { sheetId: sheet }, select: { kept: { select: { clubId: true } } } });
  if (counted.length === 0) return undefined;
  const clubs = [...new Set(counted.map(({ kept }) => kept.clubId))];
  const here = await db().device.findFirst({ where: { logId: { in: clubs }, tokenHash, role: "owner", revokedAt: null } });
  return here ? rightOf(here) : undefined;
}

export async function isShutOut(reader: Reader, club: string, device: string): Promise<boolean> {
  const there = await reader.device.findUnique({
    where: { logId_id: { logId: club, id: device } },
    select: { revokedAt: true },
  });
  return Boolean(there?.revokedAt);
}

/** What a device's row gives it. */
export const rightOf = ({ id, name, role }: Device): Right => ({ device: id, name, role: role as Role });

/**
 * The right on a tournament that its club gives, or on a table's sheet that its tournament gives. Owners of the one above own it;
 * a club's other phones follow its tournaments, and a tournament's players write its sheets.
 */
export async function rightWithin(log: string, tokenHash: string): Promise<Right | undefined> {
  const known = await kindAndWithin(db(), log);
  if (!known?.within) return undefined;
  const key = { logId: known.within, tokenHash };
  const there = await db().device.findFirst({ where: key });
  const held = there && !there.revokedAt ? rightOf(there) : undefined;
  const given = held && known.kind === "hall" && held.role !== "owner" ? { ...held, role: "viewer" as const } : held;
  const above = given?.role === "owner" ? undefined : await rightWithin(known.within, tokenHash);
  // A phone shut out of the tournament keeps a right only as an owner of the club.
  if (there?.revokedAt) return above?.role === "owner" ? above : undefined;
  return above && (!given || !isAtLeast(given.role, above.role)) ? above : given;
}

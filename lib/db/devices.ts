import { isAtLeast, type Role } from "#lib/sheet/role";
import { type Access, hashOf, isPhoneOf, requireRole } from "./access";
import { db, inserted, type Tx, write } from "./client";
import { tellRevoked } from "./follow";
import type { Link } from "./generated/client";
import { DEVICES } from "./limits";
import { openNow } from "./links";

export interface Newcomer {
  readonly token: string;
  readonly device: string;
  readonly name?: string | undefined;
}

/**
 * What a link gives a phone: a right of its own, that can be taken back alone. A phone already here keeps the higher right; a
 * revoked one is "shut-out" until an owner lets it in again. Undefined: not let in. "full": until an owner makes room.
 */
export async function admit(link: Link, { token, device, name }: Newcomer): Promise<Access | "full" | "shut-out" | undefined> {
  const key = { logId: link.logId, tokenHash: hashOf(token) };
  const known = await db().device.findFirst({ where: key });
  const { role, id: linkId, logId } = link;
  if (known?.revokedAt) return "shut-out";
  if (known && isAtLeast(known.role as Role, role as Role)) return requireRole(logId, token, "viewer");
  if (await isFull(logId, role as Role)) return "full";
  const right = { ...key, id: device, role, linkId, name: name ?? null };
  const create = async (tx: Tx) => (await isPhoneOf(tx, device, key.tokenHash)) && tx.device.create({ data: right });
  if (known) await write((tx) => tx.device.updateMany({ where: { ...key, revokedAt: null }, data: { role, linkId } }));
  else await inserted(write(create));
  return requireRole(logId, token, "viewer");
}

/** Phones that were shut out do not count, nor do those of another role. */
async function isFull(logId: string, role: Role): Promise<boolean> {
  return (await db().device.count({ where: { logId, role, revokedAt: null } })) >= DEVICES[role];
}

/** All devices of the log, and all links that are still open. */
export async function readAccess({ log, device }: Access) {
  const where = { logId: log };
  const [devices, links] = await Promise.all([
    db().device.findMany({ where, orderBy: { createdAt: "asc" }, omit: { tokenHash: true, logId: true } }),
    db().link.findMany({
      where: { ...where, ...openNow() },
      orderBy: { createdAt: "asc" },
      select: { id: true, role: true, createdAt: true, createdBy: true, until: true },
    }),
  ]);
  const stillOpen = (link: string | null) => (links.some(({ id }) => id === link) ? link : null);
  return {
    devices: devices.map(({ role, linkId, ...other }) => ({
      ...other,
      role: role as Role,
      /** The link that let it in, while that link is open. */
      link: stillOpen(linkId),
      self: other.id === device,
    })),
    links: links.map(({ role, ...other }) => ({ ...other, role: role as Role })),
  };
}

/** False when there is no such device here, or when an owner tries to shut out itself. */
export async function changeDevice(
  { log, device }: Access,
  id: string,
  { name, revoked }: { name?: string | undefined; revoked?: boolean | undefined },
): Promise<boolean> {
  if (id === device && revoked) return false;
  const data = {
    ...(name !== undefined && { name }),
    ...(revoked !== undefined && { revokedAt: revoked ? new Date() : null }),
  };
  const { count } = await write((tx) => tx.device.updateMany({ where: { logId: log, id }, data }));
  if (count > 0 && revoked) tellRevoked(log, id);
  return count > 0;
}

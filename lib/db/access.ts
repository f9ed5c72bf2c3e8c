// This folder: the server's logs, rights and limits; the rows made from logs for seasons are in the folders beside.
import { createHash } from "node:crypto";
import type { LogEvent, LogKind } from "#lib/log/event";
import { isAtLeast, type Role } from "#lib/sheet/role";
import { db, type Tx, write } from "./client";
import { kindOf } from "./club";
import { rightByClub, rightOf, rightWithin } from "./club-right";
import { wasKept } from "./epoch";
import { kindOpenedBy } from "./judge/kinds";

/** What one device may do on one log. */
export interface Access {
  log: string;
  device: string;
  name: string | null;
  role: Role;
  /** The right is a device row of this log, not derived from its club or tournament. */
  own?: true;
  /** If the log does not exist yet: it and this right are created with its first event, or not at all. */
  claim?: Claim;
}

const SEEN_AGAIN_MS = 60_000;

/**
 * The device that holds this token, if it may act as `role` on the log: by its own right, or because it manages a club that the
 * sheet counts for (T29). Strangers and revoked devices: undefined.
 */
export async function requireRole(log: string, token: string | undefined, role: Role): Promise<Access | undefined> {
  if (!token) return undefined;
  const key = { logId: log, tokenHash: hashOf(token) };
  // Not `findUnique`: Prisma makes one query of all that are asked at once, and with all phones of a tournament that query would
  // have more values than a database takes.
  const device = await db().device.findFirst({ where: key });
  const own = device && !device.revokedAt ? (device.role as Role) : "viewer";
  const byClub = own === "owner" ? undefined : await rightByClub(log, key.tokenHash);
  if (byClub) return { log, ...byClub };
  const within = own === "owner" ? undefined : await rightWithin(log, key.tokenHash);
  // A phone shut out here keeps a right from above only if it owns the club or tournament above.
  const isIn = within && (within.role === "owner" || !device?.revokedAt);
  if (isIn && isAtLeast(within.role, role) && isAtLeast(within.role, own)) return { log, ...within };
  if (!device || device.revokedAt || !isAtLeast(device.role as Role, role)) return undefined;
  // Not awaited, and a failure is ignored: it only records when the phone was last seen.
  if (Date.now() - device.lastSeenAt.getTime() > SEEN_AGAIN_MS)
    void write((tx) => tx.device.updateMany({ where: key, data: { lastSeenAt: new Date() } })).catch(() => {});
  return { log, ...rightOf(device), own: true };
}

/**
 * The first push of an unknown sheet or club makes its device the owner, once its opening has joined. If a restored server forgot
 * the sheet, a phone that had a right to it gives the opening back and gets its own right (`had`) again; the owner comes back by
 * its own proof.
 */
export async function claimLog(
  log: string,
  token: string | undefined,
  first?: LogEvent,
  had?: { readonly role: Role; readonly device: string; readonly isTrue: boolean },
): Promise<Access | undefined> {
  const kind = kindOpenedBy(first);
  if (!token || !first || !kind || (await kindOf(db(), log))) return undefined;
  const tokenHash = hashOf(token);
  if (had?.isTrue && kind === "sheet" && wasKept(first)) {
    const { role, device } = had;
    if (!isAtLeast(role, "player")) return undefined;
    return { log, device, name: null, role, claim: { log, kind, tokenHash, device, role } };
  }
  const { device } = first;
  // If the key was lost, no proof can be checked: even then, giving back another's opening makes no owner.
  if (had && (wasKept(first) || had.device !== device)) return undefined;
  const phone = await db().phone.findUnique({ where: { id: device } });
  if (phone && phone.tokenHash !== tokenHash) return undefined;
  const club = kind === "hall" ? (first.body as { club?: unknown } | null)?.club : undefined;
  const within = typeof club === "string" ? club : null;
  return { log, device, name: null, role: "owner", claim: { log, kind, tokenHash, device, within } };
}

interface Claim {
  readonly log: string;
  readonly kind: LogKind;
  readonly tokenHash: string;
  readonly device: string;
  /** The right that the phone had, if it gives back a forgotten sheet; else it becomes the owner. */
  readonly role?: Role;
  /** A tournament's club. */
  readonly within?: string | null;
}

/** The device that owns the log by this token: it opens the log now, or was made an owner before. */
export async function claimIn(
  tx: Tx,
  { log, kind, tokenHash, device, role = "owner", within = null }: Claim,
): Promise<string | undefined> {
  const logId_tokenHash = { logId: log, tokenHash };
  const row = await tx.log.findUnique({ where: { id: log }, select: { kind: true } });
  if (!row) {
    if (!(await isPhoneOf(tx, device, tokenHash))) return undefined;
    await tx.log.create({ data: { id: log, kind, openedBy: tokenHash, within } });
    await tx.device.create({ data: { ...logId_tokenHash, id: device, role } });
    return device;
  }
  const held = row.kind === kind ? await tx.device.findUnique({ where: { logId_tokenHash } }) : null;
  return held?.role === "owner" && !held.revokedAt ? held.id : undefined;
}

/** A device id belongs to the first token that used it, in every log: others read the id in a log, but cannot use it. */
export async function isPhoneOf(tx: Tx, device: string, tokenHash: string): Promise<boolean> {
  const phone = await tx.phone.upsert({ where: { id: device }, create: { id: device, tokenHash }, update: {} });
  return phone.tokenHash === tokenHash;
}

/** Only this hash of a token is stored. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

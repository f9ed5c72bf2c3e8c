import { createHash } from "node:crypto";
import type { SheetEvent } from "#lib/sheet/event";
import { isAtLeast, type Role } from "#lib/sheet/role";
import { db, type Tx, write } from "./client";
import type { LogKind } from "./club";

/** What one device may do on one sheet. */
export interface Access {
  sheet: string;
  device: string;
  name: string | null;
  role: Role;
}

/** What the first event of a log makes of it. */
const OPENINGS: Readonly<Record<string, LogKind>> = { "sheet.opened": "sheet", "club.opened": "club" };

export const opensLog = (event: SheetEvent | undefined): boolean => OPENINGS[event?.kind ?? ""] !== undefined;

const SEEN_AGAIN_MS = 60_000;

/** The device that holds this token, if it may act as `role` on the sheet. Strangers and revoked devices: undefined. */
export async function requireRole(sheet: string, token: string | undefined, role: Role): Promise<Access | undefined> {
  if (!token) return undefined;
  const key = { sheetId: sheet, tokenHash: hashOf(token) };
  const device = await db().device.findUnique({ where: { sheetId_tokenHash: key } });
  if (!device || device.revokedAt || !isAtLeast(device.role as Role, role)) return undefined;
  // Nobody waits for this, nor is refused because it failed.
  if (Date.now() - device.lastSeenAt.getTime() > SEEN_AGAIN_MS)
    void write((tx) => tx.device.updateMany({ where: key, data: { lastSeenAt: new Date() } })).catch(() => {});
  return { sheet, device: device.id, name: device.name, role: device.role as Role };
}

/** The first push of an unknown sheet or club makes its device the owner: the log and the right to it are one transaction. */
export async function claimSheet(sheet: string, token: string | undefined, first?: SheetEvent): Promise<Access | undefined> {
  const kind = OPENINGS[first?.kind ?? ""];
  if (!token || !first || !kind) return undefined;
  const claim = { sheet, kind, tokenHash: hashOf(token), device: first.device };
  return (await write((tx) => claimIn(tx, claim))) ? requireRole(sheet, token, "owner") : undefined;
}

interface Claim {
  readonly sheet: string;
  readonly kind: LogKind;
  readonly tokenHash: string;
  readonly device: string;
}

/** The device that owns the log by this token: it opened it, now or before, or was since given it to run. */
export async function claimIn(tx: Tx, { sheet, kind, tokenHash, device }: Claim): Promise<string | undefined> {
  const create = { id: sheet, kind, openedBy: tokenHash };
  const row = await tx.sheet.upsert({ where: { id: sheet }, create, update: {} });
  if (row.kind !== kind) return undefined;
  const sheetId_tokenHash = { sheetId: sheet, tokenHash };
  const right = { ...sheetId_tokenHash, id: device, role: "owner" };
  if (row.openedBy === tokenHash) await tx.device.upsert({ where: { sheetId_tokenHash }, create: right, update: {} });
  const held = await tx.device.findUnique({ where: { sheetId_tokenHash } });
  return held?.role === "owner" && !held.revokedAt ? held.id : undefined;
}

/** What is kept of a token. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { CODE_LENGTH, SIGNS, tidyCode } from "#lib/sheet/code";
import { type LinkDays, linkEnd, USUAL_DAYS } from "#lib/sheet/link-days";
import type { Role } from "#lib/sheet/role";
import { type Access, hashOf } from "./access";
import { db, write } from "./client";
import { kindOf } from "./club";
import { hashOfCode } from "./code-key";
import { tellRevoked } from "./follow";
import type { Link } from "./generated/client";

const CODE_LIFE_MS = 10 * 60_000;

/** How a phone asks to be let in. */
export type AskedLink = { readonly token: string } | { readonly code: string };

/** The token (256 random bits) is told only here: just its hash is stored. */
export async function createLink(
  { log, device }: Access,
  role: Role,
  days?: LinkDays,
): Promise<{ id: string; token: string; until: Date }> {
  const token = randomBytes(32).toString("base64url");
  const id = randomUUID();
  const until = linkEnd(days ?? USUAL_DAYS[(await kindOf(db(), log)) ?? "sheet"], Date.now());
  const data = { id, logId: log, role, tokenHash: hashOf(token), createdBy: device, until };
  await write((tx) => tx.link.create({ data }));
  return { id, token, until };
}

/** Condition for links that are still open. */
export const openNow = () => ({ revokedAt: null, until: { gt: new Date() } });

/** Counted from now. Undefined if there is no such open link. */
export async function extendLink({ log }: Access, id: string, days: LinkDays): Promise<{ until: Date } | undefined> {
  const until = linkEnd(days, Date.now());
  const { count } = await write((tx) => tx.link.updateMany({ where: { id, logId: log, ...openNow() }, data: { until } }));
  return count > 0 ? { until } : undefined;
}

const over = () => ({ revokedAt: new Date(), codeHash: null, codeUntil: null });

/** The link lets no more phones in. Those that came by it stay, until revoked. */
export async function revokeLink({ log }: Access, id: string): Promise<boolean> {
  const { count } = await write((tx) => tx.link.updateMany({ where: { id, logId: log, revokedAt: null }, data: over() }));
  return count > 0;
}

/**
 * Ends the link, and shuts out the phones that came by it, except the one that asks. Returns how many; undefined if there is no
 * such link.
 */
export async function endWithDevices({ log, device }: Access, id: string): Promise<number | undefined> {
  const came = { logId: log, linkId: id, revokedAt: null, id: { not: device } };
  const ended = await write(async (tx) => {
    const link = await tx.link.findFirst({ where: { id, logId: log }, select: { id: true } });
    if (!link) return undefined;
    await tx.link.updateMany({ where: { id, revokedAt: null }, data: over() });
    const devices = await tx.device.findMany({ where: came, select: { id: true } });
    await tx.device.updateMany({ where: came, data: { revokedAt: new Date() } });
    return devices;
  });
  for (const one of ended ?? []) tellRevoked(log, one.id);
  return ended?.length;
}

/** Eight signs that stand for the link, for phones that cannot scan it. A new code ends the one before. */
export async function createCode({ log }: Access, id: string): Promise<{ code: string; until: Date } | undefined> {
  const code = randomText(CODE_LENGTH);
  const until = new Date(Date.now() + CODE_LIFE_MS);
  const data = { codeHash: hashOfCode(code), codeUntil: until };
  const { count } = await write((tx) => tx.link.updateMany({ where: { id, logId: log, ...openNow() }, data }));
  return count > 0 ? { code, until } : undefined;
}

/** The link of this token or code, if it is still open. */
export async function linkOf(asked: AskedLink): Promise<Link | undefined> {
  const where = "token" in asked ? { tokenHash: hashOf(asked.token) } : { codeHash: hashOfCode(tidyCode(asked.code)) };
  const link = await db().link.findUnique({ where });
  if (!link || link.revokedAt) return undefined;
  const now = Date.now();
  // If the server's clock was set back, old codes would live again: none may end later than a new one would.
  if ("code" in asked && Number(link.codeUntil) > now + CODE_LIFE_MS) return undefined;
  const ends = "code" in asked ? [link.until, link.codeUntil] : [link.until];
  return ends.every((end) => Number(end) > now) ? link : undefined;
}

/** A random text of so many signs, all equally likely. */
export const randomText = (length: number): string => Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join("");

import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { CODE_LENGTH, SIGNS, tidyCode } from "#lib/sheet/code";
import { endOf, type LinkDays, USUAL_DAYS } from "#lib/sheet/link-days";
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

/** The only time that the token is told: 256 random bits. */
export async function createLink(
  { log, device }: Access,
  role: Role,
  days?: LinkDays,
): Promise<{ id: string; token: string; until: Date }> {
  const token = randomBytes(32).toString("base64url");
  const id = randomUUID();
  const until = endOf(days ?? USUAL_DAYS[(await kindOf(db(), log)) ?? "sheet"], Date.now());
  const data = { id, logId: log, role, tokenHash: hashOf(token), createdBy: device, until };
  await write((tx) => tx.link.create({ data }));
  return { id, token, until };
}

/** A link that lets nobody in any more is over: a new one is made instead. */
export const openNow = () => ({ revokedAt: null, until: { gt: new Date() } });

/** Counted from now. Undefined when no such link is open. */
export async function extendLink({ log }: Access, id: string, days: LinkDays): Promise<{ until: Date } | undefined> {
  const until = endOf(days, Date.now());
  const { count } = await write((tx) => tx.link.updateMany({ where: { id, logId: log, ...openNow() }, data: { until } }));
  return count > 0 ? { until } : undefined;
}

const over = () => ({ revokedAt: new Date(), codeHash: null, codeUntil: null });

/** Nobody comes in by it any more. Who came in before stays, until revoked. */
export async function revokeLink({ log }: Access, id: string): Promise<boolean> {
  const { count } = await write((tx) => tx.link.updateMany({ where: { id, logId: log, revokedAt: null }, data: over() }));
  return count > 0;
}

/**
 * It lets nobody in any more, nor does what it let in: the phones that came by it are shut out, but for the one that asks. Answers how
 * many; undefined when there is no such link.
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

/** Eight signs that say the same as the link, for phones that cannot read it. A new one ends the one before. */
export async function createCode({ log }: Access, id: string): Promise<{ code: string; until: Date } | undefined> {
  const code = drawn(CODE_LENGTH);
  const until = new Date(Date.now() + CODE_LIFE_MS);
  const data = { codeHash: hashOfCode(code), codeUntil: until };
  const { count } = await write((tx) => tx.link.updateMany({ where: { id, logId: log, ...openNow() }, data }));
  return count > 0 ? { code, until } : undefined;
}

/** The link that is meant, if it still lets in. */
export async function linkOf(asked: AskedLink): Promise<Link | undefined> {
  const where = "token" in asked ? { tokenHash: hashOf(asked.token) } : { codeHash: hashOfCode(tidyCode(asked.code)) };
  const link = await db().link.findUnique({ where });
  if (!link || link.revokedAt) return undefined;
  const now = Date.now();
  // A server whose clock went back would let old codes live again: none ends later than a new one would.
  if ("code" in asked && Number(link.codeUntil) > now + CODE_LIFE_MS) return undefined;
  const ends = "code" in asked ? [link.until, link.codeUntil] : [link.until];
  return ends.every((end) => Number(end) > now) ? link : undefined;
}

/** So many signs, each as likely as any. */
export const drawn = (length: number): string => Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join("");

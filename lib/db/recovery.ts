/** A club's second way in: a printed code that gives one phone, once, the right to manage the club. */
import type { WaysIn } from "#lib/season/views";
import { RECOVERY_LENGTH, tidyCode } from "#lib/sheet/code";
import { type Access, hashOf, isPhoneOf } from "./access";
import { db, engine, type Tx, write } from "./client";
import type { Newcomer } from "./devices";
import { randomText } from "./links";

/**
 * Hashed without the key of the short codes: it must still work where a backup is restored elsewhere, and 140 bits cannot be
 * guessed.
 */
export const hashOfRecovery = (code: string): string => hashOf(`recovery ${tidyCode(code)}`);

const waiting = (clubId: string) => ({ clubId, usedBy: null, replacedAt: null });

/** The code is told only here, and replaces the one before. */
export async function makeRecovery({ log: club, device }: Access): Promise<{ code: string; at: Date }> {
  const code = randomText(RECOVERY_LENGTH);
  const at = new Date();
  await write(async (tx) => {
    await tx.recovery.updateMany({ where: waiting(club), data: { replacedAt: at } });
    await tx.recovery.create({ data: { codeHash: hashOfRecovery(code), clubId: club, createdBy: device, createdAt: at } });
  }, club);
  return { code, at };
}

type Recovered = { readonly club: string } | "unknown" | "used" | "replaced";

/** Works for one phone, once. The same phone asking again, since it got no answer, gets the same answer. */
export function recover(code: string, { token, device, name }: Newcomer): Promise<Recovered> {
  const [codeHash, tokenHash] = [hashOfRecovery(code), hashOf(token)];
  return write(async (tx): Promise<Recovered> => {
    const asked = await tx.recovery.findUnique({ where: { codeHash }, select: { clubId: true } });
    if (!asked) return "unknown";
    // If two phones type it at once, only one gets in.
    await engine().lockLog(tx, asked.clubId);
    const kept = await tx.recovery.findUniqueOrThrow({ where: { codeHash } });
    const key = { logId: kept.clubId, tokenHash };
    const here = await tx.device.findUnique({ where: { logId_tokenHash: key } });
    if (kept.usedBy !== null) return here?.id === kept.usedBy && !here.revokedAt ? { club: kept.clubId } : "used";
    if (kept.replacedAt) return "replaced";
    if (!(await isPhoneOf(tx, here?.id ?? device, tokenHash))) return "unknown";
    // Even for a phone that was shut out: the holder of the paper could use another.
    const right = { role: "owner", revokedAt: null, linkId: null };
    await tx.device.upsert({
      where: { logId_tokenHash: key },
      create: { ...key, ...right, id: device, name: name ?? null },
      update: right,
    });
    await tx.recovery.update({ where: { codeHash }, data: { usedBy: here?.id ?? device } });
    return { club: kept.clubId };
  });
}

/** The hash of the unused code, for the club's document that a manager exports. */
export const recoveryHashOf = async (clubId: string): Promise<string | undefined> =>
  (await db().recovery.findFirst({ where: waiting(clubId) }))?.codeHash;

/** Restores the code of an imported document; `usedBy`: set if that code was used to import it. */
export const keepRecovery = (tx: Tx, clubId: string, codeHash: string, createdBy: string, usedBy: string | null) =>
  tx.recovery.upsert({ where: { codeHash }, create: { codeHash, clubId, createdBy, usedBy }, update: {} });

/** How many phones manage the club, and since when an unused code exists. */
export async function waysInto(clubId: string): Promise<WaysIn> {
  const [managers, code] = await Promise.all([
    db().device.count({ where: { logId: clubId, role: "owner", revokedAt: null } }),
    db().recovery.findFirst({ where: waiting(clubId), select: { createdAt: true } }),
  ]);
  return { managers, code: code?.createdAt.toISOString() ?? null };
}

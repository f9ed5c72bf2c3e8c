/**
 * This server's signature that a phone had a right to a log, kept by the phone. A restored older copy knows neither phones that
 * came in since, nor sheets opened since: with its proof a phone gets its own right again, and no other.
 */
import { timingSafeEqual } from "node:crypto";
import { isAtLeast, ROLES, type Role } from "#lib/sheet/role";
import { type Access, hashOf } from "./access";
import { db, inserted, type Tx, write } from "./client";
import { kindOf } from "./club";
import { rightOf } from "./club-right";
import { signatureOf } from "./code-key";

interface Proven {
  readonly role: Role;
  readonly device: string;
}

const signOf = (log: string, token: string, { role, device }: Proven): string =>
  signatureOf(JSON.stringify(["proof", log, hashOf(token), role, device]));

/** Only for a right in a device row: rights derived from a club or a tournament return with those. */
export const makeProof = ({ log, role, device, own }: Access, token: string): string | undefined =>
  own ? `${role}.${device}.${signOf(log, token, { role, device })}` : undefined;

/** Reads a proof: what the phone says it had. `isTrue`: this server signed it. Undefined if it has no such shape. */
export function readProof(text: string | null, log: string, token: string): (Proven & { readonly isTrue: boolean }) | undefined {
  const [, word, device = "", sign = ""] = /^(\w+)\.([\w-]{1,64})\.([\w-]{22})$/.exec(text ?? "") ?? [];
  const role = ROLES.find((one) => one === word);
  if (!role) return undefined;
  const right = Buffer.from(signOf(log, token, { role, device }));
  return { role, device, isTrue: timingSafeEqual(Buffer.from(sign), right) };
}

/** Undefined if the log does not exist, or if the phone is known on it: a proof does not let in a phone that was shut out. */
export async function letBackIn(
  log: string,
  token: string | undefined,
  proof: string | null,
  role: Role,
): Promise<Access | undefined> {
  const right = token === undefined ? undefined : readProof(proof, log, token);
  if (!token || !right?.isTrue || !isAtLeast(right.role, role) || !(await kindOf(db(), log))) return undefined;
  const { device } = right;
  const tokenHash = hashOf(token);
  if (await db().device.findFirst({ where: { logId: log, tokenHash } })) return undefined;
  const row = { logId: log, id: device, tokenHash, role: right.role };
  const create = async (tx: Tx) => {
    // If another token has taken the id since the restore, it read the id in the log: the proof decides.
    await tx.phone.upsert({ where: { id: device }, create: { id: device, tokenHash }, update: { tokenHash } });
    await tx.device.deleteMany({ where: { logId: log, id: device } });
    await tx.device.create({ data: row });
  };
  // A parallel request of this phone may have done it first.
  await inserted(write(create, log));
  const here = await db().device.findFirst({ where: { logId: log, tokenHash } });
  if (!here || here.revokedAt) return undefined;
  return { log, ...rightOf(here), own: true };
}

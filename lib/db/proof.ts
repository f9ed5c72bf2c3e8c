/**
 * This server's word that a phone had a right to a log, which the phone keeps. An older copy that is put back knows neither who came
 * in since, nor a sheet that was opened since: by its proof a phone has its own right again, and no other.
 */
import { timingSafeEqual } from "node:crypto";
import { isAtLeast, ROLES, type Role } from "#lib/sheet/role";
import { type Access, hashOf } from "./access";
import { db, inserted, type Tx, write } from "./client";
import { kindOf } from "./club";
import { signed } from "./code-key";

interface Proven {
  readonly role: Role;
  readonly device: string;
}

const signOf = (log: string, token: string, { role, device }: Proven): string =>
  signed(JSON.stringify(["proof", log, hashOf(token), role, device]));

/** Of a right that stands in a row of its own: what a club or a tournament gives comes back with these. */
export const proofOf = ({ log, role, device, own }: Access, token: string): string | undefined =>
  own ? `${role}.${device}.${signOf(log, token, { role, device })}` : undefined;

/** What a phone says it had; `isTrue`: by this server's own word. Undefined where it says nothing that could be one. */
export function readProof(text: string | null, log: string, token: string): (Proven & { readonly isTrue: boolean }) | undefined {
  const [, word, device = "", sign = ""] = /^(\w+)\.([\w-]{1,64})\.([\w-]{22})$/.exec(text ?? "") ?? [];
  const role = ROLES.find((one) => one === word);
  if (!role) return undefined;
  const right = Buffer.from(signOf(log, token, { role, device }));
  return { role, device, isTrue: timingSafeEqual(Buffer.from(sign), right) };
}

/** Undefined where the log is not there, and where the phone is known on it: shut out, a proof does not let it in. */
export async function comeBack(
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
    // Whoever took the id meanwhile, where nobody here knew it any more, had read it in the log.
    await tx.phone.upsert({ where: { id: device }, create: { id: device, tokenHash }, update: { tokenHash } });
    await tx.device.deleteMany({ where: { logId: log, id: device } });
    await tx.device.create({ data: row });
  };
  // Another of this phone's requests may have been quicker.
  await inserted(write(create, log));
  const here = await db().device.findFirst({ where: { logId: log, tokenHash } });
  if (!here || here.revokedAt) return undefined;
  return { log, device: here.id, name: here.name, role: here.role as Role, own: true };
}

import { z } from "zod";
import { hashOf } from "#lib/db/access";
import { db } from "#lib/db/client";
import { kindOf } from "#lib/db/club";
import { admit } from "#lib/db/devices";
import { forgive, isAllowed, WRONG_BY_ADDRESS, WRONG_BY_PHONE } from "#lib/db/limits";
import { type Asked, linkOf } from "#lib/db/links";
import { full, notFound, ok, tooMany } from "../answer";
import { addressOf, bearerOf, readShape, refusalOf } from "../door";
import { DeviceId, DeviceName } from "../shape";

const who = { device: DeviceId, name: DeviceName.optional() };
const Join = z.union([
  z.strictObject({ token: z.string().regex(/^[\w-]{43}$/), ...who }),
  z.strictObject({ code: z.string().min(8).max(20), ...who }),
]);

/** A link, or its code, traded for this phone's own right to the sheet or club: `kind` says which. */
export async function POST(request: Request): Promise<Response> {
  const refused = refusalOf(request);
  if (refused) return refused;
  const token = bearerOf(request);
  if (!token) return notFound();
  const read = await readShape(request, Join);
  if ("refusal" in read) return read.refusal;

  const { device, name, ...asked } = read.content;
  const link =
    "code" in asked ? await linkOfCode(asked as Asked, hashOf(token), addressOf(request)) : await linkOf(asked as Asked);
  if (link === "later") return tooMany();
  const access = link && (await admit(link, { token, device, name }));
  if (access === "full") return full();
  return access ? ok({ sheet: access.sheet, kind: await kindOf(db(), access.sheet), role: access.role }) : notFound();
}

/** Each try is counted before it is made, and those that were right are taken back: only who fails waits. */
async function linkOfCode(asked: Asked, phone: string, address: string) {
  const tries = [
    [`code ${phone}`, WRONG_BY_PHONE],
    [`code from ${address}`, WRONG_BY_ADDRESS],
  ] as const;
  for (const [bucket, limit] of tries) if (!(await isAllowed(bucket, limit))) return "later";
  const link = await linkOf(asked);
  if (link) for (const [bucket, limit] of tries) await forgive(bucket, limit);
  return link;
}

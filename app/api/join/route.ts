import { z } from "zod";
import { db } from "#lib/db/client";
import { kindOf } from "#lib/db/club";
import { admit } from "#lib/db/devices";
import { isAllowed, JOIN_BY_ALL, JOIN_BY_ONE } from "#lib/db/limits";
import { type Asked, linkOf } from "#lib/db/links";
import { notFound, ok, tooMany } from "../answer";
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
  if (!(await isAllowed(`join ${addressOf(request)}`, JOIN_BY_ONE)) || !(await isAllowed("join", JOIN_BY_ALL))) return tooMany();

  const { device, name, ...asked } = read.content;
  const link = await linkOf(asked as Asked);
  const access = link && (await admit(link, { token, device, name }));
  return access ? ok({ sheet: access.sheet, kind: await kindOf(db(), access.sheet), role: access.role }) : notFound();
}

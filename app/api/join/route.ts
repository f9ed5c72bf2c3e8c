import { z } from "zod";
import { hashOf } from "#lib/db/access";
import { db } from "#lib/db/client";
import { kindOf } from "#lib/db/club";
import { admit } from "#lib/db/devices";
import { areAllowed, forgive, type Try, WRONG_BY_ADDRESS, WRONG_BY_PHONE } from "#lib/db/limits";
import { type AskedLink, linkOf } from "#lib/db/links";
import { recover } from "#lib/db/recovery";
import { isRecoveryCode } from "#lib/sheet/code";
import { full, gone, notFound, ok, tooMany } from "../answer";
import { NOTED } from "../body";
import { bearerOf, door, readShape, refusalOf, senderAddress } from "../door";
import { DeviceId, DeviceName } from "../shape";

const who = { device: DeviceId, name: DeviceName.optional() };
const Join = z.union([
  z.strictObject({ token: z.string().regex(/^[\w-]{43}$/), ...who }),
  z.strictObject({ code: z.string().min(8).max(60), ...who }),
]);

/** A link, its code, or a club's recovery code, traded for this phone's own right to the sheet or club: `kind` says which. */
export const POST = door<never>(async (request) => {
  const refused = refusalOf(request);
  if (refused) return refused;
  const token = bearerOf(request);
  if (!token) return notFound();
  const read = await readShape(request, Join, NOTED, senderAddress(request));
  if ("refusal" in read) return read.refusal;

  const { device, name, ...asked } = read.content;
  const tries = triesOf(hashOf(token), senderAddress(request));
  if ("code" in asked && isRecoveryCode(asked.code)) {
    const back = await counted(
      tries,
      () => recover(asked.code, { token, device, name }),
      (found) => typeof found === "object",
    );
    if (back === "later") return tooMany();
    if (typeof back === "object") return ok({ sheet: back.club, kind: "club", role: "owner" });
    return back === "unknown" ? notFound() : gone(back);
  }
  const find = () => linkOf(asked as AskedLink);
  const link = "code" in asked ? await counted(tries, find, (found) => found !== undefined) : await find();
  if (link === "later") return tooMany();
  const access = link && (await admit(link, { token, device, name }));
  if (access === "full") return full();
  if (access === "shut-out") return gone(access);
  return access ? ok({ sheet: access.log, kind: await kindOf(db(), access.log), role: access.role }) : notFound();
});

const triesOf = (phone: string, address: string): readonly Try[] => [
  [`code ${phone}`, WRONG_BY_PHONE],
  [`code from ${address}`, WRONG_BY_ADDRESS],
];

/** Each try is counted before it is made, and right ones are taken back, so that only failures count. */
async function counted<T>(
  tries: readonly Try[],
  attempt: () => Promise<T>,
  isRight: (found: T) => boolean,
): Promise<T | "later"> {
  if (!(await areAllowed(tries))) return "later";
  const found = await attempt();
  if (isRight(found)) await forgive(tries);
  return found;
}

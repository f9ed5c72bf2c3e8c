import { z } from "zod";
import { db } from "#lib/db/client";
import { kindOf } from "#lib/db/club";
import { isAllowed, RECOVERY_BY_CLUB } from "#lib/db/limits";
import { makeRecovery } from "#lib/db/recovery";
import { notFound, ok, tooMany } from "../../../answer";
import { door, enterWith } from "../../../door";

/** The club's recovery code, in place of the one before. It is in this answer and nowhere else. */
export const POST = door(async (request, { params }) => {
  const entered = await enterWith(request, params, "owner", z.strictObject({}));
  if ("refusal" in entered) return entered.refusal;
  const { access } = entered;
  if ((await kindOf(db(), access.sheet)) !== "club") return notFound();
  if (!(await isAllowed(`recovery of ${access.sheet}`, RECOVERY_BY_CLUB))) return tooMany();
  return ok(await makeRecovery(access));
});

import { z } from "zod";
import { db } from "#lib/db/client";
import { kindOf } from "#lib/db/club";
import { isAllowed, RECOVERY_BY_CLUB } from "#lib/db/limits";
import { makeRecovery } from "#lib/db/recovery";
import { tooMany } from "../../../answer";
import { changing } from "../../../door";

/** A new recovery code, which replaces the one before. Only this answer contains it. */
export const POST = changing("owner", z.strictObject({}), async (access) => {
  if ((await kindOf(db(), access.log)) !== "club") return undefined;
  return (await isAllowed(`recovery of ${access.log}`, RECOVERY_BY_CLUB)) ? makeRecovery(access) : tooMany();
});

import { z } from "zod";
import { isAllowed, LINKS_BY_LOG } from "#lib/db/limits";
import { createLink } from "#lib/db/links";
import { ok, tooMany } from "../../../answer";
import { door, enterWith } from "../../../door";
import { AskedRole, LinkDays } from "../../../shape";

const Wanted = z.strictObject({ role: AskedRole, days: LinkDays.optional() });

/** A new way in. Its token is in this answer and nowhere else. */
export const POST = door(async (request, { params }) => {
  const entered = await enterWith(request, params, "owner", Wanted);
  if ("refusal" in entered) return entered.refusal;
  const { access, content } = entered;
  if (!(await isAllowed(`links of ${access.sheet}`, LINKS_BY_LOG))) return tooMany();
  return ok(await createLink(access, content.role, content.days));
});

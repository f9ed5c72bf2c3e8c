import { z } from "zod";
import { isAllowed, LINKS_BY_LOG } from "#lib/db/limits";
import { createLink } from "#lib/db/links";
import { tooMany } from "../../../answer";
import { changing } from "../../../door";
import { AskedRole, LinkDays } from "../../../shape";

const Wanted = z.strictObject({ role: AskedRole, days: LinkDays.optional() });

/** A new link. Only this answer contains its token. */
export const POST = changing("owner", Wanted, async (access, { role, days }) =>
  (await isAllowed(`links of ${access.log}`, LINKS_BY_LOG)) ? createLink(access, role, days) : tooMany(),
);

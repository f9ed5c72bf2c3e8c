import { z } from "zod";
import { createLink } from "#lib/db/links";
import { ok } from "../../../answer";
import { enterWith } from "../../../door";
import { AskedRole, LinkDays } from "../../../shape";

const Wanted = z.strictObject({ role: AskedRole, days: LinkDays.optional() });

/** A new way in. Its token is in this answer and nowhere else. */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const entered = await enterWith(request, params, "owner", Wanted);
  if ("refusal" in entered) return entered.refusal;
  const { access, content } = entered;
  return ok(await createLink(access, content.role, content.days));
}

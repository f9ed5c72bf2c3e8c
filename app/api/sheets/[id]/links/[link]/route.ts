import { z } from "zod";
import { extendLink, revokeLink } from "#lib/db/links";
import { notFound, ok } from "../../../../answer";
import { enterWith } from "../../../../door";
import { LinkDays } from "../../../../shape";

const Change = z.union([z.strictObject({ revoked: z.literal(true) }), z.strictObject({ days: LinkDays })]);

/** The link lets nobody in any more, or until another day. */
export async function PATCH(request: Request, { params }: { params: Promise<{ id: string; link: string }> }): Promise<Response> {
  const entered = await enterWith(request, params, "owner", Change);
  if ("refusal" in entered) return entered.refusal;
  const { access, content: change } = entered;
  const { link } = await params;
  const done = "days" in change ? await extendLink(access, link, change.days) : (await revokeLink(access, link)) && {};
  return done ? ok(done) : notFound();
}

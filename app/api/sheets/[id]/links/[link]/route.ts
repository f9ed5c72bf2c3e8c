import { z } from "zod";
import { extendLink, revokeLink } from "#lib/db/links";
import { notFound, ok } from "../../../../answer";
import { enter, readShape } from "../../../../door";
import { LinkDays } from "../../../../shape";

const Change = z.union([z.strictObject({ revoked: z.literal(true) }), z.strictObject({ days: LinkDays })]);

/** The link lets nobody in any more, or until another day. */
export async function PATCH(request: Request, { params }: { params: Promise<{ id: string; link: string }> }): Promise<Response> {
  const read = await readShape(request, Change);
  if ("refusal" in read) return read.refusal;
  const access = await enter(request, params, "owner");
  if (!access) return notFound();
  const { link } = await params;
  const change = read.content;
  const done = "days" in change ? await extendLink(access, link, change.days) : (await revokeLink(access, link)) && {};
  return done ? ok(done) : notFound();
}

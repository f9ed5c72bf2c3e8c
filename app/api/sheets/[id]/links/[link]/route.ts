import { z } from "zod";
import { revokeLink } from "#lib/db/links";
import { notFound, ok } from "../../../../answer";
import { enter, readShape } from "../../../../door";

const Change = z.strictObject({ revoked: z.literal(true) });

/** The link lets nobody in any more. */
export async function PATCH(request: Request, { params }: { params: Promise<{ id: string; link: string }> }): Promise<Response> {
  const read = await readShape(request, Change);
  if ("refusal" in read) return read.refusal;
  const access = await enter(request, params, "owner");
  return access && (await revokeLink(access, (await params).link)) ? ok({}) : notFound();
}

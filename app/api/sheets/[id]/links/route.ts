import { z } from "zod";
import { createLink } from "#lib/db/links";
import { notFound, ok } from "../../../answer";
import { enter, readShape } from "../../../door";
import { AskedRole, LinkDays } from "../../../shape";

const Wanted = z.strictObject({ role: AskedRole, days: LinkDays.optional() });

/** A new way in. Its token is in this answer and nowhere else. */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const read = await readShape(request, Wanted);
  if ("refusal" in read) return read.refusal;
  const access = await enter(request, params, "owner");
  return access ? ok(await createLink(access, read.content.role, read.content.days)) : notFound();
}

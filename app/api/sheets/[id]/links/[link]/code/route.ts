import { z } from "zod";
import { createCode } from "#lib/db/links";
import { notFound, ok } from "../../../../../answer";
import { enter, readShape } from "../../../../../door";

/** The link in eight signs, for ten minutes. */
export async function POST(request: Request, { params }: { params: Promise<{ id: string; link: string }> }): Promise<Response> {
  const read = await readShape(request, z.strictObject({}));
  if ("refusal" in read) return read.refusal;
  const access = await enter(request, params, "owner");
  const made = access && (await createCode(access, (await params).link));
  return made ? ok(made) : notFound();
}

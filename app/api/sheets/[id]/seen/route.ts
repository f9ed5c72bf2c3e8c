import { z } from "zod";
import { lastSeq } from "#lib/db/read";
import { markSeen } from "#lib/db/seen";
import { notFound, ok } from "../../../answer";
import { enter, readShape } from "../../../door";

const Seen = z.strictObject({ seq: z.int().min(0).max(Number.MAX_SAFE_INTEGER) });

/** "Vu par deux autres téléphones": this phone has all up to here. Told to who follows, never stored. */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const read = await readShape(request, Seen);
  if ("refusal" in read) return read.refusal;
  const access = await enter(request, params, "viewer");
  if (!access) return notFound();
  // Nobody has seen what is not there yet.
  markSeen(access, Math.min(read.content.seq, await lastSeq(access.sheet)));
  return ok({});
}

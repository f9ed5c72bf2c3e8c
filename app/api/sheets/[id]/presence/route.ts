import { z } from "zod";
import { note } from "#lib/db/presence";
import { notFound, ok } from "../../../answer";
import { enter, readShape } from "../../../door";

const Presence = z.strictObject({ slot: z.int().min(0).max(9_999).nullable() });

/** "Un appareil note une donne": told to who follows, never stored. */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const read = await readShape(request, Presence);
  if ("refusal" in read) return read.refusal;
  const access = await enter(request, params, "player");
  if (!access) return notFound();
  note(access, read.content.slot);
  return ok({});
}

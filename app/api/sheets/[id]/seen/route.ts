import { z } from "zod";
import { lastSeq } from "#lib/db/read";
import { markSeen } from "#lib/db/seen";
import { ok } from "../../../answer";
import { door, enterWith } from "../../../door";

const Seen = z.strictObject({ seq: z.int().min(0).max(Number.MAX_SAFE_INTEGER) });

/** "Vu par deux autres téléphones": this phone has all up to here. Told to who follows, never stored. */
export const POST = door(async (request, { params }) => {
  const entered = await enterWith(request, params, "viewer", Seen);
  if ("refusal" in entered) return entered.refusal;
  const { access, content } = entered;
  // Nobody has seen what is not there yet.
  markSeen(access, Math.min(content.seq, await lastSeq(access.sheet)));
  return ok({});
});

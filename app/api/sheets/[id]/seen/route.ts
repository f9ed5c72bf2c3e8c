import { z } from "zod";
import { lastSeq } from "#lib/db/read";
import { markSeen } from "#lib/db/seen";
import { changing } from "../../../door";

const Seen = z.strictObject({ seq: z.int().min(0).max(Number.MAX_SAFE_INTEGER) });

/** "Vu par deux autres téléphones": this phone has all up to here. Passed on to followers, never stored. */
export const POST = changing("viewer", Seen, async (access, { seq }) => {
  // No phone can have more than the log holds.
  markSeen(access, Math.min(seq, await lastSeq(access.log)));
  return {};
});

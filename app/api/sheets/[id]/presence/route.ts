import { z } from "zod";
import { note } from "#lib/db/presence";
import { ok } from "../../../answer";
import { door, enterWith } from "../../../door";

const Presence = z.strictObject({ slot: z.int().min(0).max(9_999).nullable() });

/** "Un appareil note une donne": told to who follows, never stored. */
export const POST = door(async (request, { params }) => {
  const entered = await enterWith(request, params, "player", Presence);
  if ("refusal" in entered) return entered.refusal;
  const { access, content } = entered;
  note(access, content.slot);
  return ok({});
});

import { z } from "zod";
import { tellNoting } from "#lib/db/presence";
import { changing } from "../../../door";

const Presence = z.strictObject({ slot: z.int().min(0).max(9_999).nullable() });

/** "Un appareil note une donne": passed on to followers, never stored. */
export const POST = changing("player", Presence, async (access, { slot }) => {
  tellNoting(access, slot);
  return {};
});

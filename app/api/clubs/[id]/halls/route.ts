import { readHalls } from "#lib/db/views/hall-view";
import { showing } from "../../../door";

/** The tournaments of a club, and what this phone may do with them. */
export const GET = showing("viewer", async ({ role, log }) => ({ role, halls: await readHalls(log) }), "club");

import { readAccess } from "#lib/db/devices";
import { showing } from "../../../door";
import { reachOf } from "../../../reach";

/** Who has a right to the sheet, seen when, and by which links one may still come in. */
export const GET = showing("owner", async (access, { request }) => ({ ...(await readAccess(access)), reach: reachOf(request) }));

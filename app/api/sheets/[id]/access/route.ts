import { readAccess } from "#lib/db/devices";
import { showing } from "../../../door";
import { reachOf } from "../../../reach";

/** All devices with a right to the sheet, when each was last seen, and the open links. */
export const GET = showing("owner", async (access, { request }) => ({ ...(await readAccess(access)), reach: reachOf(request) }));

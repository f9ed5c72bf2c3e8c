import { readAccess } from "#lib/db/devices";
import { notFound, ok } from "../../../answer";
import { door, enter } from "../../../door";
import { reachOf } from "../../../reach";

/** Who has a right to the sheet, seen when, and by which links one may still come in. */
export const GET = door(async (request, { params }) => {
  const access = await enter(request, params, "owner");
  return access ? ok({ ...(await readAccess(access)), reach: reachOf(request) }) : notFound();
});

import { readHalls } from "#lib/db/hall-view";
import { notFound, ok } from "../../../answer";
import { door, enterKind } from "../../../door";

/** The tournaments of a club, and what this phone may do with them. */
export const GET = door(async (request, { params }) => {
  const access = await enterKind(request, params, "club");
  if (!access) return notFound();
  return ok({ role: access.role, halls: await readHalls(access.log) });
});

import { db } from "#lib/db/client";
import { kindOf } from "#lib/db/club";
import { readHalls } from "#lib/db/hall-view";
import { notFound, ok } from "../../../answer";
import { door, enter } from "../../../door";

/** The tournaments of a club, and what this phone may do with them. */
export const GET = door(async (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> => {
  const access = await enter(request, params, "viewer");
  if (!access || (await kindOf(db(), access.sheet)) !== "club") return notFound();
  return ok({ role: access.role, halls: await readHalls(access.sheet) });
});

import { readMet } from "#lib/db/met-view";
import { openSeason, steadily } from "#lib/db/season-standings";
import { notFound, ok } from "../../../../../answer";
import { door, enter } from "../../../../../door";

/** Who sat with whom at the last evenings of a season, and in what order its players stand. */
export const GET = door<"id" | "season">(async (request, { params }) => {
  const access = await enter(request, params, "viewer");
  const open = access && (await openSeason(access.sheet, (await params).season));
  return open ? ok(await steadily(open, readMet)) : notFound();
});

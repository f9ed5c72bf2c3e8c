import { readNight } from "#lib/db/night-view";
import { notFound, ok } from "../../../answer";
import { door, enter } from "../../../door";

/** The tables of tonight, of an evening of a season, or those of a season that nobody has ended, and everybody's places. */
export const GET = door(async (request, { params }) => {
  const { searchParams } = new URL(request.url);
  const [season, evening] = [searchParams.get("season"), searchParams.get("evening")];
  const access = await enter(request, params, "viewer");
  const view = access && (await readNight(access, season ? { season, evening } : null));
  return view ? ok(view) : notFound();
});

import { readNight } from "#lib/db/night-view";
import { notFound, ok } from "../../../answer";
import { enter } from "../../../door";

/** The tables of tonight, or of an evening of a season, and everybody's places across them. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [season, evening] = [searchParams.get("season"), searchParams.get("evening")];
  const access = await enter(request, params, "viewer");
  const view = access && (await readNight(access, season && evening ? { season, evening } : null));
  return view ? ok(view) : notFound();
}

import { openSeason } from "#lib/db/season-standings";
import { readSeasonView } from "#lib/db/season-view";
import { notFound, ok } from "../../../../answer";
import { door, enter } from "../../../../door";

/** Standings, and everything people want to look at afterwards. */
export const GET = door<"id" | "season">(async (request, { params }) => {
  const access = await enter(request, params, "viewer");
  const open = access && (await openSeason(access.sheet, (await params).season));
  const isWhole = new URL(request.url).searchParams.get("company") === "all";
  return open ? ok(await readSeasonView(access, open, isWhole)) : notFound();
});

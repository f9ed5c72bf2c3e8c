import { readBefore } from "#lib/db/views/evening-page";
import { readCareer, readPlayerView } from "#lib/db/views/player-view";
import { readSeason } from "#lib/db/views/season-standings";
import { malformed, notFound, ok } from "../../../../../../answer";
import { door, enter } from "../../../../../../door";

/** One player's season, evenings page by page. */
export const GET = door<"id" | "season" | "player">(async (request, { params }) => {
  const { searchParams } = new URL(request.url);
  const before = readBefore(searchParams.get("before"));
  if (before === undefined) return malformed();

  const access = await enter(request, params, "viewer");
  const { season, player } = await params;
  if (access && searchParams.get("career") === "1") {
    const career = await readCareer(access.log, player);
    return career ? ok(career) : notFound();
  }
  const open = access && (await readSeason(access.log, season));
  const view = open && (await readPlayerView(access, open, player, before));
  return view ? ok(view) : notFound();
});

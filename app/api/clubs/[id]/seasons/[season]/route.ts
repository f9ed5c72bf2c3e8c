import { readSeason } from "#lib/db/views/season-standings";
import { readSeasonView } from "#lib/db/views/season-view";
import { showing } from "../../../../door";

/** Standings, and everything people want to look at afterwards. */
export const GET = showing<"season">("viewer", async (access, { season, request }) => {
  const open = await readSeason(access.log, season);
  const isWhole = new URL(request.url).searchParams.get("company") === "all";
  return open && readSeasonView(access, open, isWhole);
});

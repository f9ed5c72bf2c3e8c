import { readMet } from "#lib/db/views/met-view";
import { readSeason, steadily } from "#lib/db/views/season-standings";
import { showing } from "../../../../../door";

/** Who sat with whom at the last evenings of a season, and in what order its players stand. */
export const GET = showing<"season">("viewer", async ({ log }, { season }) => {
  const open = await readSeason(log, season);
  return open && steadily(open, readMet);
});

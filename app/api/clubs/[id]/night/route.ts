import { readEveningView } from "#lib/db/views/evening-view";
import { showing } from "../../../door";

/** The tables of tonight, of an evening of a season, or those of a season that still go on, with all players' places. */
export const GET = showing("viewer", (access, { request }) => {
  const { searchParams } = new URL(request.url);
  const season = searchParams.get("season");
  return readEveningView(access, season ? { season, evening: searchParams.get("evening") } : null);
});

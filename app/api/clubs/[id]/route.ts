import { readClubView } from "#lib/db/club-view";
import { notFound, ok } from "../../answer";
import { door, enter } from "../../door";

/** A club: its players, its seasons, and how much each of them holds. */
export const GET = door(async (request, { params }) => {
  const access = await enter(request, params, "viewer");
  const view = access && (await readClubView(access));
  return view ? ok(view) : notFound();
});

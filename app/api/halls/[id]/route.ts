import { readHall } from "#lib/db/hall-view";
import { notFound, ok } from "../../answer";
import { door, enter } from "../../door";

/** A tournament: its hall, and the tables that play. */
export const GET = door(async (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> => {
  const access = await enter(request, params, "viewer");
  const view = access && (await readHall(access));
  return view ? ok(view) : notFound();
});

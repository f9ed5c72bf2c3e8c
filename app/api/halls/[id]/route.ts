import { readHall } from "#lib/db/hall-view";
import { notFound, ok } from "../../answer";
import { enter } from "../../door";

/** A tournament: its hall, and the tables that play. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const access = await enter(request, params, "viewer");
  const view = access && (await readHall(access));
  return view ? ok(view) : notFound();
}

import { db } from "#lib/db/client";
import { kindOf } from "#lib/db/club";
import { followClub } from "#lib/db/follow-club";
import { notFound } from "../../../answer";
import { door, enter } from "../../../door";
import { streamed } from "../../../stream";

/** Says that something of the tournament has changed, its tables included; what it is, its door says. */
export const GET = door(async (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> => {
  const access = await enter(request, params, "viewer");
  if (!access || (await kindOf(db(), access.sheet)) !== "hall") return notFound();
  return streamed(request.signal, (send, end) => followClub(access, () => send("event: changed\ndata: {}\n\n"), end));
});

export const dynamic = "force-dynamic";

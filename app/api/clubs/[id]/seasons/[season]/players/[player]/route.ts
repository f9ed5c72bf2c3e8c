import { readPlayerView } from "#lib/db/player-view";
import { openSeason } from "#lib/db/season-standings";
import { malformed, notFound, ok } from "../../../../../../answer";
import { enter } from "../../../../../../door";

type Context = { params: Promise<{ id: string; season: string; player: string }> };

/** The day and the sheet of the last evening shown: "2026-03-10,0193…". */
const BEFORE = /^(\d{4}-\d\d-\d\d),([0-9a-f-]{36})$/;

/** One player's season, evenings page by page. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const asked = new URL(request.url).searchParams.get("before");
  const [, day, sheet] = BEFORE.exec(asked ?? "") ?? [];
  if (asked !== null && !(day && sheet)) return malformed();

  const access = await enter(request, params, "viewer");
  const { season, player } = await params;
  const open = access && (await openSeason(access.sheet, season));
  const view = open && (await readPlayerView(access, open, player, day && sheet ? { day, sheet } : null));
  return view ? ok(view) : notFound();
}

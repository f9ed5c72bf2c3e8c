import { readBefore, readEveningPage } from "#lib/db/views/evening-page";
import { readSeason } from "#lib/db/views/season-standings";
import type { EveningPage } from "#lib/season/views";
import { malformed, notFound, ok } from "../../../../../answer";
import { door, enter } from "../../../../../door";

const NONE: EveningPage = { evenings: [], before: null };

/** The evenings of a season, page by page. */
export const GET = door<"id" | "season">(async (request, { params }) => {
  const before = readBefore(new URL(request.url).searchParams.get("before"));
  if (before === undefined) return malformed();

  const access = await enter(request, params, "viewer");
  const open = access && (await readSeason(access.log, (await params).season));
  if (!open) return notFound();
  const { key } = open;
  return ok(key === null ? NONE : await readEveningPage({ ...open, key }, before));
});

import { db } from "#lib/db/client";
import { readClub } from "#lib/db/club";
import { exportClub } from "#lib/db/club-file";
import { recoveryHashOf } from "#lib/db/recovery";
import { notFound } from "../../../answer";
import { door, enterKind } from "../../../door";

const HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Content-Disposition": 'attachment; filename="petit-au-bout.json"',
  "Cache-Control": "no-store",
};

/** The whole club as one document: its log, and the logs of its evenings. `?season=`: of that season's alone. */
export const GET = door(async (request, { params }) => {
  const access = await enterKind(request, params, "club");
  if (!access) return notFound();
  const asked = new URL(request.url).searchParams.get("season") ?? undefined;
  const known = asked === undefined ? null : await readClub(db(), access.log);
  if (asked !== undefined && !known?.club.seasons.some(({ id }) => id === asked)) return notFound();
  const recovery = access.role === "owner" ? await recoveryHashOf(access.log) : undefined;
  const parts = exportClub(access.log, asked, recovery);
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(stream, { headers: HEADERS });
});

import { db } from "#lib/db/client";
import { readClub } from "#lib/db/club";
import { exportClub } from "#lib/db/club-file";
import { recoveryHashOf } from "#lib/db/recovery";
import { showing } from "../../../door";

const HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Content-Disposition": 'attachment; filename="petit-au-bout.json"',
  "Cache-Control": "no-store",
};

/** The whole club as one document: its log, and the logs of its evenings. `?season=`: of that season's alone. */
export const GET = showing(
  "viewer",
  async (access, { request }) => {
    const asked = new URL(request.url).searchParams.get("season") ?? undefined;
    const known = asked === undefined ? null : await readClub(db(), access.log);
    if (asked !== undefined && !known?.club.seasons.some(({ id }) => id === asked)) return undefined;
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
  },
  "club",
);

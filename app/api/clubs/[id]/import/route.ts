import { z } from "zod";
import { hashOf, requireRole } from "#lib/db/access";
import { db } from "#lib/db/client";
import { kindOf } from "#lib/db/club";
import { type GivenLog, importClub } from "#lib/db/club-file";
import { IMPORT_BY_ONE, isAllowed } from "#lib/db/limits";
import { CLUB_FILE } from "#lib/season/club-file";
import { malformed, notFound, ok, tooLarge, tooMany } from "../../../answer";
import { addressOf, bearerOf, readShape } from "../../../door";
import { DeviceId, SheetId } from "../../../shape";
import { readEvent } from "../../../sheets/[id]/events/shape";

/** Twenty years of one evening a week. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_LOGS = 2_000;
const MOST_EVENTS = 5_000;
const MOST_LINES = 60_000;

const Log = z.strictObject({
  id: SheetId,
  kind: z.enum(["club", "sheet"]),
  events: z.array(z.unknown()).min(1).max(MOST_EVENTS),
});
const Import = z.strictObject({
  device: DeviceId,
  file: z.strictObject({
    format: z.literal(CLUB_FILE),
    v: z.literal(1),
    club: SheetId,
    logs: z.array(Log).min(1).max(MOST_LOGS),
  }),
});

/** A club's document put back. Where the club is unknown, the phone that brings it becomes its owner. */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const club = SheetId.safeParse((await params).id);
  if (!club.success) return notFound();
  const token = bearerOf(request);
  if (!token) return notFound();
  // Before so much is read of anybody's.
  if ((await kindOf(db(), club.data)) && !(await requireRole(club.data, token, "owner"))) return notFound();
  if (!(await isAllowed(`import ${addressOf(request)}`, IMPORT_BY_ONE))) return tooMany();

  const read = await readShape(request, Import, MOST_BYTES);
  if ("refusal" in read) return read.refusal;
  const { device, file } = read.content;
  const [first, ...others] = file.logs;
  if (file.club !== club.data || first?.id !== club.data || first.kind !== "club") return malformed();
  if (others.some(({ kind }) => kind !== "sheet")) return malformed();
  if (file.logs.reduce((sum, { events }) => sum + events.length, 0) > MOST_LINES) return tooLarge();
  return ok(await importClub({ tokenHash: hashOf(token), device }, file.logs.map(readLines)));
}

function readLines({ id, kind, events }: z.infer<typeof Log>): GivenLog {
  const lines = events.map((line) => {
    const { seq: _, receivedAt, ...given } = (typeof line === "object" && line !== null ? line : {}) as Record<string, unknown>;
    const event = readEvent(given);
    const at = z.iso.datetime().safeParse(receivedAt);
    return event && at.success ? { event, receivedAt: at.data } : undefined;
  });
  return { id, kind, lines };
}

import { setImmediate as turn } from "node:timers/promises";
import { z } from "zod";
import { hashOf, requireRole } from "#lib/db/access";
import { db, write } from "#lib/db/client";
import { kindOf } from "#lib/db/club";
import { copied, copiedId } from "#lib/db/club-copy";
import { type GivenLog, importClub } from "#lib/db/club-file";
import { areAllowed, DEVICES, hasRoom, IMPORT_BY_ADDRESS, IMPORT_BY_PHONE, spend } from "#lib/db/limits";
import { hashOfRecovery, keepRecovery } from "#lib/db/recovery";
import { CLUB_FILE, type ImportReport, type Refusal } from "#lib/season/club/club-file";
import { malformed, notFound, ok, tooLarge, tooMany } from "../../../answer";
import { DOCUMENT } from "../../../body";
import { bearerOf, door, readShape, refusalOf, senderAddress } from "../../../door";
import { DeviceId, SheetId } from "../../../shape";
import { readEvent } from "../../../sheets/[id]/events/shape";

const MOST_LOGS = 2_000;
const MOST_EVENTS = 5_000;
const MOST_LINES = 60_000;

const Log = z.object({
  id: SheetId,
  kind: z.enum(["club", "sheet", "hall"]),
  within: SheetId.optional(),
  events: z.array(z.unknown()).min(1).max(MOST_EVENTS),
});
/** Each log is read on its own, so that one with a wrong shape is refused alone; what a newer app adds is left out. */
const Import = z.strictObject({
  device: DeviceId,
  /** The printed code whose hash is in the document. */
  recovery: z.string().max(60).optional(),
  file: z.object({
    format: z.literal(CLUB_FILE),
    v: z.int().min(1),
    club: SheetId,
    owners: z.array(z.string().max(64)).max(DEVICES.viewer).optional(),
    recovery: z.string().length(43).optional(),
    logs: z.array(z.unknown()).min(1).max(MOST_LOGS),
  }),
});

/**
 * Imports a club's document. If the club is unknown, the phone becomes its owner if the document lists it as one; else the owner
 * of a copy.
 */
export const POST = door(async (request, { params }) => {
  const refused = refusalOf(request);
  if (refused) return refused;
  const club = SheetId.safeParse((await params).id);
  if (!club.success) return notFound();
  const token = bearerOf(request);
  if (!token) return notFound();
  // Checked before a large body is read.
  const isKnown = (await kindOf(db(), club.data)) !== undefined;
  if (isKnown && !(await requireRole(club.data, token, "owner"))) return notFound();
  const address = senderAddress(request);
  const tries = [
    [`import ${hashOf(token)}`, IMPORT_BY_PHONE],
    [`import from ${address}`, IMPORT_BY_ADDRESS],
  ] as const;
  if (!(await areAllowed(tries)) || !(await hasRoom({ address }))) return tooMany();

  const read = await readShape(request, Import, DOCUMENT);
  if ("refusal" in read) return read.refusal;
  const { device, file, recovery } = read.content;
  const isRecovered = recovery !== undefined && hashOfRecovery(recovery) === file.recovery;
  if (recovery !== undefined && !isRecovered) return notFound();
  const logs = await readLogs(file.logs);
  if (file.club !== club.data || logs[0]?.id !== club.data) return malformed();
  const known = logs.flatMap((log) => log ?? []);
  if (known.reduce((sum, { lines }) => sum + lines.length, 0) > MOST_LINES) return tooLarge();
  const tokenHash = hashOf(token);
  const isCopy = !isKnown && !isRecovered && file.owners !== undefined && !file.owners.includes(tokenHash);
  const taken = isCopy ? copied(known, tokenHash) : known;
  const stored = (bytes: number) => spend({ address, phone: tokenHash }, bytes);
  const done = await importClub({ tokenHash, device, stored }, taken, () => request.signal.aborted);
  if (!isKnown && !isCopy) await keepCode(club.data, token, file.recovery, isRecovered);
  const report = isCopy
    ? { ...done, refused: inDocument(done.refused, known, taken), copy: copiedId(tokenHash, file.club) }
    : done;
  const unread = logs.flatMap((log, i) => (log ? [] : [{ log: null, line: i + 1, id: null, kind: null, code: "malformed" }]));
  return ok({ ...report, refused: [...report.refused, ...unread] } satisfies ImportReport);
});

/**
 * The printed code works on this server too, once; importing with it was that once. Another may have opened the club while the
 * document was on its way: then its code opens nothing here.
 */
async function keepCode(club: string, token: string, codeHash: string | undefined, isUsed: boolean): Promise<void> {
  if (codeHash === undefined) return;
  const owner = await requireRole(club, token, "owner");
  if (owner) await write((tx) => keepRecovery(tx, club, codeHash, owner.device, isUsed ? owner.device : null));
}

/** Refusals in a copy name the ids of the document. */
const inDocument = (refused: readonly Refusal[], known: readonly GivenLog[], taken: readonly GivenLog[]): Refusal[] =>
  refused.map((line) => ({ ...line, log: known[taken.findIndex(({ id }) => id === line.log)]?.id ?? null }));

async function readLogs(given: readonly unknown[]): Promise<(GivenLog | undefined)[]> {
  const logs: (GivenLog | undefined)[] = [];
  for (const log of given) {
    logs.push(readLog(log, logs.length === 0));
    // Lets other requests be answered.
    await turn();
  }
  return logs;
}

/** The first log must be the club's, and no other may be a club's. */
function readLog(log: unknown, isFirst: boolean): GivenLog | undefined {
  const read = Log.safeParse(log);
  return read.success && (read.data.kind === "club") === isFirst ? readLines(read.data) : undefined;
}

function readLines({ id, kind, within, events }: z.infer<typeof Log>): GivenLog {
  const lines = events.map((line) => {
    const { seq: _, receivedAt, ...given } = (typeof line === "object" && line !== null ? line : {}) as Record<string, unknown>;
    const event = readEvent(given);
    const at = z.iso.datetime().safeParse(receivedAt);
    return event && at.success ? { event, receivedAt: at.data } : undefined;
  });
  return { id, kind, within, lines };
}

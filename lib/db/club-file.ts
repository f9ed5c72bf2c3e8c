/** Out and in: a club as one document, and back. What was exported and is imported into an empty database is exported alike. */
import type { ClubLog, ImportReport, Refusal } from "#lib/season/club-file";
import { CLUB_FILE } from "#lib/season/club-file";
import { takenOut } from "#lib/season/stay";
import type { Received } from "#lib/season/tally";
import type { SheetEvent } from "#lib/sheet/event";
import { claimIn } from "./access";
import { type Growing, NothingJoined, type PushResult, take } from "./append";
import { db, type Tx, write } from "./client";
import { kindOf } from "./club";
import { fanout } from "./fanout";
import { projectSheet } from "./project";
import { lastSeq, readLog, sheetsThatJoined } from "./read";

/**
 * The document, log by log: a club of many years is never whole in memory. Of one season, the club's whole log and that
 * season's evenings: names, merges and what an evening once counted in are in no smaller part of it.
 */
export async function* exportClub(club: string, season?: string): AsyncGenerator<string> {
  const evenings = await db().evening.findMany({
    where: { kept: { clubId: club, ...(season !== undefined && { seasonId: season }) } },
    distinct: ["sheetId"],
    select: { sheetId: true },
    orderBy: { sheetId: "asc" },
  });
  const head = JSON.stringify({ format: CLUB_FILE, v: 1, club, ...(season !== undefined && { season }) });
  yield `${head.slice(0, -1)},"logs":[\n${logText(club, "club", await readLog(db(), club))}`;
  for (const { sheetId } of evenings) yield `,\n${logText(sheetId, "sheet", await readStay(club, sheetId))}`;
  yield "\n]}\n";
}

/** With the event that took the sheet out of the club, if one did, and nothing of where it went. */
async function readStay(club: string, sheet: string): Promise<Received[]> {
  const log = await readLog(db(), sheet);
  const out = takenOut(
    log.map(({ event }) => event),
    (place) => place.club === club,
  );
  return out === null ? log : log.slice(0, out + 1);
}

function logText(id: string, kind: ClubLog["kind"], log: readonly Received[]): string {
  const events = log.map(({ event, receivedAt }) => ({ ...event, receivedAt }));
  return JSON.stringify({ id, kind, events } satisfies ClubLog);
}

/** One log of a document, its events read; undefined where one has no shape of an event. */
export interface GivenLog {
  readonly id: string;
  readonly kind: ClubLog["kind"];
  readonly lines: readonly ({ readonly event: SheetEvent; readonly receivedAt: string } | undefined)[];
}

export interface Importer {
  readonly tokenHash: string;
  readonly device: string;
}

/** Lines of one transaction: between two of them others may write. */
const LINES_AT_ONCE = 100;
/** Lines judged before whoever else asks is answered. */
const LINES_IN_A_ROW = 20;

/** What is refused leaves the rest be. Importing twice adds nothing. The first log is the club's. */
export async function importClub(importer: Importer, logs: readonly GivenLog[]): Promise<ImportReport> {
  const club = logs[0]?.id ?? "";
  const report = { accepted: 0, known: 0, refused: [] as Refusal[] };
  const projected = new Set<string>();
  for (const log of logs) {
    const { accepted, known, refused, isProjected } = await importLog(importer, club, log);
    report.accepted += accepted;
    report.known += known;
    report.refused.push(...refused);
    if (isProjected) projected.add(log.id);
  }
  if (report.accepted > 0) await projectOthers(club, projected);
  return report;
}

/** What the document says of the club's seasons may be news to evenings that are here. */
async function projectOthers(club: string, projected: ReadonlySet<string>): Promise<void> {
  for (const sheet of await sheetsThatJoined(db(), club))
    if (!projected.has(sheet)) await write(async (tx) => projectSheet(tx, sheet, await readLog(tx, sheet)));
}

/** `isProjected`: something joined a sheet's log, and what is kept of it followed. */
async function importLog(importer: Importer, club: string, given: GivenLog): Promise<ImportReport & { isProjected: boolean }> {
  const report = { accepted: 0, known: 0, refused: [] as Refusal[] };
  const isNew = (await kindOf(db(), given.id)) === undefined;
  for (let first = 0; first < given.lines.length; first += LINES_AT_ONCE) {
    const part = { ...given, lines: given.lines.slice(first, first + LINES_AT_ONCE) };
    const answers = await write((tx) => importPart(tx, importer, club, part, isNew)).catch((error: unknown) => {
      if (error instanceof NothingJoined) return error.answer as Answers;
      throw error;
    });
    for (const [i, answer] of (answers ?? []).entries()) {
      if (answer?.status === "accepted") report.accepted++;
      else if (answer?.status === "duplicate") report.known++;
      else if (answers) report.refused.push({ log: given.id, line: first + i + 1, ...whyNot(part.lines[i]?.event, answer) });
    }
    if (!answers) report.refused.push({ ...NOTHING, log: given.id, line: 0, code: "not-yours" });
    if (!answers) break;
  }
  if (report.accepted > 0) await tellAll(given.id);
  return { ...report, isProjected: given.kind === "sheet" && report.accepted > 0 };
}

type Answers = (PushResult | undefined)[];

/** Undefined: the log is somebody else's. A line without the shape of an event has no answer. */
async function importPart(tx: Tx, { tokenHash, device }: Importer, club: string, { id, kind, lines }: GivenLog, isNew: boolean) {
  const owner = await claimIn(tx, { sheet: id, kind, tokenHash, device });
  if (owner === undefined) return undefined;
  const access = { sheet: id, device: owner, name: null, role: "owner" } as const;
  // Who owns a log that was here before may add what their own phone says, now; a club's owner, what the club's phones said.
  const imported = isNew || kind === "club" ? { tokenHash, club } : undefined;
  const growing: Growing = { access, kind, log: await readLog(tx, id), ...(imported && { imported }) };
  const answers: Answers = [];
  for (const [i, line] of lines.entries()) {
    if (i % LINES_IN_A_ROW === LINES_IN_A_ROW - 1) await new Promise((resolve) => setImmediate(resolve));
    answers.push(line && (await take(tx, growing, line.event, isNew ? receivedAt(growing, line.receivedAt) : new Date())));
  }
  if (growing.log.length === 0) throw new NothingJoined(answers);
  const last = growing.log.at(-1)?.event.sheet;
  if (kind === "sheet" && last) await projectSheet(tx, last, growing.log);
  return answers;
}

async function tellAll(log: string): Promise<void> {
  const last = (await readLog(db(), log, (await lastSeq(log)) - 1))[0];
  if (last) fanout().publish(log, { about: "event", event: last.event });
}

const NOTHING = { id: null, kind: null };

/** The first reason, with what its words need. */
function whyNot(event: SheetEvent | undefined, answer: PushResult | undefined): Omit<Refusal, "log" | "line"> {
  if (!event || !answer) return { ...NOTHING, code: "malformed" };
  const { code = answer.status, faults } = answer.status === "rejected" ? answer : {};
  const params = faults?.[0]?.params;
  return { id: event.id, kind: event.kind, code, ...(params && { params }) };
}

/** As it was, but in the order of the log and never in the future. */
function receivedAt({ log }: Growing, given: string): Date {
  const last = Date.parse(log.at(-1)?.receivedAt ?? "") || 0;
  return new Date(Math.min(Date.now(), Math.max(last, Date.parse(given) || 0)));
}

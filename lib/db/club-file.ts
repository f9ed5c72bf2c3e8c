/** Export and import of a club as one document. Exported and imported into an empty database, it is exported the same again. */
import { setImmediate as turn } from "node:timers/promises";
import type { LogEvent, LogKind } from "#lib/log/event";
import type { ClubLog, ImportReport, Refusal } from "#lib/season/club/club-file";
import { CLUB_FILE } from "#lib/season/club/club-file";
import { takenOut } from "#lib/season/club/in-season";
import type { Received } from "#lib/season/tally/tallied";
import { claimIn, isPhoneOf } from "./access";
import { clubsIn, hasJoined, NothingJoined } from "./append";
import { db, isTaken, type Tx, write } from "./client";
import { kindOf } from "./club";
import { rightByClub, rightWithin } from "./club-right";
import { fanout } from "./fanout";
import { tellClubs } from "./follow-club";
import type { Growing } from "./growing";
import { bytesOf, forgetHead, headOf } from "./head";
import { beginLater, makeLater } from "./later";
import { NOTHING_LATER, project } from "./project/project";
import { projectImported } from "./project/project-club";
import { projectSheet } from "./project/project-sheet";
import { readEvents, readLog, sheetsThatJoined } from "./read";
import { type PushResult, take } from "./take";

/**
 * The document, log by log, so that a club of many years is never whole in memory. For one season: the club's whole log and that
 * season's evenings, because names, merges and what an evening once counted in need all of it.
 */
export async function* exportClub(club: string, season?: string, recovery?: string): AsyncGenerator<string> {
  const sheets = await db().sheetTally.findMany({
    where: { kept: { clubId: club, ...(season !== undefined && { seasonId: season }) } },
    distinct: ["sheetId"],
    select: { sheetId: true },
    orderBy: { sheetId: "asc" },
  });
  const owners = await db().device.findMany({
    where: { logId: club, role: "owner", revokedAt: null },
    select: { tokenHash: true },
    orderBy: { tokenHash: "asc" },
  });
  const told = { ...(season !== undefined && { season }), owners: owners.map(({ tokenHash }) => tokenHash), recovery };
  const head = JSON.stringify({ format: CLUB_FILE, v: 1, club, ...told });
  yield `${head.slice(0, -1)},"logs":[\n${logText(club, "club", await readLog(db(), club))}`;
  const halls = season === undefined ? await withinOf(club, "hall") : [];
  const tables = await Promise.all(halls.map((hall) => withinOf(hall, "sheet")));
  const ofHalls = new Set(tables.flat());
  for (const { sheetId } of sheets)
    if (!ofHalls.has(sheetId)) yield `,\n${logText(sheetId, "sheet", await readStay(club, sheetId))}`;
  for (const [i, hall] of halls.entries()) {
    yield `,\n${logText(hall, "hall", await readLog(db(), hall), club)}`;
    for (const table of tables[i] ?? []) yield `,\n${logText(table, "sheet", await readStay(club, table), hall)}`;
  }
  yield "\n]}\n";
}

/** Ids of the logs of one kind inside another, sorted. */
async function withinOf(within: string, kind: LogKind): Promise<string[]> {
  const rows = await db().log.findMany({ where: { within, kind }, select: { id: true }, orderBy: { id: "asc" } });
  return rows.map(({ id }) => id);
}

/** The sheet's log up to the event that took it out of the club, if any, and nothing after. */
async function readStay(club: string, sheet: string): Promise<Received[]> {
  const log = await readLog(db(), sheet);
  const out = takenOut(
    log.map(({ event }) => event),
    (joined) => joined.club === club,
  );
  return out === null ? log : log.slice(0, out + 1);
}

function logText(id: string, kind: LogKind, log: readonly Received[], within?: string): string {
  const events = log.map(({ event, receivedAt }) => ({ ...event, receivedAt }));
  return JSON.stringify({ id, kind, ...(within !== undefined && { within }), events } satisfies ClubLog);
}

/** One log of a document; a line is undefined if it does not have the shape of an event. */
export interface GivenLog {
  readonly id: string;
  readonly kind: LogKind;
  readonly within?: string | undefined;
  readonly lines: readonly ({ readonly event: LogEvent; readonly receivedAt: string } | undefined)[];
}

interface Importer {
  readonly tokenHash: string;
  readonly device: string;
  /** Called with the number of bytes that joined. */
  readonly stored?: (bytes: number) => Promise<void>;
}

/** The longest that one transaction takes lines; then others may write. */
const SLICE_MS = 20;

/**
 * A refused event does not stop the others. Importing twice adds nothing. The first log is the club's. If the sender has gone, it
 * ends between two transactions; sent again, it goes on from there.
 */
export async function importClub(importer: Importer, logs: readonly GivenLog[], isGone: () => boolean): Promise<ImportReport> {
  const club = logs[0]?.id ?? "";
  const report = { accepted: 0, known: 0, refused: [] as Refusal[] };
  const projected = new Set<string>();
  const halls = new Set<string>();
  for (const log of logs) {
    if (log.kind === "hall") halls.add(log.id);
    const above = logAbove(log, club, halls);
    const { accepted, known, refused } = await importLog(importer, club, { ...log, within: above }, isGone);
    report.accepted += accepted;
    report.known += known;
    report.refused.push(...refused);
    if (accepted > 0) projected.add(log.id);
  }
  if (projected.has(club)) await projectOthers(club, projected);
  return report;
}

/**
 * A tournament is inside its club, a table's sheet inside a tournament that came before it in the document; other logs are inside
 * none.
 */
const logAbove = ({ kind, within }: GivenLog, club: string, halls: ReadonlySet<string>): string | undefined =>
  kind === "hall" ? club : kind === "sheet" && halls.has(within ?? "") ? within : undefined;

/** The club's log may change how evenings count that were here already. */
async function projectOthers(club: string, projected: ReadonlySet<string>): Promise<void> {
  for (const sheet of await sheetsThatJoined(db(), club))
    if (!projected.has(sheet)) await write(async (tx) => projectSheet(tx, sheet, await readLog(tx, sheet)), sheet);
}

async function importLog(importer: Importer, club: string, given: GivenLog, isGone: () => boolean): Promise<ImportReport> {
  const report = { accepted: 0, known: 0, refused: [] as Refusal[] };
  const isNew = (await kindOf(db(), given.id)) === undefined;
  // Whoever manages the club manages its sheets (T29), also when importing.
  const byClub = given.kind === "club" || isNew ? undefined : await runnerOf(given, importer.tokenHash);
  // Collected, so that a club log imported in several parts changes its seasons once.
  const tables = new Set<string>();
  for (let first = 0; first < given.lines.length && !isGone(); ) {
    const part = (tx: Tx) => importPart(tx, importer, club, given, first, isNew, byClub);
    const done = await write(part, given.id).catch((error: unknown) => {
      forgetHead(given.id);
      // Another opened it or wrote to it at the same moment: events here now count as known.
      if (isTaken(error)) return { answers: [], later: NOTHING_LATER };
      if (error instanceof NothingJoined) return { answers: error.answer as Answers, later: NOTHING_LATER };
      throw error;
    });
    const answers = done?.answers;
    for (const table of done?.later.tables ?? []) tables.add(table);
    let bytes = 0;
    for (const [i, answer] of (answers ?? []).entries()) {
      const { event } = given.lines[first + i] ?? {};
      if (event && answer && hasJoined(answer)) {
        bytes += bytesOf(event);
        report.accepted++;
      } else if (answer?.status === "duplicate") report.known++;
      else report.refused.push({ log: given.id, line: first + i + 1, ...whyNot(event, answer) });
    }
    if (!answers) report.refused.push({ ...NOTHING, log: given.id, line: 0, code: "not-yours" });
    if (bytes > 0) await importer.stored?.(bytes);
    if (!answers) break;
    first += answers.length;
    await turn();
  }
  await makeLater({ sheets: [], tables: [...tables] });
  if (report.accepted > 0) await tellAll(given.id);
  return report;
}

/** The device's right as the club's manager, through a sheet that counts for it or a tournament. */
async function runnerOf({ id, kind }: GivenLog, tokenHash: string): Promise<string | undefined> {
  const within = await rightWithin(id, tokenHash);
  if (within?.role === "owner") return within.device;
  return kind === "sheet" ? (await rightByClub(id, tokenHash))?.device : undefined;
}

/** No device gets a right on a table's sheet itself: its tournament gives it. */
async function tableIn(tx: Tx, sheet: string, within: string, { tokenHash, device }: Importer): Promise<string | undefined> {
  const row = await tx.log.findUnique({ where: { id: sheet }, select: { within: true, openedBy: true } });
  if (row) return row.within === within && row.openedBy === tokenHash ? device : undefined;
  if (!(await isPhoneOf(tx, device, tokenHash))) return undefined;
  await tx.log.create({ data: { id: sheet, kind: "sheet", openedBy: tokenHash, within } });
  return device;
}

type Answers = (PushResult | undefined)[];

/**
 * Takes lines from `first` on, as many as there is time for. Undefined: the log belongs to another. A line without the shape of
 * an event has no answer.
 */
async function importPart(
  tx: Tx,
  importer: Importer,
  club: string,
  { id, kind, within, lines }: GivenLog,
  first: number,
  isNew: boolean,
  byClub: string | undefined,
) {
  const end = performance.now() + SLICE_MS;
  const { tokenHash, device } = importer;
  const isTable = kind === "sheet" && within !== undefined;
  const claimed = isTable
    ? isNew && (await tableIn(tx, id, within, importer))
    : await claimIn(tx, { log: id, kind, tokenHash, device, within: within ?? null });
  const owner = claimed || byClub;
  if (owner === undefined) return undefined;
  const access = { log: id, device: owner, name: null, role: "owner" } as const;
  // Into a sheet that was here already only the owner's own events; into a new log or the club's, all its phones' events.
  const imported = isNew || kind !== "sheet" ? { tokenHash, club } : undefined;
  const growing: Growing = { access, head: await headOf(tx, id, kind), ...(imported && { imported }) };
  const answers: Answers = [];
  for (const line of lines.slice(first)) {
    if (answers.length > 0 && performance.now() > end) break;
    answers.push(line && (await take(tx, growing, line.event, isNew ? receivedAt(growing, line.receivedAt) : new Date())));
  }
  if (growing.head.log.length === 0) throw new NothingJoined(answers);
  const isLonger = answers.some((answer) => answer?.status === "accepted");
  if (kind === "sheet" && isLonger) await project(tx, growing.head);
  const known = growing.head.club.club;
  if (kind !== "club" || !isLonger || !known) return { answers, later: NOTHING_LATER };
  const later = await projectImported(tx, known);
  await beginLater(tx, later);
  return { answers, later };
}

async function tellAll(log: string): Promise<void> {
  const events = await readEvents(log);
  const last = events.at(-1);
  if (last) fanout().publish(log, { about: "event", event: last });
  tellClubs(clubsIn(events));
}

const NOTHING = { id: null, kind: null };

/** The first reason of a refusal, with the values that its sentence needs. */
function whyNot(event: LogEvent | undefined, answer: PushResult | undefined): Omit<Refusal, "log" | "line"> {
  if (!event || !answer) return { ...NOTHING, code: "malformed" };
  const { code = answer.status, faults } = answer.status === "rejected" ? answer : {};
  const params = faults?.[0]?.params;
  return { id: event.id, kind: event.kind, code, ...(params && { params }) };
}

/** When it was received, as given, but never before the event before it nor in the future. */
function receivedAt({ head }: Growing, given: string): Date {
  const last = head.log.at(-1)?.receivedAt ?? given;
  return new Date(Math.min(Date.now(), Math.max(Date.parse(last), Date.parse(given))));
}

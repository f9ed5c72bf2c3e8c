/** Out and in: a club as one document, and back. What was exported and is imported into an empty database is exported alike. */
import type { ClubLog, ImportReport } from "#lib/season/club-file";
import { CLUB_FILE } from "#lib/season/club-file";
import type { SheetEvent } from "#lib/sheet/event";
import { claimIn } from "./access";
import { type Growing, take } from "./append";
import { db, write } from "./client";
import { fanout } from "./fanout";
import { project, projectSheet } from "./project";
import { readLog } from "./read";

/** The document, log by log: a club of many years is never whole in memory. */
export async function* exportClub(club: string): AsyncGenerator<string> {
  const evenings = await db().evening.findMany({
    where: { kept: { clubId: club } },
    distinct: ["sheetId"],
    select: { sheetId: true },
    orderBy: { sheetId: "asc" },
  });
  yield `{"format":${JSON.stringify(CLUB_FILE)},"v":1,"club":${JSON.stringify(club)},"logs":[\n${await logText(club, "club")}`;
  for (const { sheetId } of evenings) yield `,\n${await logText(sheetId, "sheet")}`;
  yield "\n]}\n";
}

async function logText(id: string, kind: ClubLog["kind"]): Promise<string> {
  const log = await readLog(db(), id);
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

/** Each log is a transaction; what is refused leaves the rest be. Importing twice adds nothing. */
export async function importClub(importer: Importer, logs: readonly GivenLog[]): Promise<ImportReport> {
  const report = { accepted: 0, known: 0, refused: [] as ImportReport["refused"][number][] };
  for (const log of logs) {
    const { accepted, known, refused } = await importLog(importer, log);
    report.accepted += accepted;
    report.known += known;
    report.refused.push(...refused);
  }
  if (report.accepted > 0) await projectOthers(logs);
  return report;
}

/** Evenings that are here and not in the document: what it says of their season may be news to them. */
async function projectOthers(logs: readonly GivenLog[]): Promise<void> {
  const here = await db().evening.findMany({
    where: { kept: { clubId: logs[0]?.id ?? "" } },
    distinct: ["sheetId"],
    select: { sheetId: true },
  });
  const given = new Set(logs.map(({ id }) => id));
  for (const { sheetId } of here)
    if (!given.has(sheetId)) await write(async (tx) => projectSheet(tx, sheetId, await readLog(tx, sheetId)));
}

async function importLog({ tokenHash, device }: Importer, { id, kind, lines }: GivenLog): Promise<ImportReport> {
  const refuse = (line: number, event: string | null, code: string) => ({ log: id, line, id: event, code });
  const { report, last } = await write(async (tx) => {
    const report = { accepted: 0, known: 0, refused: [] as ImportReport["refused"][number][] };
    if (!(await claimIn(tx, { sheet: id, kind, tokenHash, device })))
      return { report: { ...report, refused: [refuse(1, null, "not-yours")] } };
    const access = { sheet: id, device, name: null, role: "owner" } as const;
    const growing: Growing = { access, kind, log: await readLog(tx, id), imported: true };
    for (const [i, line] of lines.entries()) {
      const answer = line && (await take(tx, growing, line.event, receivedAt(growing, line.receivedAt)));
      if (answer?.status === "accepted") report.accepted++;
      else if (answer?.status === "duplicate") report.known++;
      else report.refused.push(refuse(i + 1, line?.event.id ?? null, codeOf(answer)));
    }
    await project(tx, kind, growing.log);
    return { report, last: report.accepted > 0 ? growing.log.at(-1)?.event : undefined };
  });
  if (last) fanout().publish(id, { about: "event", event: last });
  return report;
}

const codeOf = (answer: Awaited<ReturnType<typeof take>> | undefined): string =>
  answer === undefined ? "malformed" : "code" in answer ? answer.code : answer.status;

/** As it was, but in the order of the log and never in the future. */
function receivedAt({ log }: Growing, given: string): Date {
  const last = Date.parse(log.at(-1)?.receivedAt ?? "") || 0;
  return new Date(Math.min(Date.now(), Math.max(last, Date.parse(given) || 0)));
}

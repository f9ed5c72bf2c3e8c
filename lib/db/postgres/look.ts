/** What a process finds out without messages: which of these logs have grown, which clubs have changed, who was shut out. */
import { dialect, type Reader } from "../client";
import { Prisma } from "../generated/client";

const { sql } = Prisma;

/** By club or tournament, a value that changes whenever a table of it does. */
const marks = new Map<string, string>();
/** How far back revocations are looked for: a phone that came in again since must not be sent away again. */
const OUT_SINCE_MS = 120_000;

/** `grown`: the length of each log. `moved`: clubs and tournaments where a table has changed since the last look. */
export async function lookAround(reader: Reader, logs: readonly string[]) {
  const asked = dialect().texts(sql`${JSON.stringify(logs)}`, sql`one`);
  const since = new Date(Date.now() - OUT_SINCE_MS);
  const [lengths, tables, out] = await Promise.all([
    reader.$queryRaw<{ log: string; seq: number | bigint }[]>`
      SELECT "sheetId" AS "log", MAX("seq") AS "seq" FROM "Event" WHERE "sheetId" IN (SELECT one.value FROM ${asked}) GROUP BY "sheetId"`,
    reader.$queryRaw<{ log: string; mark: string }[]>`
      SELECT "clubId" AS "log", CAST(SUM("version") AS TEXT) AS "mark" FROM "Season"
      WHERE "clubId" IN (SELECT one.value FROM ${asked}) GROUP BY "clubId"
      UNION ALL
      SELECT s."within" AS "log", CAST(COUNT(*) AS TEXT) AS "mark" FROM "Sheet" s JOIN "Event" e ON e."sheetId" = s."id"
      WHERE s."within" IN (SELECT one.value FROM ${asked}) GROUP BY s."within"`,
    reader.$queryRaw<{ device: string; at: Date }[]>`
      SELECT d."id" AS "device", d."revokedAt" AS "at" FROM "Device" d WHERE d."revokedAt" > ${since} AND d."sheetId" IN (
        SELECT one.value FROM ${asked} UNION
        SELECT k."clubId" FROM "SheetTally" t JOIN "Season" k ON k."key" = t."season" WHERE t."sheetId" IN (SELECT one.value FROM ${asked}))`,
  ]);
  const moved = tables.filter(({ log, mark }) => marks.get(log) !== mark).map(({ log }) => log);
  for (const log of marks.keys()) if (!logs.includes(log)) marks.delete(log);
  for (const { log, mark } of tables) marks.set(log, mark);
  return { grown: new Map(lengths.map(({ log, seq }) => [log, Number(seq)])), moved, out };
}

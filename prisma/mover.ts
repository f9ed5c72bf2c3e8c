/**
 * Moves one database into another, of either engine: logs, rights, devices, what is kept of seasons. Log by log, each in one
 * transaction, so that a broken-off move can go on. At the end all logs and tables are compared on both sides.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Connections } from "#lib/db/engine/engine";
import { postgres } from "#lib/db/engine/postgres";
import { sqlite } from "#lib/db/engine/sqlite";
import { isPostgres } from "#lib/db/url";
import { bySize } from "#lib/rules/lists";
import { applyMigrations, told } from "./engine";

const PAGE = 500;
const IN_USE = "was the server still running? Stop it, and start this again";
/** Not moved: counts of recent tries. Events move with their logs. */
const LEFT = ["Attempt"];
const EVENT = "Event";

interface Model {
  readonly name: string;
  /** The table's name in the database. */
  readonly table: string;
  readonly key: readonly string[];
  /** Models that its rows refer to, which must be moved first. */
  readonly after: readonly string[];
  readonly counter: string | null;
}

type Row = Record<string, unknown>;
interface Table {
  findMany(asked: object): Promise<Row[]>;
  createMany(given: { data: Row[] }): Promise<unknown>;
  deleteMany(asked?: object): Promise<unknown>;
  count(asked?: object): Promise<number>;
}

/** Every model of the schema, referred-to ones first, so that new models are moved too. */
export function modelsOf(schema: string): Model[] {
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = "", body = ""]): Model => {
    const key = /@@id\(\[([^\]]+)\]/.exec(body)?.[1]?.split(/,\s*/) ?? [/^ +(\w+).*@id\b/m.exec(body)?.[1] ?? "id"];
    const after = [...body.matchAll(/^ +\w+ +(\w+)\??.*@relation\(fields/gm)].map(([, other = ""]) => other);
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name;
    return { name, table, key, after, counter: /^ +(\w+).*autoincrement\(\)/m.exec(body)?.[1] ?? null };
  });
  const sorted: Model[] = [];
  while (sorted.length < models.length) {
    const next = models.filter(
      (one) => !sorted.includes(one) && one.after.every((name) => sorted.some((done) => done.name === name)),
    );
    if (next.length === 0) throw new Error("models that name each other in a circle");
    sorted.push(...next);
  }
  return sorted;
}

const open = (url: string): Connections => (isPostgres(url) ? postgres : sqlite).open(url);
const tableOf = (client: unknown, { name }: Pick<Model, "name">): Table =>
  (client as Record<string, Table>)[`${name[0]?.toLowerCase()}${name.slice(1)}`] as Table;

interface Moved {
  readonly logs: number;
  readonly events: number;
  /** How many logs were complete in the target already. */
  readonly known: number;
  readonly rows: Readonly<Record<string, number>>;
}

/** `stop`: for tests; called before each log. */
export async function move(from: string, to: string, say: (line: string) => void = () => {}, stop = () => false): Promise<Moved> {
  if (from === to) throw new Error("from and to are the same database");
  await applyMigrations(from);
  await applyMigrations(to);
  const [source, target] = [open(from), open(to)];
  try {
    return await moveAll(source, target, to, say, stop);
  } finally {
    for (const { reads, writes } of [source, target]) await Promise.all([reads.$disconnect(), writes.$disconnect()]);
  }
}

async function moveAll(source: Connections, target: Connections, to: string, say: (line: string) => void, stop: () => boolean) {
  const schema = readFileSync(join(import.meta.dirname, "schema.prisma"), "utf8");
  const models = modelsOf(schema).filter(({ name }) => !LEFT.includes(name));
  const event = models.find(({ name }) => name === EVENT) as Model;
  const [logs, ...others] = models.filter((one) => one !== event) as [Model, ...Model[]];
  await bringLogs(source, target, logs, to);
  const ids = (await rowsOf(source.reads, logs)).map(({ id }) => id as string);
  let known = 0;
  let events = 0;
  for (const [i, logId] of ids.entries()) {
    if (stop()) throw new Error("stopped");
    const rows = await logOf(source.reads, event, logId);
    events += rows.length;
    if (digestOf(rows) === digestOf(await logOf(target.reads, event, logId))) known++;
    else await bringLog(target, event, logId, rows);
    if ((i + 1) % 1_000 === 0) say(`${i + 1} of ${ids.length} logs`);
  }
  await target.writes.$transaction(async (tx) => {
    for (const model of [...others].reverse()) await tableOf(tx, model).deleteMany();
    for (const model of others)
      for await (const page of pagesOf(source.reads, model)) await tableOf(tx, model).createMany({ data: page });
    await setCounters(tx, to, models);
  });
  const rows: Record<string, number> = {};
  for (const model of [logs, ...others]) rows[model.name] = await sameTable(source, target, model);
  for (const logId of ids)
    if (digestOf(await logOf(source.reads, event, logId)) !== digestOf(await logOf(target.reads, event, logId)))
      throw new Error(`the log ${logId} is not the same on both sides: ${IN_USE}`);
  return { logs: ids.length, events, known, rows };
}

/** Moves the log rows first, because all others refer to them. Other logs in the target are left alone. */
async function bringLogs(source: Connections, target: Connections, logs: Model, to: string): Promise<void> {
  const wanted = await rowsOf(source.reads, logs);
  const ids = new Set(wanted.map(({ id }) => id));
  const there = new Set((await rowsOf(target.reads, logs)).map(({ id }) => id));
  const foreign = [...there].filter((id) => !ids.has(id)).length;
  if (foreign > 0)
    throw new Error(
      `${told(to)} holds ${foreign} sheets or clubs of its own: into an empty database, or one that this began to fill`,
    );
  const missing = wanted.filter(({ id }) => !there.has(id));
  for (const data of bySize(missing, PAGE)) await target.writes.$transaction((tx) => tableOf(tx, logs).createMany({ data }));
}

const logOf = (reader: unknown, event: Model, logId: string) =>
  tableOf(reader, event).findMany({ where: { logId }, orderBy: { seq: "asc" } });

function bringLog(target: Connections, event: Model, logId: string, rows: Row[]): Promise<unknown> {
  return target.writes.$transaction(async (tx) => {
    await tableOf(tx, event).deleteMany({ where: { logId } });
    for (const data of bySize(rows, PAGE)) await tableOf(tx, event).createMany({ data });
  });
}

async function sameTable(source: Connections, target: Connections, model: Model): Promise<number> {
  const [here, there] = await Promise.all(
    [source, target].map(async ({ reads }) => {
      const hash = createHash("sha256");
      let rows = 0;
      for await (const page of pagesOf(reads, model)) {
        hash.update(JSON.stringify(page));
        rows += page.length;
      }
      const all = await tableOf(reads, model).count();
      if (rows !== all) throw new Error(`${model.name} was read with ${rows} of its ${all} rows: ${IN_USE}`);
      return { rows, digest: hash.digest("hex") };
    }),
  );
  if (here?.digest !== there?.digest)
    throw new Error(`${model.name} is not the same on both sides (${here?.rows} and ${there?.rows} rows): ${IN_USE}`);
  return here?.rows ?? 0;
}

async function rowsOf(reader: unknown, model: Model): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pagesOf(reader, model)) rows.push(...page);
  return rows;
}

/** Pages in the order of the key, which is the same on both engines. */
async function* pagesOf(reader: unknown, { name, key }: Model): AsyncGenerator<Row[]> {
  const orderBy = key.map((field) => ({ [field]: "asc" }));
  const table = tableOf(reader, { name });
  for (let last: Row | undefined; ; ) {
    const page: Row[] = [];
    for (const where of last ? after(key, last) : [{}])
      if (page.length < PAGE) page.push(...(await table.findMany({ where, orderBy, take: PAGE - page.length })));
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1);
  }
}

/**
 * The condition for rows after `last`, one part of the key after the other: each is read from the index, while a single condition
 * (or Prisma's cursor over several fields) would read from the start each time.
 */
const after = (key: readonly string[], last: Row) =>
  key
    .map((field, i) => ({
      ...Object.fromEntries(key.slice(0, i).map((same) => [same, last[same]])),
      [field]: { gt: last[field] },
    }))
    .reverse();

const digestOf = (rows: readonly Row[]): string => createHash("sha256").update(JSON.stringify(rows)).digest("hex");

/** Inserted keys do not advance Postgres' counters: set them. */
async function setCounters(tx: unknown, to: string, models: readonly Model[]): Promise<void> {
  if (!isPostgres(to)) return;
  const raw = tx as { $executeRawUnsafe(sql: string): Promise<unknown> };
  for (const { table, counter } of models)
    if (counter)
      await raw.$executeRawUnsafe(
        `SELECT setval(pg_get_serial_sequence('"${table}"', '${counter}'), (SELECT COALESCE(MAX("${counter}"), 0) + 1 FROM "${table}"), false)`,
      );
}

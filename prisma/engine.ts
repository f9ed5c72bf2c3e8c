import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory as Factory,
} from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { databasePath, isPostgres } from "#lib/db/url";
import { inFile } from "./copy";
import { postgresSchema } from "./postgres-schema.mjs";

const folder = import.meta.dirname;
const filters = { externalTables: [], externalEnums: [] };

/** An engine's schema, and the folder of its migrations. */
interface Kind {
  readonly schema: () => string;
  readonly migrations: string;
}

const SQLITE: Kind = {
  schema: () => readFileSync(join(folder, "schema.prisma"), "utf8"),
  migrations: join(folder, "migrations"),
};
/** The schema after the newest migration, generated from SQLite's by `npm run migrate -- new`, so that both engines share one. */
export const POSTGRES_SCHEMA = join(folder, "postgres", "schema.prisma");
const POSTGRES: Kind = {
  schema: () => readFileSync(POSTGRES_SCHEMA, "utf8"),
  migrations: join(folder, "postgres", "migrations"),
};

export const kindAt = (url: string): Kind => (isPostgres(url) ? POSTGRES : SQLITE);

/** Postgres' schema, generated from SQLite's. */
export const wantedOfPostgres = (): string => postgresSchema(SQLITE.schema(), "../../lib/db/postgres/generated");

/** Prisma's own schema engine, compiled to WebAssembly: its command line would download a native one first. */
const loaded = load();

async function load() {
  const wasm = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const { instance } = await WebAssembly.instantiate(readFileSync(join(dirname(wasm), "schema_engine_bg.wasm")), {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/** The engine would leave its connection open and the database locked: close it. */
async function withEngine<T>(factory: Factory, schema: string, use: (engine: bindings.SchemaEngine) => Promise<T>): Promise<T> {
  await loaded;
  const connection = await factory.connect();
  factory.connect = async () => connection;
  const adapter = bindMigrationAwareSqlAdapterFactory(factory);
  const engine = await bindings.SchemaEngine.new({ datamodels: [["schema.prisma", schema]] }, () => {}, adapter);
  try {
    return await use(engine);
  } finally {
    engine.free();
    await connection.dispose();
  }
}

async function factoryFor(url: string): Promise<Factory> {
  if (!isPostgres(url)) return new PrismaBetterSqlite3({ url });
  const { PrismaPg } = await import("@prisma/adapter-pg");
  return new PrismaPg({ connectionString: url, max: 1 });
}

const APPLIED = `SELECT "migration_name" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL`;

/** The migrations applied to a database; none if it does not exist yet. */
const appliedIn = (url: string): Promise<string[]> => (isPostgres(url) ? inPostgres(url) : inSqlite(databasePath(url)));

async function inSqlite(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  return inFile(path, { readonly: true }, (file) => {
    try {
      return file.prepare(APPLIED).pluck().all() as string[];
    } catch {
      return [];
    }
  });
}

const NO_TABLE = "42P01";

async function inPostgres(url: string): Promise<string[]> {
  const { Client } = (await import("pg")).default;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ migration_name: string }>(APPLIED);
    return rows.map((row) => row.migration_name);
  } catch (error) {
    if ((error as { code?: string }).code === NO_TABLE) return [];
    throw error;
  } finally {
    await client.end();
  }
}

/** Applies missing migrations and returns their names; throws if there are any and a server is using the database. */
export async function applyMigrations(url: string): Promise<string[]> {
  if (!isPostgres(url)) mkdirSync(dirname(databasePath(url)), { recursive: true });
  const known = namesOf(kindAt(url));
  const applied = await appliedIn(url);
  const newer = applied.find((name) => !known.includes(name));
  if (newer)
    throw new Error(
      `${told(url)} was made by a newer Petit au Bout (${newer}): update the program, the database is left as it is`,
    );
  // The engine locks the file even if there is nothing to do: so ask first.
  if (known.every((name) => applied.includes(name))) return [];
  const kind = kindAt(url);
  return withEngine(await factoryFor(url), kind.schema(), async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: migrationsOf(kind), filters });
    return appliedMigrationNames;
  }).catch(async (error: Error) => {
    // Another process, started at the same moment, may have applied them meanwhile.
    const now = isPostgres(url) ? await appliedIn(url) : applied;
    if (known.every((name) => now.includes(name))) return [];
    if (/SocketTimeout|SQLITE_BUSY|database is locked/.test(error.message))
      throw new Error(`${told(url)} is in use and has to be brought up to date: stop the server, then try again`);
    throw error;
  });
}

/** The address without its password. */
export const told = (url: string): string => url.replace(/(:\/\/[^:/@]+):[^@]*@/, "$1@");

export const namesOf = (kind: Kind): string[] => migrationsOf(kind).migrationDirectories.map(({ path }) => path);

/** The SQL that the migrations lack to reach the schema; empty if none. `url`: an empty database of the engine in question. */
export async function missingMigration(url = ":memory:"): Promise<string> {
  const kind = kindAt(url);
  const content = kind.schema();
  const files = [{ path: "schema.prisma", content }];
  return withEngine(await factoryFor(url), content, async (engine) => {
    await engine.applyMigrations({ migrationsList: migrationsOf(kind), filters });
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: folder },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters,
    });
    return sqlIn(stdout);
  });
}

/** The SQL between two Postgres schemas, made without a Postgres. */
export async function between(before: string | null, after: string): Promise<string> {
  const files = (content: string) => ({ tag: "schemaDatamodel" as const, files: [{ path: "schema.prisma", content }] });
  return withEngine(nowhere, after, async (engine) => {
    const from = before === null ? { tag: "empty" as const } : files(before);
    const { stdout } = await engine.diff({ from, to: files(after), script: true, exitCode: null, filters });
    return inBytes(sqlIn(stdout));
  });
}

/** A stand-in connection: the engine only asks for its provider. */
const nowhere = (() => {
  const connection = {
    provider: "postgres",
    adapterName: "nowhere",
    queryRaw: async () => ({ columnNames: [], columnTypes: [], rows: [] }),
    executeRaw: async () => 0,
    executeScript: async () => {},
    startTransaction: async () => {},
    getConnectionInfo: () => ({ supportsRelationJoins: false, schemaName: "public" }),
    dispose: async () => {},
  };
  const connect = async () => connection;
  return { provider: "postgres", adapterName: "nowhere", connect, connectToShadowDb: connect } as unknown as Factory;
})();

const sqlIn = (said: string | null | undefined): string => (said?.includes("This is an empty migration") ? "" : (said ?? ""));

/** Orders texts by bytes, as SQLite does and JavaScript nearly does, not by a language's collation. */
const inBytes = (sql: string): string => sql.replace(/("\w+" (?:SET DATA TYPE )?TEXT)\b/g, '$1 COLLATE "C"');

function migrationsOf({ migrations }: Kind) {
  const names = readdirSync(migrations, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    baseDir: migrations,
    lockfile: { path: "migration_lock.toml", content: readFileSync(join(migrations, "migration_lock.toml"), "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: names.map(({ name }) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok" as const, value: readFileSync(join(migrations, name, "migration.sql"), "utf8") },
      },
    })),
  };
}

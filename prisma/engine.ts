import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import Database from "better-sqlite3";

const folder = import.meta.dirname;
const base = join(folder, "migrations");
const filters = { externalTables: [], externalEnums: [] };

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

/** The engine leaves its connection open, and locked for others: so it is closed here. */
async function withEngine<T>(url: string, use: (engine: bindings.SchemaEngine) => Promise<T>): Promise<T> {
  await loaded;
  const sqlite = new PrismaBetterSqlite3({ url });
  const connection = await sqlite.connect();
  sqlite.connect = async () => connection;
  const adapter = bindMigrationAwareSqlAdapterFactory(sqlite);
  const engine = await bindings.SchemaEngine.new({ datamodels: [schema()] }, () => {}, adapter);
  try {
    return await use(engine);
  } finally {
    engine.free();
    await connection.dispose();
  }
}

/** Applies what the database has not seen yet and answers the names of it; an error where something has to and a server is on it. */
export async function applyMigrations(url: string): Promise<string[]> {
  mkdirSync(dirname(url.replace(/^file:/, "")), { recursive: true });
  const [newer] = newerIn(url.replace(/^file:/, ""));
  if (newer)
    throw new Error(`${url} was made by a newer Petit au Bout (${newer}): update the program, the database is left as it is`);
  // The engine wants the file for itself, even to find that nothing is to be done.
  if (isUpToDate(url.replace(/^file:/, ""))) return [];
  return withEngine(url, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: migrations(), filters });
    return appliedMigrationNames;
  }).catch((error: Error) => {
    if (/SocketTimeout|SQLITE_BUSY|database is locked/.test(error.message))
      throw new Error(`${url} is in use and has to be brought up to date: stop the server, then try again`);
    throw error;
  });
}

const isUpToDate = (path: string): boolean => known().every((name) => appliedIn(path).includes(name));

/** What an older program has never heard of, and would not keep up. */
const newerIn = (path: string): string[] => appliedIn(path).filter((name) => !known().includes(name));

const known = (): string[] => migrations().migrationDirectories.map(({ path }) => path);

function appliedIn(path: string): string[] {
  if (!existsSync(path)) return [];
  const file = new Database(path, { readonly: true });
  try {
    const rows = file.prepare(`SELECT "migration_name" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL`);
    return rows.pluck().all() as string[];
  } catch {
    return [];
  } finally {
    file.close();
  }
}

/** The SQL that would bring the migrations up to the schema; empty when they are equal. */
export async function missingMigration(): Promise<string> {
  const [path, content] = schema();
  const files = [{ path, content }];
  return withEngine(":memory:", async (engine) => {
    await engine.applyMigrations({ migrationsList: migrations(), filters });
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: folder },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters,
    });
    return stdout?.includes("This is an empty migration") ? "" : (stdout ?? "");
  });
}

function schema(): [path: string, content: string] {
  const path = join(folder, "schema.prisma");
  return [path, readFileSync(path, "utf8")];
}

function migrations() {
  const names = readdirSync(base, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    baseDir: base,
    lockfile: { path: "migration_lock.toml", content: readFileSync(join(base, "migration_lock.toml"), "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: names.map(({ name }) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok" as const, value: readFileSync(join(base, name, "migration.sql"), "utf8") },
      },
    })),
  };
}

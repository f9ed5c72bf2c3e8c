import { copyFileSync, existsSync, linkSync, renameSync } from "node:fs";
import { copyDatabase, forget, inFile, toDisk } from "./copy";
import { applyMigrations } from "./engine";

interface PutBack {
  readonly events: number;
  /** Where the earlier database was moved; null if there was none. */
  readonly aside: string | null;
}

/**
 * Puts a copy in the place of the database, whose server is stopped. First checks that the copy is sound and of a version that
 * this program reads. The earlier database is kept beside it, complete.
 */
export async function putBack(copy: string, path: string): Promise<PutBack> {
  const day = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const next = `${path}.${day}.next`;
  try {
    const { events } = await copyDatabase(copy, next);
    await applyMigrations(`file:${next}`);
    closeWal(next);
    renewEpoch(next);
    toDisk(next);
    const aside = existsSync(path) ? keepAside(path, `${path}.${day}.before`) : null;
    renameSync(next, path);
    return { events, aside };
  } finally {
    forget(next);
  }
}

/** Merges the write-ahead log into the file; fails if another process has it open. */
const closeWal = (path: string): unknown => inFile(path, { timeout: 1_000 }, (file) => file.pragma("journal_mode = DELETE"));

/** Keeps the old file by a link, so that there is a database at `path` at every moment. */
function keepAside(path: string, aside: string): string {
  try {
    closeWal(path);
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (/BUSY|LOCKED/.test(code)) throw new Error(`${path} is in use: stop the server, then try again`);
    // Too damaged to be opened: kept as it is, with its log.
  }
  try {
    linkSync(path, aside);
  } catch {
    copyFileSync(path, aside);
  }
  for (const left of ["-wal", "-shm"]) if (existsSync(path + left)) renameSync(path + left, aside + left);
  return aside;
}

/** A new epoch: so phones that are ahead of the copy notice. */
const renewEpoch = (path: string): unknown =>
  inFile(path, {}, (file) =>
    file.prepare(`INSERT OR REPLACE INTO "Epoch" ("id", "epoch") VALUES (1, lower(hex(randomblob(16))))`).run(),
  );

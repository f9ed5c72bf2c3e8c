import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";

/**
 * A complete, checked copy of a database in use. A file is left at `to` only if the copy is sound. `VACUUM INTO` reads in one
 * transaction, despite writers; the page-by-page backup would restart at each write of another process.
 */
export async function copyDatabase(from: string, to: string): Promise<{ events: number }> {
  if (existsSync(to)) throw new Error(`${to} is there already`);
  mkdirSync(dirname(to), { recursive: true });
  const part = `${to}.part`;
  forget(part);
  try {
    inFile(from, { readonly: true, fileMustExist: true }, (source) => source.prepare("VACUUM INTO ?").run(part));
    const events = soundEvents(part);
    toDisk(part);
    renameSync(part, to);
    toDisk(dirname(to));
    return { events };
  } finally {
    forget(part);
  }
}

/** Deletes a database file and SQLite's files beside it. */
export const forget = (file: string): void => {
  for (const left of ["", "-wal", "-shm", "-journal"]) rmSync(file + left, { force: true });
};

/** Flushes the file to the disk: `VACUUM INTO` does not. */
export function toDisk(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Opens the file, asks, and always closes it. */
export function inFile<T>(path: string, options: Database.Options, ask: (file: Database.Database) => T): T {
  const file = new Database(path, options);
  try {
    return ask(file);
  } finally {
    file.close();
  }
}

/** The number of events in a sound file; throws if it is damaged, or no database of this app. */
export const soundEvents = (path: string): number =>
  inFile(path, { readonly: true, fileMustExist: true }, (copy) => {
    const verdict = copy.pragma("integrity_check(1)", { simple: true });
    if (verdict !== "ok") throw new Error(`${path} is not sound: ${verdict}`);
    return copy.prepare("SELECT count(*) FROM Event").pluck().get() as number;
  });

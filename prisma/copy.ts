import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";

/**
 * A whole, checked copy of a database that is in use. Nothing is left at `to` unless the copy is sound. `VACUUM INTO` reads it in
 * one transaction, whoever writes meanwhile; the page by page backup would begin again at each write of another process.
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

/** A database and what lies beside it. */
export const forget = (file: string): void => {
  for (const left of ["", "-wal", "-shm", "-journal"]) rmSync(file + left, { force: true });
};

/** SQLite leaves that to us. */
export function toDisk(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** What is asked of a file, which is closed whatever comes of it. */
export function inFile<T>(path: string, options: Database.Options, ask: (file: Database.Database) => T): T {
  const file = new Database(path, options);
  try {
    return ask(file);
  } finally {
    file.close();
  }
}

/** How many events a sound file holds; an error where it is not sound, or no database of ours. */
export const soundEvents = (path: string): number =>
  inFile(path, { readonly: true, fileMustExist: true }, (copy) => {
    const verdict = copy.pragma("integrity_check(1)", { simple: true });
    if (verdict !== "ok") throw new Error(`${path} is not sound: ${verdict}`);
    return copy.prepare("SELECT count(*) FROM Event").pluck().get() as number;
  });

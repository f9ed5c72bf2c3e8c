import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";

/** A whole, checked copy of a database that is in use. Nothing is left at `to` unless the copy is sound. */
export async function copyDatabase(from: string, to: string): Promise<{ events: number }> {
  if (existsSync(to)) throw new Error(`${to} is there already`);
  mkdirSync(dirname(to), { recursive: true });
  const part = `${to}.part`;
  const source = new Database(from, { readonly: true, fileMustExist: true });
  try {
    await source.backup(part);
    const events = soundEvents(part);
    renameSync(part, to);
    return { events };
  } finally {
    source.close();
    for (const left of ["", "-wal", "-shm"]) rmSync(part + left, { force: true });
  }
}

function soundEvents(file: string): number {
  const copy = new Database(file);
  try {
    // One file, that can be carried away alone.
    copy.pragma("journal_mode = DELETE");
    const verdict = copy.pragma("integrity_check", { simple: true });
    if (verdict !== "ok") throw new Error(`the copy is not sound: ${verdict}`);
    return copy.prepare("SELECT count(*) FROM Event").pluck().get() as number;
  } finally {
    copy.close();
  }
}

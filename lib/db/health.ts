/** Whether what a phone notes would be stored: found out by a trial write. */
import { execFile } from "node:child_process";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { db, isGone, type Tx, write } from "./client";
import { databasePath, databaseUrl, isPostgres } from "./url";

/** `gone`: the file was deleted or replaced. `damaged`: a page of it cannot be read. `full`: the disk is nearly full. */
type Health = "ok" | "gone" | "damaged" | "full" | "unwritable" | "unreadable";

/** Room for an evening of a whole hall, and for SQLite's write-ahead log. */
const LEAST_FREE = 32 * 2 ** 20;
/** A result is reused for this long, because each trial writes to the disk. */
const ASKED_AGAIN_MS = 5_000;
const PATIENCE_MS = 10_000;
/** "PAUB" in the file's header: writing the same value again changes nothing. */
const TRIAL = `PRAGMA application_id = ${0x50415542}`;

let last: { readonly path: string; readonly at: number; readonly health: Promise<Health> } | undefined;

export function readHealth(): Promise<Health> {
  const [path, now] = [isPostgres() ? databaseUrl() : databasePath(), performance.now()];
  const trial = () => (isPostgres() ? tryPostgres() : tryAll(path));
  if (last?.path !== path || now - last.at > ASKED_AGAIN_MS) last = { path, at: now, health: trial() };
  return last.health;
}

/** Only that it reads and writes: its disk is checked on its own machine. */
async function tryPostgres(): Promise<Health> {
  const read = await readsOne();
  if (read === "failed") return "unreadable";
  return (await isWritten((tx) => tx.$executeRaw`UPDATE "Epoch" SET "epoch" = "epoch" WHERE "id" = 1`)) ? "ok" : "unwritable";
}

const readsOne = () =>
  db()
    .log.findFirst({ select: { id: true } })
    .catch(() => "failed" as const);

export async function tryAll(path: string, freeBytes = spaceBeside): Promise<Health> {
  const read = await readsOne();
  if (isGone()) return "gone";
  if ((await damageIn(path)) === "damaged") return "damaged";
  if (read === "failed") return "unreadable";
  if ((await freeBytes(path)) < LEAST_FREE) return "full";
  return (await isWritten((tx) => tx.$executeRawUnsafe(TRIAL))) ? "ok" : "unwritable";
}

async function spaceBeside(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(dirname(path));
  return bavail * bsize;
}

async function isWritten(trial: (tx: Tx) => Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const written = write(trial).then(
    () => true,
    () => false,
  );
  return Promise.race([written, late]).finally(() => clearTimeout(timer));
}

/** Reads every page in a process of its own, so that no request waits; it takes a fiftieth of one core at most. */
const READ_ALL = `
const file = new (require("better-sqlite3"))(process.argv[1], { readonly: true, fileMustExist: true });
process.stdout.write(String(file.pragma("quick_check(1)", { simple: true })));`;
const LEAST_PAUSE_MS = 60_000;
const PAUSE = 50;

type Verdict = "ok" | "damaged" | "unknown";
interface Check {
  readonly path: string;
  verdict: Promise<Verdict>;
  /** When the next check is due. */
  due: number;
}

let check: Check | undefined;

/** What the last full check found; the first one is waited for. */
function damageIn(path: string): Promise<Verdict> {
  if (check?.path !== path) {
    check = { path, verdict: Promise.resolve("unknown"), due: Infinity };
    check.verdict = readPages(check);
  } else if (performance.now() > check.due) {
    const known = check;
    const verdict = readPages(known);
    void verdict.then(() => {
      known.verdict = verdict;
    });
  }
  return check.verdict;
}

async function readPages(which: Check): Promise<Verdict> {
  which.due = Infinity;
  const start = performance.now();
  const verdict = await new Promise<Verdict>((resolve) => {
    execFile(process.execPath, ["-e", READ_ALL, which.path], (error, said, why) => {
      if (!error) resolve(said === "ok" ? "ok" : "damaged");
      else resolve(/SQLITE_(CORRUPT|NOTADB)/.test(why) ? "damaged" : "unknown");
    });
  });
  const end = performance.now();
  which.due = end + Math.max(LEAST_PAUSE_MS, PAUSE * (end - start));
  return verdict;
}

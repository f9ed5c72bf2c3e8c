/** Whether what a phone notes would be kept: tried, not supposed. */
import { execFile } from "node:child_process";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { db, isGone, type Tx, write } from "./client";
import { databasePath, databaseUrl, isPostgres } from "./url";

/** `gone`: the file was deleted or replaced. `damaged`: a page of it cannot be read. `full`: the disk nearly is. */
type Health = "ok" | "gone" | "damaged" | "full" | "unwritable" | "unreadable";

/** A whole evening hall of phones, and the log that is written ahead. */
const LEAST_FREE = 32 * 2 ** 20;
/** Whoever asks more often is told what was found last: each trial is a write to the disk. */
const ASKED_AGAIN_MS = 5_000;
const PATIENCE_MS = 10_000;
/** "PAUB", in the head of the file: written anew at each trial, it changes nothing. */
const TRIAL = `PRAGMA application_id = ${0x50415542}`;

let last: { readonly path: string; readonly at: number; readonly health: Promise<Health> } | undefined;

export function readHealth(): Promise<Health> {
  const [path, now] = [isPostgres() ? databaseUrl() : databasePath(), performance.now()];
  const trial = () => (isPostgres() ? tryPostgres() : tryAll(path));
  if (last?.path !== path || now - last.at > ASKED_AGAIN_MS) last = { path, at: now, health: trial() };
  return last.health;
}

/** Its disk and its pages are looked after where it runs; here, that it reads and writes. */
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

/** Every page is read by a process of its own, from the disk: nobody waits for it, and it takes a fiftieth of one core at most. */
const READ_ALL = `
const file = new (require("better-sqlite3"))(process.argv[1], { readonly: true, fileMustExist: true });
process.stdout.write(String(file.pragma("quick_check(1)", { simple: true })));`;
const LEAST_PAUSE_MS = 60_000;
const PAUSE = 50;

type Verdict = "ok" | "damaged" | "unknown";
interface Check {
  readonly path: string;
  verdict: Promise<Verdict>;
  /** When the next is due. */
  due: number;
}

let check: Check | undefined;

/** What the last whole reading found; the first is waited for. */
function damageIn(path: string): Promise<Verdict> {
  const now = performance.now();
  if (check?.path !== path) {
    const first: Check = { path, verdict: Promise.resolve("unknown"), due: Infinity };
    first.verdict = readPages(path, first);
    check = first;
  } else if (now > check.due) {
    const known = check;
    known.due = Infinity;
    void readPages(path, known).then((verdict) => {
      known.verdict = Promise.resolve(verdict);
    });
  }
  return check.verdict;
}

async function readPages(path: string, which: Check): Promise<Verdict> {
  const start = performance.now();
  const verdict = await new Promise<Verdict>((resolve) => {
    execFile(process.execPath, ["-e", READ_ALL, path], (error, said, why) => {
      if (!error) resolve(said === "ok" ? "ok" : "damaged");
      else resolve(/SQLITE_(CORRUPT|NOTADB)/.test(why) ? "damaged" : "unknown");
    });
  });
  const end = performance.now();
  which.due = end + Math.max(LEAST_PAUSE_MS, PAUSE * (end - start));
  return verdict;
}

// This folder: the app in a browser, as people use it; benches and pictures too.
import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const bin = (name: string) => join("node_modules", ".bin", name);

export interface App {
  url: string;
  /** Path of its database. */
  file: string;
  /** The id of the server's process, while it runs. */
  pid(): number | undefined;
  /** Like a lost network. A browser's own "offline" would not reach the service worker. */
  stop(): Promise<void>;
  /** Like a power cut. */
  kill(): Promise<void>;
  /** Starts again, on the same address, with the same database. */
  start(): Promise<void>;
  /** Stops it and deletes its database. */
  close(): Promise<void>;
}

/**
 * The built app on a free port, with an empty database of its own, copied from a prepared one if there is one; or with the
 * database named in `more`, its extra environment.
 */
export async function startApp(more: Readonly<Record<string, string>> = {}): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-app-"));
  const file = join(folder, "app.db");
  const env = { ...process.env, DATABASE_URL: `file:${file}`, ...more };
  if (more.DATABASE_URL || !process.env.EMPTY_DATABASE) migrate(env.DATABASE_URL, more);
  else copyFileSync(process.env.EMPTY_DATABASE, file);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let server: ReturnType<typeof spawn> | undefined;

  async function start() {
    server = spawn(bin("next"), ["start", "--port", String(port)], { env, stdio: ["ignore", "ignore", "inherit"] });
    await answers(`${url}/api/health`);
  }
  async function end(signal: "SIGTERM" | "SIGKILL") {
    const stopping = server;
    server = undefined;
    if (!stopping || stopping.exitCode !== null) return;
    const ended = new Promise((resolve) => stopping.once("exit", resolve));
    stopping.kill(signal);
    await ended;
  }
  const stop = () => end("SIGTERM");
  const kill = () => end("SIGKILL");
  async function close() {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }

  await start();
  return { url, file, pid: () => server?.pid, start, stop, kill, close };
}

/** Creates the tables, in a database that may not exist yet. */
export function migrate(url: string, more: Readonly<Record<string, string>> = {}): void {
  const env = { ...process.env, ...more, DATABASE_URL: url };
  execFileSync(bin("tsx"), ["prisma/migrate.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
}

async function answers(url: string): Promise<void> {
  for (const giveUp = Date.now() + 180_000; Date.now() < giveUp; await new Promise((next) => setTimeout(next, 50))) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`no answer from ${url}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

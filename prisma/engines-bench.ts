/**
 * `npm run bench`: what each engine carries. Pushes per second and their times, for SQLite and for one and two processes on
 * Postgres; and the time from a tap to another phone, over two processes with a thousand followers. The servers are separate
 * processes (the doors behind Node's http); Postgres flushes its writes. All run on one machine: two processes share its cores
 * with Postgres and the phones.
 */
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { percentile } from "#lib/db/measure.fixture";
import { open, record } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { startPostgres } from "../.ci/postgres.mjs";
import { type ServerProcess, startServer, WirePhone } from "../app/api/processes.fixture";
import { applyMigrations } from "./engine";

const PHONES = Number(process.env.PHONES ?? 16);
const SECONDS = Number(process.env.SECONDS ?? 10);
const FOLLOWERS = Number(process.env.FOLLOWERS ?? 1_000);
const DEALS = 20;

const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-"));
process.env.KEY_FILE = join(folder, "bench.key");

async function bench(name: string, url: string, processes: number, followed: boolean): Promise<void> {
  process.env.DATABASE_URL = url;
  await applyMigrations(url);
  const servers = await Promise.all(Array.from({ length: processes }, () => startServer({ LOOK_MS: "3000" })));
  try {
    const before = processorMs(servers);
    const { perSecond, p50, p95 } = await pushes(servers);
    const each = (processorMs(servers) - before) / (perSecond * SECONDS);
    console.log(
      `${name.padEnd(32)}${perSecond.toFixed(0).padStart(8)} pushes/s   p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms   ${each.toFixed(1)} ms of processor each`,
    );
    if (followed) console.log(`${"".padEnd(32)}${await heard(servers)}`);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

/** Each phone pushes at its own table, as fast as it gets answers. */
async function pushes(servers: readonly ServerProcess[]) {
  const took: number[] = [];
  const tables = await Promise.all(
    Array.from({ length: PHONES }, (_, i) => table((servers[i % servers.length] as ServerProcess).url)),
  );
  const end = performance.now() + SECONDS * 1_000;
  await Promise.all(
    tables.map(async ({ phone, sheet, url }) => {
      for (let slot = 0; performance.now() < end; slot++) {
        const start = performance.now();
        const result = await phone.send(url, phone.stamped(record(slot, cards(20 + (slot % 20), 20, 12)), sheet));
        if (result?.status !== "accepted") throw new Error(JSON.stringify(result));
        took.push(performance.now() - start);
      }
    }),
  );
  return { perSecond: took.length / SECONDS, p50: percentile(took, 50), p95: percentile(took, 95) };
}

async function table(url: string) {
  const phone = new WirePhone();
  const sheet = crypto.randomUUID();
  const result = await phone.send(url, phone.stamped(open(opening(3)), sheet));
  if (result?.status !== "accepted") throw new Error(JSON.stringify(result));
  return { phone, sheet, url };
}

/** The owner pushes to the first server, followers are on all: time from before the push until each has the event. */
async function heard(servers: readonly ServerProcess[]): Promise<string> {
  const [first] = servers as [ServerProcess];
  const { phone, sheet } = await table(first.url);
  const { token } = (await (await phone.ask(first.url, "POST", `/api/sheets/${sheet}/links`, { role: "viewer" })).json()) as {
    token: string;
  };
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const at = new Map<number, number[]>();
  for (let i = 0; i < FOLLOWERS; i++) {
    const { url } = servers[i % servers.length] as ServerProcess;
    const viewer = new WirePhone();
    await viewer.join(url, token);
    await viewer.listen(url, sheet, agent, (seq) => at.set(seq, [...(at.get(seq) ?? []), performance.now()]));
  }
  const took: number[] = [];
  for (let slot = 0; slot < DEALS; slot++) {
    const start = performance.now();
    await phone.send(first.url, phone.stamped(record(slot, cards(20, 20, 12)), sheet));
    while ((at.get(slot + 2)?.length ?? 0) < FOLLOWERS) await new Promise((resolve) => setTimeout(resolve, 5));
    took.push(...(at.get(slot + 2) as number[]).map((then) => then - start));
  }
  agent.destroy();
  return `${FOLLOWERS} follow: push to a phone p50 ${percentile(took, 50).toFixed(0)} ms, p95 ${percentile(took, 95).toFixed(0)} ms, the last ${Math.max(...took).toFixed(0)} ms`;
}

/** Processor time of the servers, unaffected by other programs; 0 without /proc. */
function processorMs(servers: readonly ServerProcess[]): number {
  const all = servers.map(({ pid }) => {
    if (!existsSync(`/proc/${pid}/stat`)) return 0;
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  });
  return all.reduce((sum, one) => sum + one, 0);
}

await bench("SQLite, one process", `file:${join(folder, "bench.db")}`, 1, true);
const postgres = await startPostgres({ durable: true, fetch: true });
if (postgres) {
  await bench("Postgres, one process", postgres.url, 1, false);
  await bench("Postgres, two processes", postgres.url, 2, true);
  await postgres.stop();
} else console.log("Postgres was not measured: there is none here");
process.exit(0);

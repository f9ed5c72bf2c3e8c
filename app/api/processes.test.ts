/** Two servers at one Postgres: phones see what others do, nothing acknowledged is lost, and no number is taken twice. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { changeDatabase } from "#lib/db/change-database.fixture";
import { closeDb, db } from "#lib/db/client";
import { readEvents } from "#lib/db/read";
import { enoughOfWindow } from "#lib/db/window.fixture";
import { inFull } from "#lib/in-full.fixture";
import { record, rename } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { type Cluster, startPostgres } from "../../.ci/postgres.mjs";
import { applyMigrations } from "../../prisma/engine";
import { type ServerProcess, startServer, WirePhone } from "./processes.fixture";
import { guestAt as guest, openedAt as opened, expectSound as sound } from "./two-servers.fixture";

/** `npm run bench` asks for two hundred, and for ten thousand. */
const KILLS = Number(process.env.KILLS ?? inFull(3, 1));
const PAIRS = Number(process.env.PAIRS ?? inFull(60, 20));
const PHONES = 4;
/** How many pushes are acknowledged between two kills. */
const PUSHED = 12;
/** A sheet has room for two thousand events. */
const PAIRS_A_SHEET = 400;

let postgres: Cluster | undefined;
let servers: ServerProcess[] = [];
const before = { url: process.env.DATABASE_URL, key: process.env.KEY_FILE };

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  if (!postgres) return console.log("several processes were not tried: there is no Postgres here");
  await changeDatabase(postgres.url);
  process.env.KEY_FILE = join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "test.key");
  await applyMigrations(postgres.url);
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  servers = [];
});
afterAll(async () => {
  await closeDb();
  await postgres?.stop();
  for (const [name, value] of [["DATABASE_URL", before.url] as const, ["KEY_FILE", before.key] as const])
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});

/** Starts two servers, unless there is no Postgres. */
async function two(more = {}): Promise<[ServerProcess, ServerProcess] | undefined> {
  if (!postgres) return undefined;
  servers = await Promise.all([startServer(more), startServer(more)]);
  return servers as [ServerProcess, ServerProcess];
}

it("phones at one server see what others do at another: deals, noting, seen, shut out", async () => {
  const both = await two();
  if (!both) return;
  const [one, other] = both;
  const { phone: nora, sheet } = await opened(one.url);
  const luc = await guest(other.url, nora, sheet, "player");
  const [here, there] = [await nora.follow(one.url, sheet), await luc.follow(other.url, sheet)];
  await expect.poll(() => there.seqs).toEqual([1]);
  for (let slot = 0; slot < 3; slot++) await nora.send(one.url, nora.stamped(record(slot, cards(20, 20, 12)), sheet));
  await luc.send(other.url, luc.stamped(rename(0, "Nora B."), sheet));
  await expect.poll(() => there.seqs).toEqual([1, 2, 3, 4, 5]);
  await expect.poll(() => here.seqs).toEqual([1, 2, 3, 4, 5]);

  await nora.ask(one.url, "POST", `/api/sheets/${sheet}/presence`, { slot: 3 });
  await expect.poll(() => there.noting.at(-1)).toMatchObject([{ device: nora.device, slot: 3 }]);
  // A phone comes to a process that has heard nothing yet; the other processes tell it who is noting and who has seen what.
  await luc.ask(other.url, "POST", `/api/sheets/${sheet}/seen`, { seq: 5 });
  await expect.poll(() => here.seen.at(-1)).toEqual({ seq: 5, others: 1 });
  const third = await startServer();
  servers.push(third);
  const paul = await guest(third.url, nora, sheet, "viewer");
  const late = await paul.follow(third.url, sheet);
  await expect.poll(() => late.noting.at(-1)).toMatchObject([{ device: nora.device, slot: 3 }]);
  await expect.poll(() => late.seen.at(-1)).toEqual({ seq: 5, others: 1 });

  await nora.ask(one.url, "PATCH", `/api/sheets/${sheet}/devices/${luc.device}`, { revoked: true });
  await expect.poll(() => there.ended).toBe(true);
  expect((await luc.ask(other.url, "GET", `/api/sheets/${sheet}/events`)).status).toBe(404);

  // Both processes count a phone's tries together.
  await enoughOfWindow();
  const guesser = new WirePhone();
  const statuses: number[] = [];
  for (let i = 0; i < 22; i++) {
    const { url } = both[i % 2] as ServerProcess;
    statuses.push((await guesser.ask(url, "POST", "/api/join", { code: `AAAAA${100 + i}`, device: guesser.device })).status);
  }
  expect(statuses).toEqual([...Array(20).fill(404), 429, 429]);
});

it("lost notifications only cost a look at the log: no event and no revocation is missed", async () => {
  const both = await two();
  if (!both) return;
  const [one, other] = both;
  const { phone: nora, sheet } = await opened(one.url);
  const luc = await guest(other.url, nora, sheet, "player");
  const there = await luc.follow(other.url, sheet);
  await expect.poll(() => there.seqs).toEqual([1]);
  const client = new pg.Client({ connectionString: (postgres as Cluster).url });
  await client.connect();
  const deaf = () =>
    client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query LIKE '%pg_notify%' AND pid <> pg_backend_pid()",
    );
  for (let i = 0; i < 5; i++) {
    await deaf();
    expect(await nora.send(one.url, nora.stamped(rename(0, `Nora ${i}`), sheet))).toMatchObject({ status: "accepted" });
  }
  await expect.poll(() => there.seqs).toEqual([1, 2, 3, 4, 5, 6]);
  await deaf();
  await nora.ask(one.url, "PATCH", `/api/sheets/${sheet}/devices/${luc.device}`, { revoked: true });
  await deaf();
  await expect.poll(() => there.ended).toBe(true);
  await client.end();
});

/** Pushes as fast as it gets answers, to each server in turn, and remembers which events were acknowledged. */
class Pusher {
  readonly promised = new Set<string>();
  private isPushing = false;
  private turn = 0;
  private unsure: ReturnType<WirePhone["stamped"]> | undefined;

  constructor(
    readonly phone: WirePhone,
    private readonly sheet: string,
  ) {}

  stop = () => {
    this.isPushing = false;
  };

  async run(): Promise<void> {
    this.isPushing = true;
    while (this.isPushing) {
      // Like a phone, it sends an unanswered event again, to the next server.
      const event = this.unsure ?? this.phone.stamped(rename(0, `Nora ${this.turn % 100}`), this.sheet);
      this.unsure = event;
      const { url } = servers[this.turn++ % servers.length] as ServerProcess;
      const result = await this.phone.send(url, event).catch(() => undefined);
      if (result?.status === "accepted" || result?.status === "duplicate") {
        this.promised.add(event.id);
        this.unsure = undefined;
      } else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

it(`one of two servers, or Postgres itself, is killed ${KILLS} times while phones push to both: 0 acknowledged lost, 0 doubled, no gap`, {
  timeout: 600_000 + KILLS * 60_000,
}, async () => {
  const both = await two();
  if (!both || !postgres) return;
  const sheets = await Promise.all(Array.from({ length: PHONES }, () => opened(both[0].url)));
  let pushers = sheets.map(({ phone, sheet }) => new Pusher(phone, sheet));
  const all = [...pushers];
  const logs = sheets.map(({ sheet }) => sheet);
  const sum = () => all.reduce((total, { promised }) => total + promised.size, 0);
  for (let kill = 0; kill < KILLS; kill++) {
    // New sheets, because a sheet is full after two thousand events.
    if (kill > 0 && kill % 40 === 0) {
      const fresh = await Promise.all(Array.from({ length: PHONES }, () => opened((servers[0] as ServerProcess).url)));
      pushers = fresh.map(({ phone, sheet }) => new Pusher(phone, sheet));
      all.push(...pushers);
      logs.push(...fresh.map(({ sheet }) => sheet));
    }
    const running = pushers.map((pusher) => pusher.run());
    const had = sum();
    const reached = async (most: number) => {
      while (sum() < had + most) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await reached(PUSHED);
    if (kill % 3 === 2) {
      await postgres.kill();
      expect(await postgres.start()).toBe(true);
    } else {
      const which = kill % 3;
      await (servers[which] as ServerProcess).kill();
      // The other server goes on meanwhile.
      await reached(2 * PUSHED);
      servers[which] = await startServer();
    }
    await reached(3 * PUSHED);
    for (const pusher of pushers) pusher.stop();
    await Promise.all(running);
  }
  const rows = await db().event.findMany({ where: { logId: { in: logs } }, select: { id: true } });
  const stored = new Set(rows.map(({ id }) => id));
  const promised = all.flatMap((pusher) => [...pusher.promised]);
  const lost = promised.filter((id) => !stored.has(id));
  console.log(
    `${KILLS} times kill -9: ${promised.length} acknowledged, ${lost.length} lost, ${rows.length - stored.size} doubled`,
  );
  expect({ lost, doubled: rows.length - stored.size }).toEqual({ lost: [], doubled: 0 });
  // While Postgres is away, the only refusal that phones get is 503, "ask again".
  expect(new Set(all.flatMap(({ phone }) => [...phone.refused.keys()]))).toEqual(new Set(KILLS > 2 ? [503] : []));
  await sound(logs);
});

it(`two servers write to one sheet at the same moment, ${PAIRS} times: every event once, no number taken twice, none left out`, {
  timeout: 600_000 + PAIRS * 1_000,
}, async () => {
  const both = await two();
  if (!both) return;
  const logs: string[] = [];
  for (let done = 0; done < PAIRS; ) {
    const { phone: nora, sheet } = await opened(both[0].url);
    const luc = await guest(both[1].url, nora, sheet, "player");
    const here = Math.min(PAIRS_A_SHEET, PAIRS - done);
    for (let pair = 0; pair < here; pair++) {
      const changes = pair % 20 === 0 ? [record(pair / 20, cards(20, 20, 12)), record(pair / 20, cards(22, 18, 12))] : [];
      const pushed = await Promise.all([
        nora.send(both[0].url, nora.stamped(changes[0] ?? rename(0, `N ${pair}`), sheet)),
        luc.send(both[1].url, luc.stamped(changes[1] ?? rename(1, `L ${pair}`), sheet)),
      ]);
      const statuses = pushed.map((result) => result?.status).sort();
      expect(statuses).toEqual(changes.length > 0 ? ["accepted", "conflict"] : ["accepted", "accepted"]);
      expect(new Set(pushed.map((result) => result?.seq))).toEqual(new Set([2 + 2 * pair, 3 + 2 * pair]));
    }
    expect(await readEvents(sheet)).toHaveLength(1 + 2 * here);
    logs.push(sheet);
    done += here;
  }
  await sound(logs);
});

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { type Cluster, startPostgres } from "../.ci/postgres.mjs";
import { aClubTable } from "../app/api/club.fixture";
import { aGuest, aLink, anEvening, eventOf, json } from "../app/api/evening.fixture";
import { aHall } from "../app/api/hall.fixture";
import { aPhone, ask, type Door, readDoors } from "../app/api/router.fixture";
import { changeDatabase } from "../lib/db/change-database.fixture";
import { closeDb, db, write } from "../lib/db/client";
import { emptyDatabase } from "../lib/db/database.fixture";
import { onServer, urlOf } from "../lib/db/postgres.fixture";
import { rebuild } from "../lib/db/project/rebuild";
import { readKept } from "../lib/db/season.fixture";
import { rename } from "../lib/sheet/change";
import { modelsOf, move } from "./mover";

let postgres: Cluster | undefined;
afterAll(() => postgres?.stop());

/** The address of another file, or of another database of the same Postgres. */
async function elsewhere(name: string): Promise<string> {
  if (postgres) {
    await onServer(postgres.url, `CREATE DATABASE "${name}"`);
    return urlOf(postgres.url, name);
  }
  return `file:${join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), `${name}.db`)}`;
}

async function aFullDatabase(doors: readonly Door[]) {
  const evening = await anEvening(doors);
  const guest = await aGuest(doors, evening, "player");
  const table = await aClubTable(doors);
  await write((tx) => tx.attempt.create({ data: { bucket: "x", window: 1, count: 1 } }));
  return { evening, guest, table };
}

const push = async (doors: readonly Door[], sheet: string, phone: Parameters<typeof aGuest>[1]["owner"]) =>
  (
    await json(
      ask(doors, "POST", `/api/sheets/${sheet}/events`, {
        phone,
        body: { events: [eventOf(rename(0, "Ana"), sheet, phone.device)] },
      }),
    )
  ).results[0];

it("a database moved to Postgres and back, with an interruption, keeps every log, right and standing", async () => {
  postgres = await startPostgres();
  if (!postgres) console.log("moving to Postgres was tried between two files: there is no Postgres here");
  const leave = await emptyDatabase();
  const key = join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "one.key");
  const before = process.env.KEY_FILE;
  process.env.KEY_FILE = key;
  const from = process.env.DATABASE_URL as string;
  const doors = await readDoors();
  const { evening, guest, table } = await aFullDatabase(doors);
  const kept = await readKept();
  const count = await db().event.count();
  await closeDb();

  const there = await elsewhere("there");
  let logs = 0;
  await expect(
    move(
      from,
      there,
      () => {},
      () => ++logs > 2,
    ),
  ).rejects.toThrow("stopped");
  const moved = await move(from, there);
  expect(moved).toMatchObject({ events: count, known: 2, rows: { Phone: expect.any(Number) } });
  expect(moved.rows.Attempt).toBeUndefined();
  expect(await move(from, there)).toMatchObject({ known: moved.logs });

  await changeDatabase(there);
  expect(await readKept()).toEqual(kept);
  expect(await push(doors, evening.sheet, guest)).toMatchObject({ status: "accepted", seq: evening.events.length + 1 });
  expect(await push(doors, table.evening, table.owner)).toMatchObject({ status: "accepted" });
  // The key of a new season follows the keys that were moved.
  await aClubTable(doors);
  const now = await readKept();
  await rebuild();
  expect(await readKept()).toEqual(now);
  await closeDb();

  postgres && (await expect(move(from, there)).rejects.toThrow("of its own"));
  const back = `file:${join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "back.db")}`;
  await move(there, back);
  await changeDatabase(back);
  expect(await readKept()).toEqual(now);
  expect(await push(doors, evening.sheet, guest)).toMatchObject({ status: "accepted", seq: evening.events.length + 2 });
  await changeDatabase(from);
  if (before === undefined) delete process.env.KEY_FILE;
  else process.env.KEY_FILE = before;
  await leave();
});

it("a table of many pages is moved whole, wherever a page ends", async () => {
  const leave = await emptyDatabase();
  const from = process.env.DATABASE_URL as string;
  await aClubTable(await readDoors());
  const { key: season } = await db().season.findFirstOrThrow();
  // Pages end within an evening, at the end of one, and before one that is longer than a page.
  const evenings = [499, 1, 500, 2, 1203].map((people, i) => ({ evening: `2020-01-0${i + 1}`, people }));
  await write(async (tx) => {
    for (const { evening, people } of evenings) {
      await tx.evening.create({ data: { season, evening, games: "[]", deals: 0, counted: false, ended: true } });
      const figures = { counted: false, points: 0, deals: 0, dealt: 0, mean: 0, place: 1, sharing: 1, atTable: 0 };
      const data = Array.from({ length: people }, (_, i) => ({ ...figures, season, evening, playerId: `player ${i}` }));
      await tx.eveningPlayer.createMany({ data });
    }
  });
  const rows = await db().eveningPlayer.count();
  await closeDb();
  expect((await move(from, await elsewhere("long"))).rows.EveningPlayer).toBe(rows);
  await leave();
});

const SHEET_ROW = { openedBy: "x" };
const EVENT_ROW = { kind: "player.renamed", v: 1, body: "{}", at: "2026-11-21T20:15:00.000Z", device: "x" };

it("a move that was killed goes on when run again, and leaves its source as it was", async () => {
  if (!postgres) return;
  const leave = await emptyDatabase();
  const [from, before] = [process.env.DATABASE_URL as string, process.env.KEY_FILE];
  process.env.KEY_FILE = join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "one.key");
  const doors = await readDoors();
  const { evening, guest } = await aFullDatabase(doors);
  const hall = await aHall(doors);
  const { id } = await aLink(doors, evening, "viewer");
  const { code } = await json(ask(doors, "POST", `/api/clubs/${hall.club.club}/recovery`, { phone: hall.club.owner, body: {} }));
  const many = Array.from({ length: 300 }, (_, i) => ({
    ...SHEET_ROW,
    id: `0199f000-0000-7000-8000-${String(i).padStart(12, "0")}`,
  }));
  await write((tx) => tx.log.createMany({ data: many }));
  await write((tx) =>
    tx.event.createMany({
      data: many.flatMap(({ id }, i) => [1, 2].map((seq) => ({ ...EVENT_ROW, logId: id, id: `${id}-${i}-${seq}`, seq }))),
    }),
  );
  const count = await db().event.count();
  await closeDb();

  const there = await elsewhere("killed");
  const env = { ...process.env, DATABASE_URL: from };
  const child = spawn("node", ["--import", "tsx", "prisma/move.ts", there], { env, stdio: "ignore" });
  const ended = new Promise<string | null>((resolve) => child.once("exit", (_, signal) => resolve(signal)));
  await changeDatabase(there);
  const arrived = () =>
    db()
      .event.count()
      .catch(() => 0);
  await expect.poll(arrived, { interval: 5 }).toBeGreaterThan(3);
  child.kill("SIGKILL");
  expect(await ended).toBe("SIGKILL");
  expect(await arrived()).toBeLessThan(count);
  await closeDb();

  const { status, stdout } = spawnSync("node", ["--import", "tsx", "prisma/move.ts", there], { env, encoding: "utf8" });
  expect(status).toBe(0);
  const [, logs, events, known] =
    /: (\d+) logs with (\d+) events, each the same on both sides \((\d+) were there already\)/.exec(stdout) ?? [];
  expect(Number(events)).toBe(count);
  expect(Number(known)).toBeGreaterThan(0);
  expect(Number(known)).toBeLessThan(Number(logs));
  // The move keeps rights, links, tournaments and the printed recovery code.
  expect(await push(doors, evening.sheet, guest)).toMatchObject({ status: "accepted" });
  expect(await db().link.count({ where: { id } })).toBe(1);
  expect((await ask(doors, "GET", `/api/halls/${hall.sheet}`, { phone: hall.owner }))?.status).toBe(200);
  const back = aPhone();
  expect(await json(ask(doors, "POST", "/api/join", { phone: back, body: { code, device: back.device } }))).toMatchObject({
    role: "owner",
  });
  await changeDatabase(from);
  expect(await db().event.count()).toBe(count);
  if (before === undefined) delete process.env.KEY_FILE;
  else process.env.KEY_FILE = before;
  await leave();
});

it("every model of the schema is moved, referenced ones first", () => {
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  const models = modelsOf(schema);
  expect(models.map(({ name }) => name).sort()).toEqual([...schema.matchAll(/^model (\w+)/gm)].map(([, name]) => name).sort());
  for (const [i, { after }] of models.entries())
    for (const name of after) expect(models.slice(0, i).map((one) => one.name)).toContain(name);
  expect(models.find(({ name }) => name === "Figure")).toMatchObject({
    key: ["season", "playerId", "name", "game"],
    after: ["Season"],
  });
  expect(models.find(({ name }) => name === "Season")).toMatchObject({ table: "Season", key: ["key"], counter: "key" });
  expect(models.find(({ name }) => name === "Log")).toMatchObject({ table: "Sheet", key: ["id"] });
});

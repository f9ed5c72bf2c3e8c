import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { type Cluster, findPostgres, startPostgres } from "../.ci/postgres.mjs";
import { aClubTable } from "../app/api/club.fixture";
import { aGuest, anEvening, eventOf, json } from "../app/api/evening.fixture";
import { ask, readDoors } from "../app/api/router.fixture";
import { changeDatabase } from "../lib/db/change-database.fixture";
import { closeDb, db } from "../lib/db/client";
import { holdKey } from "../lib/db/one-key";
import { urlOf } from "../lib/db/postgres.fixture";
import { rebuild } from "../lib/db/project/rebuild";
import { readKept } from "../lib/db/season.fixture";
import { rename } from "../lib/sheet/change";
import { applyMigrations } from "./engine";

const page = readFileSync("docs/hosting.md", "utf8");
const before = { DATABASE_URL: process.env.DATABASE_URL, KEY_FILE: process.env.KEY_FILE };
let postgres: Cluster | undefined;
afterAll(async () => {
  await closeDb();
  await postgres?.stop();
  for (const [name, value] of Object.entries(before))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});

/** The commands that the page gives for the dump and for putting it back. */
const STEPS = [...page.matchAll(/^ {4}((?:pg_dump|createdb --m|pg_restore|DATABASE_URL=\S+put_back npm run epoch).*)$/gm)].map(
  ([, step]) => step as string,
);

it("a Postgres dumped under load is restored as told, and phones that are ahead lose nothing", async () => {
  const bin = findPostgres();
  const hasAll = bin && ["pg_dump", "pg_restore", "createdb"].every((name) => existsSync(join(bin, name)));
  postgres = hasAll ? await startPostgres() : undefined;
  if (!postgres) return console.log("a dump of Postgres was not tried: there is no Postgres with its tools here");
  expect(STEPS.map((step) => step.split(" ")[0])).toEqual([
    "pg_dump",
    "createdb",
    "pg_restore",
    expect.stringMatching(/^DATABASE/),
  ]);
  const away = mkdtempSync(join(tmpdir(), "petit-au-bout-"));
  process.env.KEY_FILE = join(away, "one.key");
  const server = postgres.url.replace(/\/postgres$/, "");
  const run = (step: string) => {
    const [, env, command = ""] = /^(?:DATABASE_URL=(\S+) )?(.*)$/.exec(at(step)) ?? [];
    const real = command.replace(/^npm run epoch$/, "node_modules/.bin/tsx prisma/epoch.ts");
    const all = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...(env && { DATABASE_URL: env }) };
    const { status, stderr } = spawnSync(real, { shell: true, env: all, encoding: "utf8" });
    expect([step, status, stderr]).toEqual([step, 0, ""]);
  };
  const at = (step: string) =>
    step.replaceAll("postgres://petit:…@host", server).replaceAll("/mnt/elsewhere", away).replace("petit_au_bout", "postgres");

  const url = urlOf(postgres.url, "postgres");
  await changeDatabase(url);
  await applyMigrations(url);
  await holdKey();
  const doors = await readDoors();
  const evening = await anEvening(doors);
  const { sheet, owner, events } = evening;
  const guest = await aGuest(doors, evening, "player");
  await aClubTable(doors);
  const path = `/api/sheets/${sheet}/events`;
  const push = (event: object, phone = owner) => json(ask(doors, "POST", path, { phone, body: { events: [event] } }));
  const pull = () => json(ask(doors, "GET", path, { phone: owner }));
  const first = (await pull()).epoch;
  const kept = await readKept();

  run(STEPS[0] as string);
  for (const [i, phone] of [owner, guest].entries())
    expect((await push(eventOf(rename(0, `Ana ${i}`), sheet, phone.device), phone)).results).toMatchObject([
      { status: "accepted" },
    ]);
  const ahead = (await pull()).events;
  await closeDb();
  for (const step of STEPS.slice(1)) run(step);

  const putBack = urlOf(postgres.url, "put_back");
  await changeDatabase(putBack);
  await applyMigrations(putBack);
  await holdKey();
  const back = await pull();
  expect(back.events).toHaveLength(events.length);
  expect(back.epoch).not.toBe(first);
  expect(await readKept()).toEqual(kept);
  // Any phone of the sheet gives back all the events that it has, also those of other phones, each with its receipt.
  for (const { seq: _, ...event } of ahead) await push(event);
  expect((await pull()).events.map(({ id }: { id: string }) => id)).toEqual(ahead.map(({ id }: { id: string }) => id));
  // The restored database goes on counting keys where it stopped.
  await aClubTable(doors);
  const now = await readKept();
  await rebuild();
  expect(await readKept()).toEqual(now);
  expect(await db().event.count()).toBeGreaterThan(ahead.length);
});

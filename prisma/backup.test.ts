import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { anEvening, eventOf, json } from "../app/api/evening.fixture";
import { ask, readDoors } from "../app/api/router.fixture";
import { changeDatabase } from "../lib/db/change-database.fixture";
import { closeDb, db } from "../lib/db/client";
import { emptyDatabase } from "../lib/db/database.fixture";
import { databasePath } from "../lib/db/url";
import { rename } from "../lib/sheet/change";
import { copyDatabase, soundEvents } from "./copy";
import { putBack } from "./put-back";

it("after a copy under load, a loss and a restore, every phone goes on", async () => {
  const leave = await emptyDatabase();
  const doors = await readDoors();
  const evening = await anEvening(doors);
  const path = `/api/sheets/${evening.sheet}/events`;
  const push = async (event: object): Promise<string> => {
    const { results } = await json(ask(doors, "POST", path, { phone: evening.owner, body: { events: [event] } }));
    return results[0].status;
  };
  const pull = () => json(ask(doors, "GET", path, { phone: evening.owner }));
  const event = (i: number) => eventOf(rename(0, `Nora ${i}`), evening.sheet, evening.owner.device);
  const before = Array.from({ length: 20 }, (_, i) => event(i));
  for (const each of before) expect(await push(each)).toBe("accepted");

  const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-"));
  const copy = join(folder, "copy.db");
  const during = Array.from({ length: 20 }, (_, i) => event(100 + i));
  const [{ events }] = await Promise.all([copyDatabase(databasePath(), copy), Promise.all(during.map(push))]);
  expect(events).toBeGreaterThanOrEqual(evening.events.length + before.length);

  await leave();
  await changeDatabase(`file:${copy}`);
  expect((await pull()).last).toBe(events);
  // A phone keeps what it has recorded, so it sends the events again that the copy lacks.
  const again = await Promise.all([...before, ...during].map(push));
  expect(again.slice(0, before.length)).toEqual(before.map(() => "duplicate"));
  expect((await pull()).last).toBe(evening.events.length + before.length + during.length);
  await expect(copyDatabase(copy, copy)).rejects.toThrow("is there already");
  await closeDb();
  rmSync(folder, { recursive: true });
});

describe("a restored copy", () => {
  /** Notes twenty names, makes a copy, notes twenty more, and stops the server. */
  async function aLostDay() {
    await emptyDatabase();
    const path = databasePath();
    const doors = await readDoors();
    const evening = await anEvening(doors);
    const note = (i: number) =>
      json(
        ask(doors, "POST", `/api/sheets/${evening.sheet}/events`, {
          phone: evening.owner,
          body: { events: [eventOf(rename(0, `Nora ${i}`), evening.sheet, evening.owner.device)] },
        }),
      );
    for (let i = 0; i < 3; i++) await note(i);
    const copy = join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "copy.db");
    const { events } = await copyDatabase(path, copy);
    for (let i = 0; i < 3; i++) await note(10 + i);
    return { path, copy, events, count: () => db().event.count() };
  }

  it("becomes the database, and the old one lies whole beside it", async () => {
    const { path, copy, events, count } = await aLostDay();
    expect(await count()).toBe(events + 3);
    await closeDb();
    const { aside, ...put } = await putBack(copy, path);
    expect(put).toEqual({ events });
    expect(await count()).toBe(events);
    await closeDb();
    expect(soundEvents(aside as string)).toBe(events + 3);
    expect([`${path}-wal`, `${path}-shm`].filter(existsSync)).toEqual([]);
  });

  it("is refused while a server is on the database, which goes on", async () => {
    const { path, copy, events, count } = await aLostDay();
    expect(await count()).toBe(events + 3);
    await expect(putBack(copy, path)).rejects.toThrow("stop the server, then try again");
    expect(await count()).toBe(events + 3);
    expect(readdirSync(dirname(path)).filter((name) => /next|before/.test(name))).toEqual([]);
    await closeDb();
  });

  it("is not mixed with the write-ahead log of a killed server", async () => {
    const { path, copy, events, count } = await aLostDay();
    for (const left of ["", "-wal", "-shm"]) copyFileSync(path + left, `${path}.killed${left}`);
    await closeDb();
    for (const left of ["", "-wal", "-shm"]) renameSync(`${path}.killed${left}`, path + left);
    const { aside } = await putBack(copy, path);
    expect(await count()).toBe(events);
    expect(soundEvents(aside as string)).toBe(events + 3);
    await closeDb();
  });

  it("replaces a database that is damaged beyond reading", async () => {
    const { path, copy, events, count } = await aLostDay();
    await closeDb();
    writeFileSync(path, "no database at all");
    const { aside } = await putBack(copy, path);
    expect(await count()).toBe(events);
    expect(readFileSync(aside as string, "utf8")).toBe("no database at all");
    await closeDb();
  });

  it.each([
    [
      "that is damaged",
      (copy: string) => writeFileSync(copy, Buffer.concat([readFileSync(copy).subarray(0, 8_192), Buffer.alloc(40_960, 7)])),
    ],
    ["that is no database", (copy: string) => writeFileSync(copy, "hello")],
    ["that is not there", (copy: string) => rmSync(copy)],
    [
      "of a newer program",
      (copy: string) => {
        const file = new Database(copy);
        file.exec(`UPDATE "_prisma_migrations" SET "migration_name" = '2999_mars' WHERE "migration_name" LIKE '%_sheets'`);
        file.close();
      },
    ],
  ])("%s is refused, and changes nothing", async (_, spoil) => {
    const { path, copy, events, count } = await aLostDay();
    await closeDb();
    spoil(copy);
    await expect(putBack(copy, path)).rejects.toThrow();
    expect(await count()).toBe(events + 3);
    await closeDb();
    expect(readdirSync(dirname(path)).filter((name) => /next|before|part/.test(name))).toEqual([]);
  });
});

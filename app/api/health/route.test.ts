import { copyFileSync, openSync, renameSync, statSync, unlinkSync, writeSync } from "node:fs";
import { expect, it } from "vitest";
import { closeDb, db, write } from "#lib/db/client";
import { onPostgres } from "#lib/db/database.fixture";
import { tryAll } from "#lib/db/health";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { databasePath } from "#lib/db/url";
import { rename } from "#lib/sheet/change";
import { anEvening, eventOf, json } from "../evening.fixture";
import { ask, readDoors } from "../router.fixture";

const doors = await readDoors();
emptyDatabasePer("test");

const health = async () => {
  const answer = await ask(doors, "GET", "/api/health");
  return [answer?.status, await answer?.json()];
};

it("a database that can be written is healthy", async () => {
  await anEvening(doors);
  expect(await health()).toEqual([200, { ok: true, database: "ok" }]);
  await json(ask(doors, "GET", "/api/health"));
});

/** Only for SQLite: Postgres looks after its own disk, and routes.test.ts tests every door while Postgres is away. */
const ofFiles = it.skipIf(onPostgres);

ofFiles("says no of a disk with less room than an evening takes", async () => {
  expect(await tryAll(databasePath(), async () => 32 * 2 ** 20 - 1)).toBe("full");
  expect(await tryAll(databasePath(), async () => 32 * 2 ** 20)).toBe("ok");
});

ofFiles("says no when a write fails", async () => {
  await write((tx) => tx.$executeRawUnsafe("PRAGMA query_only = ON"));
  expect(await health()).toEqual([503, { ok: false, database: "unwritable" }]);
});

ofFiles("says no when a page of the file is damaged", async () => {
  await anEvening(doors);
  await closeDb();
  const path = databasePath();
  const file = openSync(path, "r+");
  const size = 4_096;
  for (let page = 2; page < statSync(path).size / size; page += 2)
    writeSync(file, Buffer.alloc(size, 0xaa), 0, size, page * size);
  expect(await health()).toEqual([503, { ok: false, database: "damaged" }]);
});

ofFiles.each([
  ["deleted", (path: string) => unlinkSync(path)],
  [
    "replaced by a copy",
    (path: string) => {
      copyFileSync(path, `${path}.copy`);
      renameSync(`${path}.copy`, path);
    },
  ],
])("of a file that was %s it says no, and no push is accepted any more", async (_, take) => {
  const { sheet, owner } = await anEvening(doors);
  take(databasePath());
  expect(await health()).toEqual([503, { ok: false, database: "gone" }]);
  const events = [eventOf(rename(0, "Ana"), sheet, owner.device)];
  const push = ask(doors, "POST", `/api/sheets/${sheet}/events`, { phone: owner, body: { events } });
  expect((await push)?.status).toBe(503);
  expect(await db().event.count({ where: { kind: "player.renamed" } })).toBe(0);
});

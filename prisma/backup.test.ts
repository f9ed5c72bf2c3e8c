import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { anEvening, eventOf, json } from "../app/api/evening.fixture";
import { ask, readDoors } from "../app/api/router.fixture";
import { closeDb } from "../lib/db/client";
import { emptyDatabase } from "../lib/db/database.fixture";
import { databaseUrl } from "../lib/db/url";
import { rename } from "../lib/sheet/change";
import { copyDatabase } from "./copy";

it("the drill: copied while phones push, lost, put back, and every phone goes on from it", { timeout: 30_000 }, async () => {
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
  const [{ events }] = await Promise.all([
    copyDatabase(databaseUrl().slice("file:".length), copy),
    Promise.all(during.map(push)),
  ]);
  expect(events).toBeGreaterThanOrEqual(evening.events.length + before.length);

  await leave();
  process.env.DATABASE_URL = `file:${copy}`;
  expect((await pull()).last).toBe(events);
  // A phone keeps what it has recorded: what came after the copy is sent again, once.
  const again = await Promise.all([...before, ...during].map(push));
  expect(again.slice(0, before.length)).toEqual(before.map(() => "duplicate"));
  expect((await pull()).last).toBe(evening.events.length + before.length + during.length);
  await expect(copyDatabase(copy, copy)).rejects.toThrow("is there already");
  await closeDb();
  rmSync(folder, { recursive: true });
});

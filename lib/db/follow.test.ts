/** Who follows a log is told every event once and in order, and a hall that is told much at once reads little. */
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { rename } from "#lib/sheet/change";
import { db } from "./client";
import { emptyDatabase } from "./database.fixture";
import { fanout } from "./fanout";
import { endAll, follow } from "./follow";
import { readEvents } from "./read";
import { aSeason, openEvening } from "./season.fixture";

let leave: () => Promise<void>;
beforeEach(async () => {
  leave = await emptyDatabase();
});
afterEach(async () => {
  endAll();
  vi.restoreAllMocks();
  await leave();
});

const deaf = { noting: () => {}, seen: () => {}, end: () => {} };

it("the next event is given as it is told: nobody reads the log for it", async () => {
  const season = await aSeason(["Nora"]);
  const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
  await season.phone.push(sheet, rename(0, "Ana"), rename(0, "Bob"));
  const [, second, third] = (await readEvents(sheet.sheet)) as [LogEvent, LogEvent, LogEvent];
  const heard: LogEvent[] = [];
  follow(sheet, 3, { ...deaf, event: (event) => heard.push(event) });
  for (let i = 0; i < 50; i++) await turn();
  const read = vi.spyOn(db().event, "findMany");
  const next = { ...third, seq: 4 };
  // One that it has, the next, and the next again.
  for (const event of [second, next, next]) fanout().hear(sheet.sheet, { about: "event", event });
  expect(heard).toEqual([next]);
  expect(read).not.toHaveBeenCalled();
});

it("what is told while the log is being read is read once more for all of it, not once for each", async () => {
  const season = await aSeason(["Nora"]);
  const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
  await season.phone.push(sheet, ...Array.from({ length: 40 }, (_, i) => rename(0, `N${i}`)));
  const log = await readEvents(sheet.sheet);
  const read = vi.spyOn(db().event, "findMany");
  const heard: (number | undefined)[] = [];
  follow(sheet, 1, { ...deaf, event: ({ seq }) => heard.push(seq) });
  // None of them is the next: the one before it was lost on the way.
  for (const event of log.slice(2)) fanout().hear(sheet.sheet, { about: "event", event });
  await vi.waitFor(() => expect(heard).toHaveLength(40), { timeout: 60_000 });
  for (let i = 0; i < 50; i++) await turn();
  expect(heard).toEqual(Array.from({ length: 40 }, (_, i) => i + 2));
  expect(read.mock.calls.length).toBeLessThan(8);
});

/** Who follows a log is told every event once and in order, and a hall that is told much at once reads little. */
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { rename } from "#lib/sheet/change";
import { db } from "./client";
import { emptyDatabase } from "./database.fixture";
import { fanout } from "./fanout";
import { endAll, endStreamsOf, enlist, follow, followers } from "./follow";
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

/** What is asked of the database from here on; `quiet`: until nothing more is. */
function listen() {
  const findMany = vi.spyOn(db().event, "findMany");
  const asked = [findMany, vi.spyOn(db().event, "findFirst"), vi.spyOn(db().sheet, "findUnique")];
  const answers = () => asked.flatMap(({ mock }) => mock.results.map(({ value }) => value as Promise<unknown>));
  async function quiet(): Promise<void> {
    for (let before = -1; before < answers().length; ) {
      before = answers().length;
      await Promise.allSettled(answers());
      for (let i = 0; i < 20; i++) await turn();
    }
  }
  return { findMany, quiet };
}

const deaf = { noting: () => {}, seen: () => {}, end: () => {} };

it("the next event is given as it is told: nobody reads the log for it", async () => {
  const season = await aSeason(["Nora"]);
  const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
  await season.phone.push(sheet, rename(0, "Ana"), rename(0, "Bob"));
  const [, second, third] = (await readEvents(sheet.sheet)) as [LogEvent, LogEvent, LogEvent];
  const heard: LogEvent[] = [];
  const { findMany, quiet } = listen();
  follow(sheet, 3, { ...deaf, event: (event) => heard.push(event) });
  await quiet();
  findMany.mockClear();
  const next = { ...third, seq: 4 };
  // One that it has, the next, and the next again.
  for (const event of [second, next, next]) fanout().hear(sheet.sheet, { about: "event", event });
  expect(heard).toEqual([next]);
  await quiet();
  expect(findMany).not.toHaveBeenCalled();
});

it("what is told while the log is being read is read once more for all of it, not once for each", async () => {
  const season = await aSeason(["Nora"]);
  const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
  await season.phone.push(sheet, ...Array.from({ length: 40 }, (_, i) => rename(0, `N${i}`)));
  const log = await readEvents(sheet.sheet);
  const { findMany, quiet } = listen();
  const heard: (number | undefined)[] = [];
  follow(sheet, 1, { ...deaf, event: ({ seq }) => heard.push(seq) });
  // None of them is the next: the one before it was lost on the way.
  for (const event of log.slice(2)) fanout().hear(sheet.sheet, { about: "event", event });
  await quiet();
  expect(heard).toEqual(Array.from({ length: 40 }, (_, i) => i + 2));
  expect(findMany.mock.calls.length).toBeLessThan(8);
});

it("a device shut out hears no more on what it opened before, with two seconds for two clocks; others do, and itself again later", () => {
  const clock = vi.spyOn(Date, "now");
  const ended: string[] = [];
  const opens = (key: string, at: number) => {
    clock.mockReturnValue(at);
    const { leave } = enlist(key, () => {
      ended.push(`${key} ${at}`);
      leave();
    });
  };
  opens("s nora", 1_000);
  opens("t nora", 12_000);
  opens("s nora", 12_001);
  opens("s hugo", 1_000);
  opens("s anora", 1_000);
  endStreamsOf("nora", new Date(10_000));
  expect(ended).toEqual(["s nora 1000", "t nora 12000"]);
  endStreamsOf("nora");
  expect([ended.slice(2), followers()]).toEqual([["s nora 12001"], 2]);
});

it("a device has eight streams on a log: of one more, the oldest is let go", () => {
  const ended: number[] = [];
  const opens = (key: string, n: number) => {
    const { leave } = enlist(key, () => {
      ended.push(n);
      leave();
    });
  };
  for (let n = 0; n < 8; n++) opens("s nora", n);
  opens("s hugo", 8);
  expect([ended, followers()]).toEqual([[], 9]);
  opens("s nora", 9);
  opens("s nora", 10);
  expect([ended, followers()]).toEqual([[0, 1], 9]);
});

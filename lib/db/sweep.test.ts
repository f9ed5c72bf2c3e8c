import { randomUUID } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { openClub } from "#lib/season/club/club-change";
import { open, record, rename } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { db, write } from "./client";
import { SWEPT_AFTER_MS } from "./limits";
import { createLink } from "./links";
import { emptyDatabasePer } from "./per-test.fixture";
import { TestPhone } from "./season.fixture";
import { sweep, sweepDaily } from "./sweep";

emptyDatabasePer("test");
afterEach(() => {
  vi.restoreAllMocks();
});

it("the sweep removes sheets with nothing but an opening that nobody asked for, and no others", async () => {
  const phone = new TestPhone();
  const sheets = await Promise.all(Array.from({ length: 4 }, () => phone.open(open(opening(3)), randomUUID())));
  const [empty, dealt, renamed, asked] = sheets as [
    (typeof sheets)[0],
    (typeof sheets)[0],
    (typeof sheets)[0],
    (typeof sheets)[0],
  ];
  const club = await phone.open(openClub("x"));
  await createLink(empty, "viewer");
  await phone.push(dealt, record(0, cards(25, 25, 2)));
  await phone.push(renamed, rename(0, "Ana"));
  const later = Date.now() + SWEPT_AFTER_MS + 1_000;
  await write((tx) => tx.device.updateMany({ where: { logId: asked.log }, data: { lastSeenAt: new Date(later) } }));
  expect(await sweep()).toBe(0);
  expect(await sweep(later)).toBe(1);
  const left = (await db().log.findMany({ select: { id: true } })).map(({ id }) => id).sort();
  expect(left).toEqual([dealt, renamed, asked, club].map(({ log }) => log).sort());
  expect(await db().device.count({ where: { logId: empty.log } })).toBe(0);
  expect(await db().link.count({ where: { logId: empty.log } })).toBe(0);
  expect(await db().event.count({ where: { logId: empty.log } })).toBe(0);
  expect(await sweep(later)).toBe(0);
});

const DAY_MS = 86_400_000;

it("a sheet written on during the sweep stays, and one a day too young is not looked at", async () => {
  const phone = new TestPhone();
  const sheet = await phone.open(open(opening(3)), randomUUID());
  const { createdAt } = await db().log.findUniqueOrThrow({ where: { id: sheet.log } });
  const { lastSeenAt } = await db().device.findFirstOrThrow();
  const due = Math.max(createdAt.getTime(), lastSeenAt.getTime()) + SWEPT_AFTER_MS;
  expect(await sweep(due)).toBe(0);
  let go = () => {};
  const noting = write(async (tx) => {
    await new Promise<void>((done) => (go = done));
    const { seq: _, ...row } = await tx.event.findFirstOrThrow({ where: { logId: sheet.log } });
    await tx.event.create({ data: { ...row, id: randomUUID(), seq: 2, kind: "player.renamed" } });
  });
  const find = vi.spyOn(db(), "$queryRaw");
  const swept = sweep(due + 1);
  await find.mock.results[0]?.value;
  go();
  await noting;
  expect([await swept, await db().event.count(), await db().device.count()]).toEqual([1, 2, 1]);
});

it("a server sweeps when it starts and once a day, tells what fails, and stops when it is told to", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const find = vi.spyOn(db(), "$queryRaw");
  const failed = vi.fn();
  const fault = new Error("a fault");
  const stop = sweepDaily(failed);
  expect(find).toHaveBeenCalledTimes(1);
  find.mockRejectedValue(fault);
  vi.advanceTimersByTime(DAY_MS - 1);
  expect(find).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  while (failed.mock.calls.length === 0) await turn();
  expect([find.mock.calls.length, failed.mock.calls]).toEqual([2, [[fault]]]);
  stop();
  vi.advanceTimersByTime(DAY_MS);
  expect(find).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

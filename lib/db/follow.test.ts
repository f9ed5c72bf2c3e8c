/** A phone that follows a log hears every event once and in order; many followers at once cause few reads. */
import { randomUUID } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { rename } from "#lib/sheet/change";
import { db, write } from "./client";
import { fanout, type News } from "./fanout";
import { endAll, endStreamsOf, enlist, follow, followers, tellRevoked } from "./follow";
import { emptyDatabasePer } from "./per-test.fixture";
import { tellNoting } from "./presence";
import { readEvents } from "./read";
import { aSeason, openEvening } from "./season.fixture";
import { markSeen, reachedOn } from "./seen";

emptyDatabasePer("test");
afterEach(() => {
  endAll();
  vi.restoreAllMocks();
});

/** Counts what is asked of the database from now on; `quiet` waits until nothing more is asked. */
function listen() {
  const findMany = vi.spyOn(db().event, "findMany");
  const asked = [findMany, vi.spyOn(db().event, "findFirst"), vi.spyOn(db().log, "findUnique")];
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

it("the next event is passed on as it is told, without reading the log", async () => {
  const season = await aSeason(["Nora"]);
  const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
  await season.phone.push(sheet, rename(0, "Ana"), rename(0, "Bob"));
  const [, second, third] = (await readEvents(sheet.log)) as [LogEvent, LogEvent, LogEvent];
  const heard: LogEvent[] = [];
  const { findMany, quiet } = listen();
  follow(sheet, 3, { ...deaf, event: (event) => heard.push(event) });
  await quiet();
  findMany.mockClear();
  const next = { ...third, seq: 4 };
  // The follower hears an event that it has, then the next one twice.
  for (const event of [second, next, next]) fanout().hear(sheet.log, { about: "event", event });
  expect(heard).toEqual([next]);
  await quiet();
  expect(findMany).not.toHaveBeenCalled();
});

it("news that arrives while the log is read causes one more read, not one each", async () => {
  const season = await aSeason(["Nora"]);
  const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
  await season.phone.push(sheet, ...Array.from({ length: 40 }, (_, i) => rename(0, `N${i}`)));
  const log = await readEvents(sheet.log);
  const { findMany, quiet } = listen();
  const heard: (number | undefined)[] = [];
  follow(sheet, 1, { ...deaf, event: ({ seq }) => heard.push(seq) });
  // The event that the follower needs next was lost, so none of these is the next one.
  for (const event of log.slice(2)) fanout().hear(sheet.log, { about: "event", event });
  await quiet();
  expect(heard).toEqual(Array.from({ length: 40 }, (_, i) => i + 2));
  expect(findMany.mock.calls.length).toBeLessThan(8);
});

it("an event that joins while the log is read, too late for that read, is heard too", async () => {
  const season = await aSeason(["Nora"]);
  const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
  const read = db().event.findMany;
  const { findMany, quiet } = listen();
  const late = vi.fn(async () => void (await season.phone.push(sheet, rename(0, "Ana"), rename(0, "Bob"))));
  findMany.mockImplementationOnce((async (...asked: Parameters<typeof read>) => {
    const found = await read(...asked);
    await late();
    return found;
  }) as never);
  const heard: (number | undefined)[] = [];
  follow(sheet, 0, { ...deaf, event: ({ seq }) => heard.push(seq) });
  await quiet();
  expect(late).toHaveBeenCalledTimes(1);
  expect(heard).toEqual((await readEvents(sheet.log)).map(({ seq }) => seq));
});

it("an event that is told again while it is being delivered is delivered once", async () => {
  const season = await aSeason(["Nora"]);
  const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
  await season.phone.push(sheet, rename(0, "Ana"), rename(0, "Bob"));
  const log = await readEvents(sheet.log);
  const heard: (number | undefined)[] = [];
  const { quiet } = listen();
  const event = ({ seq }: LogEvent) => {
    heard.push(seq);
    if (seq === 1) fanout().hear(sheet.log, { about: "event", event: log[1] as LogEvent });
  };
  follow(sheet, 0, { ...deaf, event });
  await quiet();
  expect(heard).toEqual(log.map(({ seq }) => seq));
});

it("a follower from the start hears a log of several pages whole and in order", async () => {
  const sheet = await openEvening(await aSeason(["Nora"]), "2026-03-10T20:00:00.000Z");
  const row = await db().event.findFirstOrThrow({ where: { logId: sheet.log, seq: 1 } });
  const data = Array.from({ length: 409 }, (_, i) => {
    return { ...row, id: randomUUID(), seq: i + 2, kind: "player.renamed", body: '{"seat":0,"name":"x"}' };
  });
  await write((tx) => tx.event.createMany({ data }));
  const heard: (number | undefined)[] = [];
  const { quiet } = listen();
  follow(sheet, 0, { ...deaf, event: ({ seq }) => heard.push(seq) });
  await quiet();
  expect(heard).toEqual(Array.from({ length: 410 }, (_, i) => i + 1));
});

it("a phone that is shut out loses its older streams, by two seconds of grace; other phones keep theirs", () => {
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

it("a phone may have eight streams on a log; a ninth ends the oldest", () => {
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

const PHONE = { log: "s", device: "nora", name: "Nora", role: "player" } as const;
const follower = () => ({ event: vi.fn(), noting: vi.fn(), seen: vi.fn(), end: vi.fn() });
const heard = (one: ReturnType<typeof follower>) => Object.values(one).map(({ mock }) => mock.calls.length);

it.each<[News, number[]]>([
  [{ about: "noting", device: "hugo", noting: null }, [0, 1, 0, 0]],
  [{ about: "seen" }, [0, 0, 1, 0]],
  [{ about: "tables" }, [0, 0, 0, 0]],
  [{ about: "reached", device: "hugo", seq: 3 }, [0, 0, 0, 0]],
  [{ about: "revoked", device: "hugo" }, [0, 0, 0, 0]],
  [{ about: "revoked", device: "nora" }, [0, 0, 0, 1]],
])(
  "a follower hears at once who notes and who has seen what, and of %o: event, noting, seen, end %j times",
  async (news, times) => {
    const one = follower();
    const stop = follow(PHONE, 0, one);
    expect(heard(one)).toEqual([0, 1, 1, 0]);
    fanout().hear("s", news);
    expect(heard(one)).toEqual([0, 1, 1, 0].map((n, i) => n + (times[i] as number)));
    stop();
    fanout().hear("s", { about: "seen" });
    expect(heard(one)[2]).toBe(1 + (times[2] as number));
  },
);

it("a follower is told who notes and how many others are up to date, as long as anybody follows", () => {
  const [one, other] = [follower(), follower()];
  const stop = [follow(PHONE, 0, one), follow({ ...PHONE, device: "hugo" }, 0, other)];
  tellNoting(PHONE, 3);
  expect(other.noting).toHaveBeenLastCalledWith([{ device: "nora", name: "Nora", slot: 3 }]);
  tellNoting(PHONE, null);
  markSeen(PHONE, 7);
  fanout().hear("s", { about: "seen" });
  expect(one.seen).toHaveBeenLastCalledWith({ seq: 7, others: 0 });
  expect(other.seen).toHaveBeenLastCalledWith({ seq: 7, others: 1 });
  stop[0]?.();
  expect(reachedOn("s").size).toBe(1);
  stop[1]?.();
  expect([reachedOn("s").size, followers()]).toEqual([0, 0]);
});

it("a log that cannot be read ends its followers, and a phone that is shut out is told to all processes", async () => {
  vi.spyOn(db().event, "findMany").mockRejectedValue(new Error("away"));
  const [one, other] = [follower(), follower()];
  follow(PHONE, 0, one);
  while (one.end.mock.calls.length === 0) await turn();
  expect(followers()).toBe(0);
  const tell = vi.fn();
  fanout().outward = { tell, ask: vi.fn() };
  const { leave: gone } = enlist("t nora", other.end);
  tellRevoked("s", "nora");
  fanout().outward = undefined;
  gone();
  expect(tell.mock.calls).toEqual([["s", { about: "revoked", device: "nora" }]]);
  // The phone may have opened streams of other logs by the same right, so they end too.
  expect(other.end).toHaveBeenCalledTimes(1);
});

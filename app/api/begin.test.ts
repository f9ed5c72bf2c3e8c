/** What a server does when it starts, and when it is told to stop. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, expect, it, vi } from "vitest";
import { db } from "#lib/db/client";
import { onPostgres } from "#lib/db/database.fixture";
import { enlist } from "#lib/db/follow";
import { isMade } from "#lib/db/later";
import { holdKey, OtherKey } from "#lib/db/one-key";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { goAcross } from "#lib/db/postgres/across";
import { begin } from "./begin";
import { metricsText } from "./metrics";

const leave = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("#lib/db/postgres/across", () => ({ goAcross: vi.fn(() => leave) }));
vi.mock("#lib/db/one-key", async (original) => ({ ...(await original<object>()), holdKey: vi.fn(async () => {}) }));

emptyDatabasePer("test");

const stops = new Map<string | symbol, () => Promise<void>>();
const said: string[] = [];
const exit = vi.spyOn(process, "exit");
beforeEach(() => {
  vi.clearAllMocks();
  stops.clear();
  said.length = 0;
  exit.mockImplementation((() => {}) as never);
  vi.spyOn(process, "once").mockImplementation((signal, stop) => {
    stops.set(signal, stop as () => Promise<void>);
    return process;
  });
  vi.spyOn(console, "info").mockImplementation((line) => void said.push(line));
});

it("a starting server catches up on older data, and then guards, logs and counts requests", async () => {
  await begin();
  await expect.poll(isMade).toBe(true);
  const server = createServer((_, response) => response.end("page"));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/api/begun`;
  await (await fetch(address)).text();
  expect(server.headersTimeout).toBe(15_000);
  await expect.poll(() => said.map((line) => JSON.parse(line))).toMatchObject([{ path: "/api/begun", status: 200 }]);
  expect(metricsText("ok")).toContain('requests_total{method="GET",path="/api/begun",status="200"} 1\n');
  server.close();
});

it("a server answers nobody before it knows that its key is the database's, and ends if it is another's", async () => {
  let refuse = (_: Error) => {};
  vi.mocked(holdKey).mockReturnValueOnce(new Promise((_, no) => (refuse = no)));
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const begun = vi.fn();
  const beginning = begin().then(begun);
  await db().log.count();
  expect([begun.mock.calls.length, stops.size]).toEqual([0, 0]);
  refuse(new OtherKey());
  await beginning;
  expect(exit.mock.calls).toEqual([[1]]);
  expect(error.mock.calls.flat().join("\n")).toMatch(/"route":"catch-up","error":"OtherKey".*\n✗ .* is not the key/s);
  error.mockReset();
  await expect.poll(isMade).toBe(true);
});

it("a server starts without its database, and catches up once the database is there", async () => {
  vi.mocked(holdKey).mockRejectedValueOnce(Object.assign(new Error("no answer"), { name: "DatabaseGone" }));
  await begin();
  await expect.poll(isMade).toBe(true);
  expect(exit).not.toHaveBeenCalled();
});

it("a server goes on when catching up or sweeping fails, and logs the failure", async () => {
  const fault = new Error("a fault");
  vi.mocked(holdKey).mockResolvedValueOnce().mockRejectedValueOnce(fault);
  const find = vi.spyOn(db(), "$queryRaw").mockRejectedValue(fault);
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  await begin();
  const routes = () => error.mock.calls.map(([line]) => JSON.parse(line).route).sort();
  await expect.poll(routes).toEqual(["catch-up", "sweep"]);
  error.mockReset();
  find.mockRestore();
  expect(exit).not.toHaveBeenCalled();
});

it.each(["SIGTERM", "SIGINT"])(
  "a server told to stop by %s ends its streams, closes the database, and exits a second later",
  async (by) => {
    await begin();
    await expect.poll(isMade).toBe(true);
    const end = vi.fn();
    enlist("a sheet, a phone", end);
    const open = db();
    leave.mockImplementationOnce(async () => expect(db() === open).toBe(true));
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    await stops.get(by)?.();
    expect(end).toHaveBeenCalled();
    expect([vi.mocked(goAcross).mock.calls.length, leave.mock.calls.length]).toEqual(onPostgres ? [1, 1] : [0, 0]);
    // A phone that asks during this second opens the database once more.
    const again = db();
    expect(again === open).toBe(false);
    vi.advanceTimersByTime(999);
    expect([exit.mock.calls.length, db() === again]).toEqual([0, true]);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.poll(() => exit.mock.calls).toEqual([[0]]);
    expect(db() === again).toBe(false);
  },
);

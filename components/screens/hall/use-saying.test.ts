import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import type { HallChange } from "#lib/hall/hall-event";
import { useSaying } from "./use-saying";

const said: string[] = [];
const server = { sent: 0, sheets: 0, isFull: false, wakes: 0 };

vi.mock("#lib/sync/this-phone", () => ({
  thisPhone: () => ({
    env: {
      onWake: () => {
        server.wakes++;
        return () => void server.wakes--;
      },
    },
  }),
  sendAll: async () => void server.sheets++,
}));
vi.mock("#lib/sync/hall", () => ({
  unsentIn: async () => said,
  refusedIn: async () => [],
  forgetRefused: async () => {},
  sendHall: async () => {
    server.sent++;
    return true;
  },
  sayInHall: async (_: unknown, __: string, changes: readonly HallChange[]) => {
    if (server.isFull) throw new Error("the disk is full");
    said.push(...changes.map(({ kind }) => kind));
  },
}));

beforeEach(() => {
  said.length = 0;
  Object.assign(server, { sent: 0, sheets: 0, isFull: false, wakes: 0 });
});

const call: HallChange = { kind: "arbiter.called", body: { position: 1, table: 3 } };
const hallOf = (positions: object[]) => ({ id: "h1", positions }) as unknown as Parameters<typeof useSaying>[0];

async function aTable() {
  const table = await running(useSaying, hallOf([{}]));
  return { table, say: (change = call) => table.done(() => table.now().say(change)) };
}

test("a repeated event is said once, until the page shows a newer hall", async () => {
  const { table, say } = await aTable();
  await say();
  await say();
  expect(said).toEqual(["arbiter.called"]);
  expect(table.now().waiting).toHaveLength(1);
  await table.again(hallOf([{}, {}]));
  await say();
  expect(said).toEqual(["arbiter.called", "arbiter.called"]);
});

test("another event is said at once", async () => {
  const { say } = await aTable();
  await say();
  await say({ kind: "arbiter.called", body: { position: 1, table: 4 } });
  expect(said).toHaveLength(2);
});

test("an event that the phone could not keep may be said again", async () => {
  const { say } = await aTable();
  server.isFull = true;
  await say();
  server.isFull = false;
  await say();
  expect(said).toEqual(["arbiter.called"]);
});

test("waiting events are sent as the page opens", async () => {
  await aTable();
  expect(server.sent).toBe(1);
});

test("events and sheets are sent repeatedly until the page is left", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { table } = await aTable();
  await table.done(() => vi.advanceTimersByTime(15_000));
  expect(server).toMatchObject({ sent: 2, sheets: 2, wakes: 1 });
  table.leave();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(server).toMatchObject({ sent: 2, sheets: 2, wakes: 0 });
});

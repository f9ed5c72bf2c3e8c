/** How tries are counted: until a stretch of time ends, and no further for somebody who has used them up. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { db, write } from "./client";
import { areAllowed, forgive, hasRoom, isAllowed, mayStore, spend, whyFull } from "./limits";
import { emptyDatabasePer } from "./per-test.fixture";

const HOUR_MS = 3_600_000;
const THREE = { most: 3, ms: HOUR_MS };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-10T20:00:00.000Z") });
});
emptyDatabasePer("test");
afterEach(() => {
  vi.useRealTimers();
});

const counts = async () =>
  (await db().attempt.findMany({ orderBy: { bucket: "asc" } })).map((one) => `${one.bucket} ${one.count}`);

async function tries(n: number): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (let i = 0; i < n; i++) answers.push(await isAllowed("x", THREE));
  return answers;
}

it("after the allowed tries no more are let in or written, until the hour is over", async () => {
  expect(await tries(6)).toEqual([true, true, true, false, false, false]);
  expect(await counts()).toEqual(["x 4"]);
  vi.setSystemTime(Date.now() + HOUR_MS);
  expect(await tries(1)).toEqual([true]);
});

it("tries used up just before the hour is over are back when it is", async () => {
  vi.setSystemTime(Date.now() + HOUR_MS - 60_000);
  expect(await tries(4)).toEqual([true, true, true, false]);
  vi.setSystemTime(Date.now() + 59_999);
  expect(await tries(1)).toEqual([false]);
  vi.setSystemTime(Date.now() + 1);
  expect(await tries(1)).toEqual([true]);
});

it("the first try of another period deletes the expired counts", async () => {
  await tries(2);
  await isAllowed("y", THREE);
  vi.setSystemTime(Date.now() + HOUR_MS + 60_000);
  await isAllowed("y", THREE);
  expect(await counts()).toEqual(["y 1"]);
});

it("forgiving a try that was never counted gives no extra one", async () => {
  await forgive([["x", THREE]]);
  expect(await counts()).toEqual(["x 0"]);
  expect(await tries(4)).toEqual([true, true, true, false]);
});

it("a forgiven try does not count", async () => {
  await tries(3);
  await forgive([["x", THREE]]);
  expect(await tries(2)).toEqual([true, false]);
});

const KB = 1_024;
const ROOM = { events: 10, bytes: 100, kept: { events: 3, bytes: 30 }, device: { events: 5, bytes: 50 } };
it.each<[string, boolean, [number, number], [number, number], number, string | undefined]>([
  ["the last event of the owner", true, [9, 50], [9, 50], 50, undefined],
  ["one event more than there is room for", true, [10, 0], [0, 0], 0, "sheet-full"],
  ["one byte more than there is room for", true, [9, 50], [0, 0], 51, "sheet-full"],
  ["what is kept for the owner", true, [9, 90], [0, 0], 10, undefined],
  ["the last event of a player", false, [6, 20], [4, 0], 50, undefined],
  ["one event more than a player's phone may write", false, [6, 0], [5, 0], 0, "device-full"],
  ["one byte more than a player's phone may write", false, [6, 0], [4, 1], 50, "device-full"],
  ["one event more than is everybody's", false, [7, 0], [0, 0], 0, "players-full"],
  ["one byte more than is everybody's", false, [6, 21], [4, 0], 50, "players-full"],
  ["a player where nobody has room", false, [10, 0], [5, 0], 0, "sheet-full"],
])("a log's room: %s", (_, isOwner, [events, bytes], [own, ownBytes], more, why) => {
  expect(whyFull(ROOM, isOwner, { events, bytes }, { events: own, bytes: ownBytes }, more)).toBe(why);
});

it("each of several limits counts a try; one that is used up refuses it and stops all counting", async () => {
  const tried = () =>
    areAllowed([
      ["one", { most: 1, ms: HOUR_MS }],
      ["two", THREE],
    ]);
  expect([await tried(), await tried(), await tried()]).toEqual([true, false, false]);
  expect(await counts()).toEqual(["one 2", "two 2"]);
});

it("stored bytes are written down a quarter of a megabyte at a time", async () => {
  const who = { address: "quarter", phone: "quarter" };
  await spend(who, 255 * KB);
  expect(await counts()).toEqual([]);
  await spend(who, KB);
  expect(await counts()).toEqual(["kb of quarter 256", "kb quarter 256"]);
  await spend(who, 255 * KB);
  expect(await counts()).toEqual(["kb of quarter 256", "kb quarter 256"]);
});

it("small amounts stored by very many phones are forgotten, so that memory does not fill", async () => {
  const forgets = async (others: number): Promise<string[]> => {
    await write((tx) => tx.attempt.deleteMany());
    vi.resetModules();
    const { spend } = await import("./limits");
    const stores = (phone: string, bytes: number) => spend({ address: "hall", phone }, bytes);
    await stores("first", 255 * KB);
    for (let phone = 0; phone < others; phone++) await stores(String(phone), 0);
    await stores("first", KB);
    return counts();
  };
  // Ten thousand counters fit in memory, and the address takes one of them.
  expect(await forgets(9_997)).toEqual(["kb hall 256", "kb of first 256"]);
  expect(await forgets(9_998)).toEqual(["kb hall 256"]);
});

it("a phone stops where both it and its address have stored a day's worth, and an address opens nothing more", async () => {
  const [who, other] = [
    { address: "full", phone: "full" },
    { address: "full", phone: "other" },
  ];
  await spend(who, 2 * KB * KB);
  expect([mayStore(who), await hasRoom(who)]).toEqual([true, true]);
  await spend(who, 198 * KB * KB);
  // The day's worth is used up exactly, which is still allowed; any more is too much.
  expect([mayStore(who), await hasRoom(who)]).toEqual([true, true]);
  await spend(who, 256 * KB);
  expect([mayStore(who), mayStore(other), await hasRoom(other)]).toEqual([false, true, false]);
  vi.setSystemTime(Date.now() + 24 * HOUR_MS);
  expect([mayStore(who), await hasRoom(who)]).toEqual([true, true]);
});

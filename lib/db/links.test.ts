/** What an owner may do to a link: only while it is open, and only to links of that log. */
import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import type { LogKind } from "#lib/log/event";
import { DAY_MS } from "#lib/log/limits";
import { SIGNS } from "#lib/sheet/code";
import type { Access } from "./access";
import { write } from "./client";
import { endAll, enlist } from "./follow";
import { createCode, createLink, endWithDevices, extendLink, linkOf, randomText, revokeLink } from "./links";
import { emptyDatabasePer } from "./per-test.fixture";

emptyDatabasePer("test");
afterEach(() => void vi.useRealTimers());

const NOW = Date.parse("2026-03-10T20:00:00.000Z");
const MINUTE_MS = 60_000;

async function aLink(kind: LogKind = "sheet") {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  const log = randomUUID();
  await write((tx) => tx.log.create({ data: { id: log, kind, openedBy: "x" } }));
  const owner: Access = { log, device: "owner", name: null, role: "owner" };
  const { id, token } = await createLink(owner, "player");
  const other: Access = { ...owner, log: randomUUID() };
  const opens = async (asked: { token: string } | { code: string } = { token }) => (await linkOf(asked)) !== undefined;
  return { owner, other, id, opens, after: (ms: number) => vi.setSystemTime(NOW + ms) };
}

test("a link opens for a week, and once extended for that many days from then", async () => {
  const { owner, id, opens, after } = await aLink();
  after(7 * DAY_MS - 1);
  expect(await opens()).toBe(true);
  expect((await extendLink(owner, id, 30))?.until.getTime()).toBe(NOW + 37 * DAY_MS - 1);
  after(8 * DAY_MS);
  expect(await opens()).toBe(true);
  after(37 * DAY_MS);
  expect([await opens(), await extendLink(owner, id, 7)]).toEqual([false, undefined]);
});

test("an ended link cannot be extended or get a code, and its token and code let nobody in", async () => {
  const { owner, id, opens } = await aLink();
  const code = (await createCode(owner, id))?.code ?? "";
  expect(await opens({ code })).toBe(true);
  expect(await revokeLink(owner, id)).toBe(true);
  expect([await opens(), await opens({ code }), await revokeLink(owner, id)]).toEqual([false, false, false]);
  expect([await extendLink(owner, id, 7), await createCode(owner, id)]).toEqual([undefined, undefined]);
});

test("nobody can end, extend or make a code of another log’s link", async () => {
  const { other, id, opens } = await aLink();
  expect([await revokeLink(other, id), await extendLink(other, id, 7), await createCode(other, id)]).toEqual([
    false,
    undefined,
    undefined,
  ]);
  expect([await endWithDevices(other, id), await opens()]).toEqual([undefined, true]);
});

test("a code lasts ten minutes, and not beyond its link, nor when the clock goes back", async () => {
  const { owner, id, opens, after } = await aLink();
  const code = (await createCode(owner, id))?.code ?? "";
  after(10 * MINUTE_MS - 1);
  expect(await opens({ code: code.toLowerCase() })).toBe(true);
  after(10 * MINUTE_MS);
  expect(await opens({ code })).toBe(false);
  after(-1);
  expect(await opens({ code })).toBe(false);
  after(7 * DAY_MS - MINUTE_MS);
  const late = (await createCode(owner, id))?.code ?? "";
  after(7 * DAY_MS);
  expect(await opens({ code: late })).toBe(false);
});

test("a club’s link lasts a month by default", async () => {
  const { opens, after } = await aLink("club");
  after(30 * DAY_MS - 1);
  expect(await opens()).toBe(true);
  after(30 * DAY_MS);
  expect(await opens()).toBe(false);
});

test("ending a link with its phones ends their streams everywhere, except those of the phone that ends it", async () => {
  const { owner, id } = await aLink();
  const ended: string[] = [];
  for (const device of ["owner", "luc", "ana"]) {
    const linkId = device === "ana" ? "another" : id;
    const row = { logId: owner.log, id: device, tokenHash: device, role: "player", linkId };
    await write((tx) => tx.device.create({ data: row }));
    const { leave } = enlist(`elsewhere ${device}`, () => {
      ended.push(device);
      leave();
    });
  }
  expect([await endWithDevices(owner, id), ended]).toEqual([1, ["luc"]]);
  endAll();
});

test("a code uses all its signs", () => {
  expect(new Set(randomText(2_000))).toEqual(new Set(SIGNS));
});

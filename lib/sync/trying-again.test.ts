/** How long a phone waits after a failure before it tries again. */
import { expect, test } from "vitest";
import { open } from "#lib/sheet/change";
import { opening } from "#lib/sheet/log.fixture";
import type { OpenSheet } from "./opened";
import { Handset } from "./phone.fixture";
import { sentTable } from "./sent-table.fixture";
import { noNetwork, SHEET_AT_TABLE } from "./table-at.fixture";

const failing = async (handset: Handset, sheet: OpenSheet): Promise<number> => {
  await sheet.sync();
  return Math.max(...[...handset.timers].map(({ ms }) => ms));
};

test("after a success the next failure waits as briefly as the first", async () => {
  const { handset, sheet, online } = await sentTable(noNetwork);
  let wait = 0;
  for (let i = 0; i < 8; i++) wait = await failing(handset, sheet);
  expect(wait).toBeGreaterThan(20_000);
  handset.fetch = online;
  await sheet.sync();
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, lastError: null });
  handset.fetch = noNetwork;
  expect(await failing(handset, sheet)).toBeLessThanOrEqual(1_000);
});

test("each failure waits twice as long as the one before, up to a minute, and as long as chance says", async () => {
  // A draw of 51 out of 256 makes the phone wait six tenths of the time.
  const handset = new Handset(noNetwork, () => 51 / 256);
  const sheet = handset.tab().open(SHEET_AT_TABLE);
  await sheet.save(open(opening(3)));
  await sheet.sync();
  const waits: number[] = [];
  handset.elapse();
  for (let i = 0; i < 8; i++) {
    await sheet.sync();
    waits.push(...[...handset.timers].map(({ ms }) => Math.round(ms)));
  }
  const [first = 0] = waits;
  expect([600, 1_200, 2_400, 4_800]).toContain(first);
  expect(waits).toEqual(Array.from({ length: 8 }, (_, i) => Math.min(36_000, first * 2 ** i)));
});

test.each<[string, (n: number) => object, number]>([
  ["says that there is more, and gives nothing", () => ({ events: [], last: 9 }), 1],
  ["has another past each time", (n) => ({ epoch: String(n) }), 2],
])("a server that %s is asked again later, not for ever", async (_, more, times) => {
  const { server, handset, sheet } = await sentTable();
  let pulls = 0;
  handset.fetch = async (path, init) => {
    const answer = await server.handle(path, init).json();
    return Response.json(init.method === "POST" ? answer : { ...answer, ...more(++pulls) });
  };
  await sheet.sync();
  expect([pulls, sheet.getSnapshot().lastError]).toEqual([times, "server"]);
});

/** A phone that follows a sheet: what it catches up on when the stream breaks, and what it tells others. */
import { expect, test } from "vitest";
import { chanceOf } from "#lib/rules/seeded";
import { record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { followLive } from "./live";
import { Handset } from "./phone.fixture";
import { sentTable, turnsPass } from "./sent-table.fixture";
import { SHEET_AT_TABLE } from "./table-at.fixture";

/** Another phone of the table. */
async function follower({ server, online }: Awaited<ReturnType<typeof sentTable>>, live: () => Promise<Response>) {
  const told: { path: string; body: unknown }[] = [];
  const handset = new Handset(async (path, init) => {
    if (path.includes("/live")) return live();
    if (!path.includes("/events")) told.push({ path, body: JSON.parse(String(init.body)) });
    return path.includes("/events") ? online(path, init) : Response.json({});
  }, chanceOf(2));
  const phone = handset.tab();
  server.grant(SHEET_AT_TABLE, (await phone.device()).token);
  return { handset, phone, copy: phone.open(SHEET_AT_TABLE), told };
}

const streamOf = (...messages: readonly string[]): Promise<Response> =>
  Promise.resolve(new Response(messages.map((message) => `${message}\n\n`).join("")));

test("when the stream breaks, the events that it had not brought come at once", async () => {
  const at = await sentTable();
  let cut = (_: Response) => {};
  let hear = () => {};
  const stream = new Promise<Response>((resolve) => {
    cut = resolve;
  });
  const { phone, copy } = await follower(at, () => {
    hear();
    return stream;
  });
  await copy.sync();
  const listening = new Promise<void>((asked) => {
    hear = asked;
  });
  let pull: Promise<void> | undefined;
  const live = followLive(phone, { ...copy, sync: () => (pull = copy.sync()) }, () => {});
  await at.sheet.save(record(0, cards(30, 20, 12)));
  await at.sheet.sync();
  await listening;
  expect(pull).toBeUndefined();
  cut(new Response(""));
  for (let turns = 0; turns < 50; turns++) await new Promise((resolve) => setImmediate(resolve));
  expect(pull).toBeDefined();
  await pull;
  expect(copy.getSnapshot().sheet?.deals).toHaveLength(1);
  live.stop();
});

test("a phone tells that it has seen what it holds, not what it was only told of", async () => {
  const at = await sentTable();
  const far = { ...(at.server.log(SHEET_AT_TABLE)[0] as object), id: "01930000-0000-7000-8000-0000000000bb", seq: 9 };
  const { handset, phone, copy, told } = await follower(at, () => streamOf(`data: ${JSON.stringify(far)}`));
  await copy.sync();
  const live = followLive(phone, copy, () => {});
  for (let i = 0; i < 50 && told.length === 0; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    handset.elapse();
  }
  expect(told[0]).toEqual({ path: `/api/sheets/${SHEET_AT_TABLE}/seen`, body: { seq: 1 } });
  live.stop();
});

test("a phone repeats that it notes while it does, and stops afterwards", async () => {
  const at = await sentTable();
  const { handset, phone, copy, told } = await follower(at, () => new Promise(() => {}));
  const live = followLive(phone, copy, () => {});
  const said = async () => {
    handset.elapse();
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
    return told.splice(0).flatMap(({ path, body }) => (path.endsWith("/presence") ? [(body as { slot: unknown }).slot] : []));
  };
  live.note(3);
  await said();
  expect(await said()).toEqual([3]);
  live.note(null);
  expect(await said()).toEqual([null]);
  expect(await said()).toEqual([]);
  live.note(4);
  live.stop();
  expect(await said()).toEqual([4]);
  expect(await said()).toEqual([]);
});

/** A phone whose random draws are all equal, following a stream that ends at once; returns its requests and timers. */
async function following(byte: number, ...messages: readonly string[]) {
  const at = await sentTable();
  await at.sheet.save(record(0, cards(30, 20, 12)));
  await at.sheet.sync();
  const paths: string[] = [];
  const handset = new Handset(
    async (path, init) => {
      if (path.includes("/events")) return at.online(path, init);
      paths.push(path);
      return path.includes("/live") ? streamOf(...messages) : Response.json({});
    },
    () => byte / 256,
  );
  const phone = handset.tab();
  at.server.grant(SHEET_AT_TABLE, (await phone.device()).token);
  const copy = phone.open(SHEET_AT_TABLE);
  await copy.sync();
  const live = followLive(phone, copy, () => {});
  const lost = async () => {
    for (let turn = 0; turn < 2_000 && ![...handset.timers].some(({ ms }) => isRetry(ms)); turn++) await turnsPass(1);
    return [...handset.timers].find(({ ms }) => isRetry(ms));
  };
  return { handset, paths, live, lost };
}
const isRetry = (ms: number) => [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000].includes(ms);

test("a stream begins at the last known event, so that the server tells whether it is still the same", async () => {
  const { paths, live, lost } = await following(0);
  await lost();
  live.stop();
  expect(paths[0]).toBe(`/api/sheets/${SHEET_AT_TABLE}/live?after=1`);
});

test("a stream that is lost again and again is asked for less and less often, until something is heard", async () => {
  const waits = async (...messages: readonly string[]) => {
    const { handset, live, lost } = await following(0, ...messages);
    const seen: (number | undefined)[] = [];
    for (let times = 0; times < 9; times++) {
      const timer = await lost();
      seen.push(timer?.ms);
      if (timer) handset.timers.delete(timer);
      timer?.run();
    }
    live.stop();
    return seen;
  };
  expect(await waits()).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect(await waits(": still here")).toEqual(Array(9).fill(500));
});

test.each([
  [0, 0],
  [51, 300],
  [255, 1_500],
])("phones tell what they have seen one after another: with the random byte %i after %i ms", async (byte, ms) => {
  const { handset, live, lost } = await following(byte);
  await lost();
  expect([...handset.timers].map((timer) => timer.ms)).toContain(ms);
  live.stop();
});

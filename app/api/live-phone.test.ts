import { afterAll, expect, it } from "vitest";
import { endAll, followers } from "#lib/db/follow";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { dispute, open, record, rename } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { entryOf } from "#lib/sync/entry";
import { followLive, type Noting } from "#lib/sync/live";
import { Handset, until } from "#lib/sync/phone.fixture";
import { aLink, change, type Evening, eventOf, join } from "./evening.fixture";
import { ask, readDoors } from "./router.fixture";

const doors = await readDoors();
emptyDatabasePer("file");
afterAll(() => {
  endAll();
});

/** A phone whose requests go straight to the doors; `asked` lists them. */
function aHandset(): Handset & { asked: string[] } {
  const asked: string[] = [];
  const fetch = async (path: string, { method = "GET", headers, body, signal }: RequestInit): Promise<Response> => {
    asked.push(`${method} ${path}`);
    const sent = { headers: headers as Record<string, string>, body: body as string, ...(signal && { signal }) };
    return (await ask(doors, method, path, sent)) as Response;
  };
  return Object.assign(new Handset(fetch, Math.random), { asked });
}

/** Nora opens a sheet; Luc's phone comes in by a link. */
async function twoPhones(role: "viewer" | "player") {
  const [nora, luc] = [aHandset(), aHandset()];
  const [hers, his] = [nora.tab(), luc.tab()];
  const id = hers.makeId();
  const sheet = hers.open(id);
  await sheet.save(open(opening(3)));
  await sheet.sync();
  const evening: Evening = { sheet: id, owner: { ...(await hers.device()), device: (await hers.device()).id }, events: [] };
  const { token } = await aLink(doors, evening, role);
  const device = await his.device();
  await join(doors, { token: device.token, device: device.id }, { token });
  return { nora, luc, hers, his, sheet, copy: his.open(id), evening, lucs: device.id };
}

const deals = (n: number) => (state: { sheet: { deals: readonly unknown[] } | null }) => state.sheet?.deals.length === n;

it("a follower's sheet moves with each deal, without a pull, and knows that it may only look", async () => {
  const { sheet, copy, his, luc } = await twoPhones("viewer");
  await copy.sync();
  expect(copy.getSnapshot()).toMatchObject({ role: "viewer", sheet: { deals: [] } });
  const live = followLive(his, copy, () => {});
  await until(copy, deals(0));
  const pulls = luc.asked.length;
  await sheet.save(record(0, cards(25, 25, 2)));
  await until(copy, deals(1));
  await sheet.save(record(1, cards(20, 20, 12)));
  await until(copy, deals(2));
  expect(luc.asked.slice(pulls).filter((path) => path.includes("/events"))).toEqual([]);
  live.stop();
});

it("a viewer writes nothing; what an older app let them write does not count, says why, and blocks no deal", async () => {
  const { sheet, copy, his, lucs } = await twoPhones("viewer");
  await copy.sync();
  expect(await copy.save(dispute(0, "il a coupé"))).toMatchObject({ ok: false, faults: [{ code: "only-follows" }] });
  const stuck = eventOf(dispute(0, "il a coupé"), copy.id, lucs);
  await his.store.change(copy.id, () => ({ entries: [entryOf(stuck, "unsent")], value: undefined }));
  await copy.reload();
  await sheet.save(record(0, cards(25, 25, 2)));
  await sheet.sync();
  await copy.sync();
  expect(copy.getSnapshot()).toMatchObject({ unsent: 0, lastError: null, sheet: { disputes: [], deals: [{ contests: [] }] } });
  expect(copy.getSnapshot().rejected).toMatchObject([{ id: stuck.id, faults: [{ code: "only-follows" }] }]);
});

it("after the stream was lost, it goes on from where it was, with the deals noted meanwhile", async () => {
  const { sheet, copy, his, luc } = await twoPhones("viewer");
  const live = followLive(his, copy, () => {});
  await sheet.save(record(0, cards(25, 25, 2)));
  await until(copy, deals(1));
  const { fetch } = luc;
  luc.fetch = () => Promise.reject(new TypeError("network"));
  endAll();
  await sheet.save(record(1, cards(20, 20, 12)));
  await sheet.sync();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(copy.getSnapshot().sheet?.deals).toHaveLength(1);
  luc.fetch = fetch;
  luc.wake();
  await until(copy, deals(2));
  await sheet.save(rename(0, "Nono"));
  await until(copy, (state) => state.sheet?.names[0] === "Nono");
  live.stop();
});

it("a hidden page hangs up, and catches up once it is shown again", async () => {
  const { sheet, copy, his, luc } = await twoPhones("viewer");
  const live = followLive(his, copy, () => {});
  await sheet.save(record(0, cards(25, 25, 2)));
  await until(copy, deals(1));
  const streams = () => luc.asked.filter((path) => path.includes("/live")).length;
  const before = streams();
  luc.hide();
  await sheet.save(record(1, cards(20, 20, 12)));
  await sheet.sync();
  luc.elapse();
  luc.reconnect();
  expect(followers()).toBe(0);
  expect(copy.getSnapshot().sheet?.deals).toHaveLength(1);
  luc.wake();
  await until(copy, deals(2));
  await sheet.save(record(2, cards(20, 20, 12)));
  await until(copy, deals(3));
  expect(streams()).toBe(before + 1);
  live.stop();
});

it("a follower sees that somebody is noting a deal", async () => {
  const { hers, sheet, his, copy } = await twoPhones("player");
  const heard: (readonly Noting[])[] = [];
  const live = followLive(hers, sheet, (noting) => heard.push(noting));
  const other = followLive(his, copy, () => {});
  other.note(3);
  await expect.poll(() => heard.at(-1)).toMatchObject([{ slot: 3, name: null }]);
  other.note(null);
  await expect.poll(() => heard.at(-1)).toEqual([]);
  for (const one of [live, other]) one.stop();
});

it("a player is told how many other phones have the deal, as each of them says it", async () => {
  const { nora, hers, sheet, luc, his, copy } = await twoPhones("viewer");
  const heard: number[] = [];
  const live = followLive(
    hers,
    sheet,
    () => {},
    (others) => heard.push(others),
  );
  const other = followLive(his, copy, () => {});
  await sheet.save(record(0, cards(25, 25, 2)));
  await Promise.all([until(copy, deals(1)), until(sheet, ({ unsent }) => unsent === 0)]);
  await expect.poll(async () => [await sheet.pulled(), await copy.pulled()]).toEqual([2, 2]);
  expect(heard.filter((others) => others > 0)).toEqual([]);
  say(luc);
  await expect.poll(() => heard.at(-1)).toBe(1);
  say(nora);
  await sheet.save(record(1, cards(20, 20, 12)));
  await until(copy, deals(2));
  await expect.poll(() => heard.at(-1)).toBe(0);
  for (const one of [live, other]) one.stop();
});

/** Runs only the short timers: the long ones would make a stream count as silent. */
function say({ timers }: Handset): void {
  for (const timer of [...timers].filter(({ ms }) => ms <= 1_500)) {
    timers.delete(timer);
    timer.run();
  }
}

it("a revoked phone keeps what it could not send, in view and to take away; let in again, it sends it", async () => {
  const { sheet, copy, evening, lucs } = await twoPhones("player");
  await copy.sync();
  await change(doors, evening, lucs, { revoked: true });
  expect(await copy.save(record(0, cards(25, 25, 2)))).toMatchObject({ ok: true });
  await copy.sync();
  expect(copy.getSnapshot()).toMatchObject({ unsent: 1, lastError: "refused", sheet: { deals: [{ slot: 0 }] } });
  expect(JSON.parse(await copy.export())).toMatchObject([{ event: { kind: "deal.recorded" } }]);
  await change(doors, evening, lucs, { revoked: false });
  await copy.sync();
  expect(copy.getSnapshot()).toMatchObject({ unsent: 0, lastError: null });
  await sheet.sync();
  expect(sheet.getSnapshot().sheet?.deals).toHaveLength(1);
});

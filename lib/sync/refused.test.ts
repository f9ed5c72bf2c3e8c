/** Events that a server refused: each is shown, and can be given up or sent again, on its own. */
import { afterEach, expect, test, vi } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { open, record, stampSheet } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import type { Act } from "#lib/sheet/undo";
import { keepAct, lastAct } from "./last-act";
import { Handset, until } from "./phone.fixture";
import { FakeServer } from "./server.fixture";
import { shelf } from "./shelf.fixture";

const SHEET = "01930000-0000-7000-8000-0000000000aa";

afterEach(() => vi.unstubAllGlobals());

async function table() {
  const server = new FakeServer();
  const online = async (path: string, init: RequestInit) => server.handle(path, init);
  const handset = new Handset(online);
  const phone = handset.tab();
  const sheet = phone.open(SHEET);
  await sheet.save(open(opening(3)));
  await sheet.sync();
  return { server, online, handset, phone, sheet };
}

test("of two refused deals one can be given up, and the other stays in view", async () => {
  const { server, handset, sheet } = await table();
  handset.fetch = async (path, init) => (init.method === "POST" ? new Response("", { status: 400 }) : server.handle(path, init));
  for (const slot of [0, 0]) {
    await sheet.save(record(slot, cards(30 - slot, 20, 12)));
    await sheet.sync();
  }
  const [first, second] = sheet.getSnapshot().rejected;
  expect([first, second].every(Boolean)).toBe(true);
  await sheet.giveUp(first?.id ?? "");
  expect(sheet.getSnapshot().rejected.map(({ id }) => id)).toEqual([second?.id]);
});

test("a deal that an older server refused beside another one is sent again as the app opens, if both are kept now", async () => {
  const { server, online, handset, phone, sheet } = await table();
  const stamped = { id: "01930000-0000-7000-8000-0000000000f0", sheet: SHEET, at: "2026-11-21T20:10:00.000Z", device: "hugo" };
  const theirs = { ...stampSheet(record(0, cards(12, 20, 30)), stamped), seq: 2 };
  handset.fetch = async (path, init) => {
    if (init.method !== "POST") return online(path, init);
    const { events } = JSON.parse(String(init.body)) as { events: LogEvent[] };
    return Response.json({ results: events.map(({ id }) => ({ id, status: "conflict", with: theirs })) });
  };
  await sheet.save(record(0, cards(30, 20, 12)));
  server.append(SHEET, theirs);
  await sheet.sync();
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0 });
  expect(server.log(SHEET)).toHaveLength(2);
  phone.close();
  handset.fetch = online;
  const again = handset.tab().open(SHEET);
  await until(again, ({ ready }) => ready);
  await again.sync();
  expect(server.log(SHEET)).toHaveLength(3);
});

test("a double tap keeps the undo of the first tap, and writes nothing", async () => {
  vi.stubGlobal("sessionStorage", shelf());
  const { sheet } = await table();
  const act: Act = { kind: "deal.recorded", number: 1, inverse: [] };
  const noted = record(0, cards(30, 20, 12));
  await sheet.save(noted);
  keepAct(SHEET, act);
  expect(await sheet.save(noted)).toEqual({ ok: true, events: [] });
  expect(lastAct(SHEET)).toEqual(act);
});

test("once a deal is noted, the draft of its slot is empty", async () => {
  const { sheet } = await table();
  await sheet.keepDraft(0, { points: 30 });
  await sheet.save(record(0, cards(30, 20, 12)));
  expect(await sheet.draft(0)).toBeUndefined();
});

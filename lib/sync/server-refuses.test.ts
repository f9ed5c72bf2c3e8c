/** Events that the server refuses: they stay on the phone with the reason, and can be sent again or given up. */
import { expect, test } from "vitest";
import { contest, dispute, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { until } from "./phone.fixture";
import { dealsShown, guestOf, noNetwork, online, SHEET_AT_TABLE, tableAt } from "./table-at.fixture";

test("what the server refuses stays on the phone with its reason, does not jam what follows, and can be sent again", async () => {
  const first = await tableAt("online");
  await first.sheet.save(record(0, cards(30, 20, 12)));
  await first.sheet.sync();
  const second = await guestOf(first);
  second.handset.fetch = noNetwork;
  await second.sheet.save(record(1, cards(10, 25, 28)));
  await second.sheet.save(contest(dealsShown(second.sheet)[0]!, "Hugo n’a pas fourni"));
  await first.sheet.save({ kind: "sheet.closed", body: {} });
  await first.sheet.sync();
  second.handset.fetch = online(first.server);
  await second.sheet.sync();

  const { rejected, unsent, sheet } = second.sheet.getSnapshot();
  expect(rejected).toMatchObject([{ code: "sheet-closed", faults: [{ rule: "T8" }], event: { kind: "deal.recorded" } }]);
  expect(unsent).toBe(0);
  expect(sheet).toMatchObject({ totals: [30, 20, 12], provisional: [0, 0, 0] });

  await first.sheet.save({ kind: "sheet.reopened", body: {} });
  await first.sheet.sync();
  await second.sheet.sync();
  await second.sheet.retry(rejected[0]!.id);
  await second.sheet.sync();
  expect(second.sheet.getSnapshot()).toMatchObject({ rejected: [], unsent: 0, sheet: { totals: [40, 45, 40] } });
});

test.each([
  ["the whole sheet", false],
  ["two events", true],
])("of %s sent together, one event that the server cannot read is refused alone", async (_, isThere) => {
  const { server, handset, sheet } = await tableAt(isThere ? "online" : "cellar");
  if (isThere) await sheet.sync();
  handset.fetch = noNetwork;
  await sheet.save(dispute(0, "¶"));
  await sheet.save(record(0, cards(30, 20, 12)));
  handset.fetch = async (path, init) =>
    String(init.body).includes("¶") ? new Response("", { status: 400 }) : server.handle(path, init);
  await sheet.sync();
  expect(server.log(SHEET_AT_TABLE).map(({ kind }) => kind)).toEqual(["sheet.opened", "deal.recorded"]);
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [{ code: "malformed" }] });
});

test("an event that an older server could not read stays in view, and goes again once the app reopens", async () => {
  const { server, handset, phone, sheet } = await tableAt("online");
  await sheet.sync();
  const { id: device } = await phone.device();
  const at = "2026-11-21T20:30:00.000Z";
  const event = { id: phone.makeId(), sheet: SHEET_AT_TABLE, kind: "table.moved", v: 1, body: { room: "jardin" }, at, device };
  await sheet.takeOver([{ number: 1, event, aside: false }]);
  await sheet.sync();
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [{ id: event.id, code: "newer-event" }] });
  expect(server.log(SHEET_AT_TABLE)).toHaveLength(1);
  phone.close();

  server.update();
  const again = handset.tab().open(SHEET_AT_TABLE);
  await until(again, ({ ready, unsent, rejected }) => ready && unsent === 0 && rejected.length === 0);
  expect(server.log(SHEET_AT_TABLE)[1]).toMatchObject({ ...event, seq: 2 });
  expect(again.getSnapshot().sheet).toMatchObject({ unknown: 1, names: ["Nora", "Hugo", "Inès"] });
});

test("a refused event that people gave up is neither told nor sent, but can still be exported", async () => {
  const { server, handset, sheet } = await tableAt("online");
  await sheet.sync();
  handset.fetch = async (path, init) => (init.method === "POST" ? new Response("", { status: 400 }) : server.handle(path, init));
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.sync();
  const [refused] = sheet.getSnapshot().rejected;
  await sheet.giveUp(refused?.id ?? "");
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [] });
  expect(JSON.parse(await sheet.export())).toMatchObject([{ id: refused?.id, fate: "aside" }]);
  handset.fetch = online(server);
  await sheet.sync();
  expect(server.log(SHEET_AT_TABLE)).toHaveLength(1);
});

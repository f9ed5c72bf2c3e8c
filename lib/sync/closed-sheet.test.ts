/** A sheet that is closed, or whose page was left, sends and asks nothing more. */
import { expect, test } from "vitest";
import { Handset } from "./phone.fixture";
import { sentTable, turnsPass } from "./sent-table.fixture";
import { noNetwork, SHEET_AT_TABLE } from "./table-at.fixture";

test("a page that was left sends nothing more, not even what was planned", async () => {
  const { handset, phone, sheet, online, server } = await sentTable(noNetwork);
  await sheet.sync();
  expect(handset.timers.size).toBe(1);
  phone.close();
  await turnsPass();
  expect(handset.timers.size).toBe(0);
  handset.fetch = online;
  handset.wake();
  await turnsPass();
  expect(server.log(SHEET_AT_TABLE)).toEqual([]);
});

test("a sheet closed while it is sent is not sent again after a failure", async () => {
  const { handset, sheet } = await sentTable();
  let fail = () => {};
  handset.fetch = () => new Promise((_, no) => (fail = () => no(new TypeError("no network"))));
  const sending = sheet.sync();
  for (let turn = 0; turn < 2_000 && handset.timers.size === 0; turn++) await turnsPass(1);
  sheet.close();
  fail();
  await sending;
  expect([handset.timers.size, sheet.getSnapshot().lastError]).toEqual([0, null]);
});

test("a sheet closed right after it is opened asks for nothing, now or later", async () => {
  const asked: string[] = [];
  const handset = new Handset(async (path) => {
    asked.push(path);
    return Response.json({ events: [], last: 0 });
  });
  const sheet = handset.tab().open(SHEET_AT_TABLE);
  sheet.close();
  await sheet.export();
  await turnsPass();
  handset.wake();
  await turnsPass();
  expect(asked).toEqual([]);
});

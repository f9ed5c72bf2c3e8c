/** Two tabs of one phone: what one notes the other shows, and one of them sends. */
import { expect, test } from "vitest";
import { record, replace, voidDeal } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { until } from "./phone.fixture";
import { dealsShown, online, SHEET_AT_TABLE, tableAt } from "./table-at.fixture";

test("two tabs: one notes, the other shows it; the slot taken meanwhile is a question, and the form is still there", async () => {
  const { handset, sheet } = await tableAt();
  const other = handset.tab().open(SHEET_AT_TABLE);
  await until(other, ({ ready }) => ready);
  await other.keepDraft(0, { points: 12 });
  await sheet.save(record(0, cards(30, 20, 12)));
  await until(other, ({ sheet }) => sheet?.deals.length === 1);

  const late = await other.save(record(0, cards(12, 20, 30)));
  expect(late).toMatchObject({ ok: false, code: "conflict", with: { body: { slot: 0, deal: cards(30, 20, 12) } } });
  expect(await other.draft(0)).toEqual({ points: 12 });
  expect(await other.save(replace(dealsShown(other)[0]!, cards(12, 20, 30)))).toMatchObject({ ok: true });
  expect(await other.draft(0)).toBeUndefined();
  await until(sheet, ({ sheet }) => sheet?.totals[0] === 12);
  expect(sheet.getSnapshot().unsent).toBe(3);
});

test("a deal withdrawn meanwhile is replaced by the one that another tab had open", async () => {
  const { handset, sheet } = await tableAt();
  const other = handset.tab().open(SHEET_AT_TABLE);
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.save(voidDeal(dealsShown(sheet)[0]!));
  await until(other, ({ sheet }) => sheet?.deals[0]?.voided === true);
  expect(await other.save(record(0, cards(12, 20, 30)))).toMatchObject({ ok: true, events: [{ kind: "deal.recorded" }] });
  expect(dealsShown(other)).toMatchObject([{ deal: cards(12, 20, 30), voided: false, conflicts: [], settled: [{}] }]);
});

test("one tab sends at a time, and never two requests at once", async () => {
  const { server, handset, sheet } = await tableAt();
  const other = handset.tab().open(SHEET_AT_TABLE);
  await until(other, ({ ready }) => ready);
  let [under, most] = [0, 0];
  handset.fetch = async (path, init) => {
    most = Math.max(most, ++under);
    await new Promise((resolve) => setImmediate(resolve));
    under--;
    return server.handle(path, init);
  };
  await Promise.all([
    sheet.save(record(0, cards(30, 20, 12))),
    other.save(record(0, cards(30, 20, 12))),
    sheet.sync(),
    other.sync(),
  ]);
  handset.elapse();
  await Promise.all([until(sheet, ({ unsent }) => unsent === 0), until(other, ({ unsent }) => unsent === 0)]);
  expect(most).toBe(1);
  expect(server.log(SHEET_AT_TABLE)).toHaveLength(2);
});

test("a tab asleep with the lock in its hand holds the others up for a while only", async () => {
  const { server, handset, phone } = await tableAt();
  phone.close();
  const asleep = handset.env();
  void asleep.locks?.request(
    `petit-au-bout:${SHEET_AT_TABLE}`,
    { signal: new AbortController().signal },
    () => new Promise(() => {}),
  );
  handset.fetch = online(server);
  const awake = handset.tab().open(SHEET_AT_TABLE);
  await until(awake, ({ ready }) => ready);
  void awake.sync();
  while (handset.timers.size === 0) await new Promise((resolve) => setImmediate(resolve));
  expect([...handset.timers].map(({ ms }) => ms)).toEqual([20_000]);
  expect(awake.getSnapshot().unsent).toBe(1);
  handset.elapse();
  await until(awake, ({ unsent }) => unsent === 0);
});

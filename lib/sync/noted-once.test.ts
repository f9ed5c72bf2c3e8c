/** What is tapped twice, or saved unheard, is in the sheet once. */
import { afterEach, expect, test, vi } from "vitest";
import { contest, dispute, record, replace, rule, voidDeal } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { dealsShown, tableAt } from "./table-at.fixture";

afterEach(() => vi.restoreAllMocks());

test("a deal whose commit went unheard is not noted twice", async () => {
  const { handset, phone, sheet } = await tableAt();
  const { change, read } = phone.store;
  let cut = true;
  vi.spyOn(phone.store, "change").mockImplementation(async (id, decide) => {
    const value = await change(id, decide);
    if (!cut) return value;
    cut = false;
    return change(id, decide);
  });
  const told: string[] = [];
  vi.spyOn(phone.store, "read").mockImplementation((id) => {
    told.push("read");
    return read(id);
  });
  const saved = await sheet.save(record(0, cards(30, 20, 12)));
  expect(saved).toMatchObject({ ok: true, events: [{ kind: "deal.recorded" }] });
  // The sheet shows what the disk has.
  expect(told).toContain("read");
  expect([...handset.kept.keys()].filter((key) => key.includes("unsent"))).toHaveLength(2);
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 2 });
  expect(dealsShown(sheet)).toMatchObject([{ deal: cards(30, 20, 12), versions: [{ kind: "deal.recorded" }] }]);
});

test("a double tap writes once: a correction, a contest with its ruling, a deal taken off", async () => {
  const { sheet } = await tableAt();
  await sheet.save(record(0, cards(30, 20, 12)));
  const deal = () => dealsShown(sheet)[0] as ReturnType<typeof dealsShown>[number];
  const written = async () => (await sheet.whole()).split('"kind"').length;
  const acts = [
    () => [replace(deal(), cards(31, 20, 11), "misread")],
    () => [contest(deal(), "who led?"), rule(deal(), { outcome: "kept", by: "ruling", note: "North led" })],
    () => [voidDeal(deal())],
    () => [dispute(1, "a card was seen")],
  ];
  for (const act of acts) {
    const first = act();
    await Promise.all([sheet.save(...first), sheet.save(...first)]);
    const after = await written();
    expect(await sheet.save(...act())).toEqual({ ok: true, events: [] });
    expect(await written()).toBe(after);
  }
  expect(deal().contests).toHaveLength(1);
  expect(deal().versions.map(({ kind }) => kind)).toEqual(["deal.recorded", "deal.replaced", "deal.voided"]);
  expect(sheet.getSnapshot().sheet?.disputes).toHaveLength(1);
});

test("a thumb that taps twice notes one deal", async () => {
  const { sheet } = await tableAt();
  const [first, second] = await Promise.all([sheet.save(record(0, cards(30, 20, 12))), sheet.save(record(0, cards(30, 20, 12)))]);
  expect(first.ok && second.ok).toBe(true);
  expect(sheet.getSnapshot().unsent).toBe(2);
});

test("the same deal noted again after another act is one deal", async () => {
  const { sheet } = await tableAt();
  const deal = record(0, cards(30, 20, 12));
  await sheet.save(deal);
  await sheet.save(dispute(1, "a card was seen"));
  expect(await sheet.save(deal)).toEqual({ ok: true, events: [] });
  expect(sheet.getSnapshot().unsent).toBe(3);
});

/** Two phones at one sheet: what both note, what each decides, and what one asks of the server when it is told of an event. */
import { expect, test } from "vitest";
import { contest, record, replace, rule, takeBack, voidDeal } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import {
  dealsShown,
  guestOf,
  noNetwork,
  online,
  type PhoneAtTable,
  SHEET_AT_TABLE,
  tableAt,
  totalsShown,
} from "./table-at.fixture";

test("two phones note deal 1 alike: it is one deal, and the second phone's correction reaches everybody", async () => {
  const first = await tableAt("online");
  await first.sheet.sync();
  const second = await guestOf(first);
  second.handset.fetch = noNetwork;
  await second.sheet.save(record(0, { cardPoints: [30, 20, 12] }));
  await second.sheet.save(replace(dealsShown(second.sheet)[0]!, cards(31, 20, 12), "un point oublié"));
  await first.sheet.save(record(0, cards(30, 20, 12)));
  await first.sheet.sync();

  second.handset.fetch = online(first.server);
  await second.sheet.sync();
  await first.sheet.sync();
  for (const { sheet } of [first, second]) {
    expect(dealsShown(sheet)).toMatchObject([{ deal: cards(31, 20, 12), conflicts: [], corrected: true }]);
    expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [], conflicts: [] });
  }
});

async function disagreement(): Promise<[PhoneAtTable, PhoneAtTable]> {
  const first = await tableAt("online");
  await first.sheet.sync();
  const second = await guestOf(first);
  second.handset.fetch = noNetwork;
  await second.sheet.save(record(0, cards(12, 20, 29)));
  await second.sheet.save(replace(dealsShown(second.sheet)[0]!, cards(12, 20, 30), "vérifié"));
  await first.sheet.save(record(0, cards(30, 20, 12)));
  await first.sheet.sync();
  second.handset.fetch = online(first.server);
  await second.sheet.sync();
  await first.sheet.sync();
  for (const { sheet } of [first, second]) {
    expect(totalsShown(sheet)).toEqual([30, 20, 12]);
    expect(dealsShown(sheet)[0]?.conflicts).toMatchObject([{ deal: cards(12, 20, 30) }]);
    expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [], conflicts: [{ deal: cards(12, 20, 30) }] });
  }
  return [first, second];
}

test.each([
  ["keep", 0, [30, 20, 12], 1],
  ["keep", 1, [30, 20, 12], 1],
  ["replace", 0, [12, 20, 30], 1],
  ["replace", 1, [12, 20, 30], 1],
  ["another", 0, [42, 40, 42], 2],
  ["another", 1, [42, 40, 42], 2],
] as const)("two phones note deal 1 differently: %s, says phone %i", async (choice, who, expected, count) => {
  const tables = await disagreement();
  const { sheet } = tables[who];
  const { event } = sheet.getSnapshot().conflicts[0]!;
  expect(await sheet.settle(event, choice)).toMatchObject({ ok: true });
  expect(sheet.getSnapshot()).toMatchObject({ conflicts: [], rejected: [] });
  for (const one of [...tables, ...tables]) await one.sheet.sync();
  const [first, second] = tables;
  for (const { sheet } of [first, second]) {
    expect(totalsShown(sheet)).toEqual(expected);
    expect(dealsShown(sheet)).toHaveLength(count);
    expect(dealsShown(sheet)[0]?.conflicts).toEqual([]);
  }
  expect(await second.sheet.settle(event, choice)).toMatchObject({ ok: true, events: [] });
  expect(dealsShown(first.sheet)[0]?.settled).toMatchObject([{ deal: cards(12, 20, 30) }]);
});

test.each(["withdrawn first", "decided first"])(
  "one phone withdraws its contest while the other decides it: %s; the later one is refused with a reason",
  async (which) => {
    const first = await tableAt("online");
    await first.sheet.save(record(0, cards(30, 20, 12)));
    await first.sheet.sync();
    const second = await guestOf(first);
    await second.sheet.save(contest(dealsShown(second.sheet)[0]!, "renonce"));
    await second.sheet.sync();
    await first.sheet.sync();
    for (const { handset } of [first, second]) handset.fetch = noNetwork;
    await first.sheet.save(rule(dealsShown(first.sheet)[0]!, { outcome: "adjusted", note: "renonce", points: [-10, 0, 0] }));
    const { contest: own } = dealsShown(second.sheet)[0]!;
    await second.sheet.save(takeBack("contest.withdrawn", dealsShown(second.sheet)[0]!, own!.event));
    expect(dealsShown(second.sheet)[0]).toMatchObject({ contests: [] });
    const isWithdrawn = which === "withdrawn first";
    const [quick, slow] = isWithdrawn ? [second, first] : [first, second];
    for (const { handset, sheet } of [quick, slow, quick]) {
      handset.fetch = online(first.server);
      await sheet.sync();
    }
    const code = isWithdrawn ? "not-contested" : "contest-ruled";
    expect(slow.sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [{ code }] });
    expect(quick.sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [] });
    for (const { sheet } of [quick, slow]) {
      expect(totalsShown(sheet)).toEqual([isWithdrawn ? 30 : 20, 20, 12]);
      expect(dealsShown(sheet)[0]?.contests.map(({ ruling }) => ruling?.outcome)).toEqual(isWithdrawn ? [] : ["adjusted"]);
    }
  },
);

test("a voided deal, undone on another phone, is back on both", async () => {
  const first = await tableAt("online");
  await first.sheet.save(record(0, cards(30, 20, 12)));
  await first.sheet.save(voidDeal(dealsShown(first.sheet)[0]!));
  await first.sheet.sync();
  const second = await guestOf(first);
  expect(totalsShown(second.sheet)).toEqual([0, 0, 0]);
  await second.sheet.save({ kind: "deal.restored", body: {}, refs: [dealsShown(second.sheet)[0]!.id] });
  await second.sheet.sync();
  await first.sheet.sync();
  expect(totalsShown(first.sheet)).toEqual([30, 20, 12]);
});

test.each([
  ["the next one", 1, 0],
  ["one after a gap", 2, 1],
  ["another than ours", 0, 1],
])("told of %s, a phone asks the server for the rest, if any", async (_, ahead, asks) => {
  const first = await tableAt("online");
  await first.sheet.save(record(0, cards(30, 20, 12)));
  await first.sheet.sync();
  const second = await guestOf(first);
  await first.sheet.save(record(1, cards(30, 20, 12)));
  await first.sheet.save(record(2, cards(30, 20, 12)));
  await first.sheet.sync();
  let pulls = 0;
  second.handset.fetch = async (path, init) => {
    pulls++;
    return first.server.handle(path, init);
  };
  const told = first.server.log(SHEET_AT_TABLE)[1 + ahead];
  if (!told) throw new Error("three deals");
  await second.sheet.receive([ahead === 0 ? { ...told, id: "01930000-0000-7000-8000-0000000000ff" } : told]);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(Math.min(1, pulls)).toBe(asks);
});

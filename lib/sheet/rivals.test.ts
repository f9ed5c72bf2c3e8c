/** Two phones that note one deal, or correct it, without knowing of each other. */
import { expect, test } from "vitest";
import { contest, dispute, record, replace, restore, voidDeal } from "./change";
import { andThen, dealAt, foldBothWays, THREE_DEALS } from "./fold.fixture";
import { cards, chaptersOf, eventId, logOf, made, opened, sent } from "./log.fixture";

test("two phones that note the same make one deal; if they differ, the first holds the slot, the other stays in view", () => {
  const same = andThen(THREE_DEALS, record(1, { cardPoints: [10, 25, 28] }), "hugo");
  expect(dealAt(same, 1)).toMatchObject({ ids: [eventId(3), eventId(5)], conflicts: [], corrected: false });
  expect(foldBothWays(same).totals).toEqual([62, 67, 62]);
  const corrected = andThen(same, replace({ id: eventId(5), current: eventId(5) }, cards(12, 25, 28)), "hugo");
  expect(foldBothWays(corrected).totals).toEqual([64, 67, 62]);

  const other = andThen(THREE_DEALS, record(1, cards(28, 25, 10)), "hugo");
  expect(foldBothWays(other).totals).toEqual([62, 67, 62]);
  expect(dealAt(other, 1).conflicts).toMatchObject([{ event: eventId(5), device: "hugo", deal: cards(28, 25, 10) }]);
  const chosen = andThen(other, replace(dealAt(other, 1), cards(28, 25, 10)));
  expect(dealAt(chosen, 1)).toMatchObject({ deal: cards(28, 25, 10), conflicts: [] });
});

test("withdrawing a version leaves another phone's version: the one that stands gets the slot, whichever came first", () => {
  const [mine, theirs] = [record(1, cards(10, 25, 28)), record(1, cards(28, 25, 10))];
  const start = logOf(opened(3), record(0, cards(30, 20, 12)));
  const [a, b, gone] = [made(3, mine, "nora"), made(4, theirs, "hugo"), made(5, voidDeal({ id: eventId(3) }), "nora")];
  const totals = [58, 45, 22];
  for (const rest of [
    [a, b, gone],
    [a, gone, b],
    [b, a, gone],
  ]) {
    const log = sent([...start, ...rest]);
    expect(foldBothWays(log)).toMatchObject({ totals, provisional: totals });
    expect(dealAt(log, 1)).toMatchObject({ id: b.id, number: 2, voided: false, conflicts: [], settled: [{ event: a.id }] });
  }
  const both = [...start, a, b, gone];
  const columns = chaptersOf(foldBothWays(both), dealAt(both, 1)).map(({ after }) => after);
  expect(columns).toEqual([[28, 25, 10]]);
  const corrected = andThen(andThen(both, replace(dealAt(both, 1), cards(27, 25, 11))), contest(dealAt(both, 1), "renonce"));
  expect(foldBothWays(corrected).totals).toEqual([57, 45, 23]);
  expect(foldBothWays(andThen(corrected, dispute(1, "entame"))).deals[1]?.contests).toMatchObject([
    { note: "renonce" },
    { note: "entame" },
  ]);
  // When both versions stand again, people choose. When neither stands, the deal is not on the sheet.
  expect(dealAt(andThen(both, restore({ id: a.id })), 1)).toMatchObject({ id: a.id, conflicts: [{ event: b.id }] });
  expect(dealAt(andThen(both, voidDeal({ id: b.id })), 1)).toMatchObject({ voided: true, conflicts: [] });
  // A third, different version is a new conflict.
  expect(dealAt(andThen(both, record(1, cards(20, 20, 23)), "zoe"), 1)).toMatchObject({
    id: b.id,
    conflicts: [{ device: "zoe" }],
  });
});

test("a version that the table decided against does not come back when the deal is withdrawn", () => {
  const [a, b] = [made(3, record(1, cards(10, 25, 28)), "nora"), made(4, record(1, cards(28, 25, 10)), "hugo")];
  const log = [...logOf(opened(3), record(0, cards(30, 20, 12))), a, b];
  const agreed = andThen(log, replace({ id: a.id, current: a.id }, cards(28, 25, 10)));
  expect(dealAt(agreed, 1)).toMatchObject({ conflicts: [], settled: [{ event: b.id }] });
  expect(dealAt(andThen(agreed, voidDeal({ id: a.id })), 1)).toMatchObject({ id: a.id, voided: true });
  const kept = andThen(log, voidDeal({ id: b.id }));
  expect(dealAt(andThen(kept, voidDeal({ id: a.id })), 1)).toMatchObject({ id: a.id, voided: true, conflicts: [] });
  // As an older app made this choice: it restored the withdrawn deal and gave it the other version's figures.
  const chosen = [restore({ id: a.id }), replace({ id: a.id, current: a.id }, cards(28, 25, 10)), voidDeal({ id: b.id })];
  const older = chosen.reduce((so, change) => andThen(so, change), andThen(log, voidDeal({ id: a.id })));
  expect(foldBothWays(older).totals).toEqual([58, 45, 22]);
  expect(dealAt(older, 1)).toMatchObject({ id: a.id, conflicts: [] });
});

test("two corrections that did not know of each other: the second waits beside the first", () => {
  const deal = dealAt(THREE_DEALS, 1);
  const hugo = andThen(THREE_DEALS, replace(deal, cards(11, 25, 28)), "hugo");
  const both = andThen(hugo, replace(deal, cards(10, 26, 28)), "ines");
  expect(dealAt(both, 1)).toMatchObject({ deal: cards(11, 25, 28), conflicts: [{ event: eventId(6), device: "ines" }] });
  const agreeing = andThen(hugo, replace(deal, cards(11, 25, 28)), "ines");
  expect(dealAt(agreeing, 1)).toMatchObject({ deal: cards(11, 25, 28), conflicts: [] });
  const next = andThen(agreeing, replace({ id: deal.id, current: eventId(5) }, cards(11, 25, 29)));
  expect(dealAt(next, 1).deal).toMatchObject(cards(11, 25, 29));
  // When a phone corrects its own correction, the new one replaces it, and the other versions stay beside it.
  const noted = andThen(both, record(1, cards(28, 25, 10)), "luc");
  const again = andThen(noted, replace({ id: deal.id, current: eventId(6) }, cards(9, 26, 29)), "ines");
  expect(dealAt(again, 1).conflicts.map(({ event }) => event)).toEqual([7, 8].map(eventId));
  expect(dealAt(andThen(again, voidDeal({ id: eventId(8) })), 1)).toMatchObject({
    conflicts: [{ event: eventId(7) }],
    settled: [{ event: eventId(8) }],
  });
});

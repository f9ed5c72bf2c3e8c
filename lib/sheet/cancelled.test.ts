/** Cancelled deals: the sheet without them, the turns of later deals, and what undoing brings back. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { record, replace, restore, undo, voidDeal } from "./change";
import { andThen, dealAt, foldBothWays, THREE_DEALS } from "./fold.fixture";
import { cards, eventId, logOf, opened } from "./log.fixture";
import type { SheetDeal } from "./sheet";

test("a voided deal leaves the sheet as if it had never been dealt, and stays in view", () => {
  const log = andThen(THREE_DEALS, voidDeal({ id: eventId(3) }, "les cartes étaient mal comptées"));
  const sheet = foldBothWays(log);
  expect(sheet.totals).toEqual([52, 42, 34]);
  expect(sheet.deals[1]).toMatchObject({ number: 2, voided: true, deal: null, score: null, totals: [30, 20, 12] });
  expect(sheet.deals[2]?.turn.dealer).toBe(1);
  expect(sheet.nextSlot).toBe(3);
});

/** A deal of whist in which both bid all tricks and the second player takes them. */
const whistDeal = (size: number) => ({ bids: [size, size], tricks: [0, size] });

test("a deal cancelled after others keeps its turn: the later deals keep their cards (T31)", () => {
  const whist = { rules: { game: "whist", players: 2 }, names: ["Nora", "Hugo"] };
  const log = logOf(opened(2, whist), ...[5, 4, 3].map((size, slot) => record(slot, whistDeal(size))));
  const [before, cancelled] = [foldBothWays(log), dealAt(log, 1)];
  const gone = andThen(log, voidDeal(cancelled, undefined, before));
  const after = foldBothWays(gone);
  expect(gone.at(-1)).toMatchObject({ kind: "deal.voided", v: 2, body: { dealt: true } });
  expect(after.deals.map(({ faults, turn, columns }) => [faults.length, turn.cards, columns[0]])).toEqual([
    [0, 5, -5],
    [0, 4, null],
    [0, 3, -3],
  ]);
  expect(after.next).toEqual(before.next);
  expect(after.past.map(({ turn }) => turn.cards)).toEqual([5, 4, 3]);
  expect(after.deals[1]).toMatchObject({ voided: true, deal: null, score: null, totals: after.deals[0]?.totals });
  expect(after.totals.map((total, seat) => (total ?? 0) - (before.totals[seat] ?? 0))).toEqual([4, 0]);
  const back = andThen(gone, restore(cancelled));
  expect(foldBothWays(back).totals).toEqual(before.totals);
  const last = dealAt(back, 2);
  const undone = andThen(back, voidDeal(last, undefined, foldBothWays(back)));
  expect(undone.at(-1)).toMatchObject({ v: 1, body: {} });
  expect(foldBothWays(undone).next.cards).toBe(3);
});

test("after a cancelled deal the round of dealers goes on as before", () => {
  const log = logOf(opened(3), record(0, cards(30, 20, 12)), record(1, cards(10, 25, 28)));
  const gone = andThen(log, voidDeal(dealAt(log, 0), undefined, foldBothWays(log)));
  expect(foldBothWays(gone)).toMatchObject({ totals: [10, 25, 28], next: { dealer: 2 } });
});

test("a second correction undone leaves the first", () => {
  const once = andThen(THREE_DEALS, replace(dealAt(THREE_DEALS, 1), cards(11, 25, 28)));
  const twice = andThen(once, replace(dealAt(once, 1), cards(12, 25, 28)));
  expect(dealAt(andThen(twice, undo(foldBothWays(twice), dealAt(twice, 1))), 1).deal).toMatchObject(cards(11, 25, 28));
});

test("undoing gives the earlier state back: a void, a correction", () => {
  const columns = (log: readonly LogEvent[]) =>
    foldBothWays(log).deals.map(({ deal, voided, totals, turn }) => ({ deal, voided, totals, turn }));
  for (const [slot, act] of [
    [0, (deal: SheetDeal) => voidDeal(deal)],
    [1, (deal: SheetDeal) => replace(deal, cards(1, 2, 3))],
  ] as const) {
    const done = andThen(THREE_DEALS, act(dealAt(THREE_DEALS, slot)));
    const undone = andThen(done, undo(foldBothWays(done), dealAt(done, slot)));
    expect(columns(done)).not.toEqual(columns(THREE_DEALS));
    expect(columns(undone)).toEqual(columns(THREE_DEALS));
    expect(dealAt(undone, slot).versions).toHaveLength(3);
  }
  const corrected = andThen(THREE_DEALS, replace(dealAt(THREE_DEALS, 1), cards(1, 2, 3)));
  const voided = andThen(corrected, voidDeal(dealAt(corrected, 1)));
  const back = andThen(voided, restore(dealAt(voided, 1)));
  expect(columns(back)).toEqual(columns(corrected));
  expect(undo(foldBothWays(THREE_DEALS), dealAt(THREE_DEALS, 2))).toEqual(voidDeal({ id: eventId(4) }));
});

import { expect, test } from "vitest";
import { announceBet, close, record, voidDeal } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { cards, eventId, fold, logOf, opened } from "#lib/sheet/log.fixture";
import { dealAsked, formBegun, recentOf } from "./deal-asked";

const sheetOf = (...changes: readonly Change[]) => fold(logOf(opened(3), ...changes));
const played = (n: number) => Array.from({ length: n }, (_, slot) => record(slot, cards(25, 18, 19)));

test("an incident is about one of the last six deals that stand, or the one being played until the evening is over", () => {
  const seen = (...changes: readonly Change[]) => {
    const { deals, playing } = recentOf(sheetOf(...changes));
    return [deals.map(({ slot }) => slot), playing];
  };
  expect(seen(...played(8))).toEqual([[2, 3, 4, 5, 6, 7], 8]);
  expect(seen(...played(2), voidDeal({ id: eventId(2) }))).toEqual([[1], 2]);
  expect(seen(...played(2), close("agreed"))).toEqual([[0, 1], null]);
});

test("the deal is the one asked for, else the one being played, else the last", () => {
  const [open, over] = [recentOf(sheetOf(...played(8))), recentOf(sheetOf(...played(8), close("agreed")))];
  expect([dealAsked(open, 3), dealAsked(open, 0), dealAsked(over, 0)]).toEqual([3, 8, 7]);
  expect(dealAsked({ deals: [], playing: null }, 0)).toBeNull();
});

test("a deal filled in from its cards begins as it was played, or with its bet; nothing of one passed or noted by figures", () => {
  const bet = { seat: 0, partner: null, diploma: "bac" };
  const begun = (...changes: readonly Change[]) => formBegun(sheetOf(...changes), 0);
  expect(begun(record(0, cards(25, 18, 19)))).toMatchObject({ deal: cards(25, 18, 19), partial: undefined });
  for (const deal of [{ passed: true }, { misdeal: true }, { report: [10, -5, -5] }])
    expect(begun(record(0, deal))).toEqual({ deal: undefined, partial: undefined });
  // The bet is of the next deal.
  for (const deal of [cards(25, 18, 19), { passed: true }])
    expect(begun(record(0, deal), announceBet(1, bet)).partial).toBeUndefined();
  expect(begun(announceBet(0, bet))).toEqual({ deal: undefined, partial: bet });
  expect(begun()).toEqual({ deal: undefined, partial: undefined });
});

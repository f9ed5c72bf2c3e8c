/** The bids of whist, and the one that the dealer may not make. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { whist } from "./game";
import { forbiddenBid } from "./hook";
import { inShort, whistTable } from "./table.fixture";

/** Bids said, cards, what the next may say or the faults. Four players. */
const BIDS: readonly [string, readonly unknown[], number, readonly (number | string)[], object?][] = [
  ["the first may say anything", [], 5, [0, 1, 2, 3, 4, 5]],
  ["only the dealer is bound", [2, 1], 3, [0, 1, 2, 3]],
  ["the seed's example", [2, 1, 1], 5, [0, 2, 3, 4, 5]],
  ["2 is left", [1, 1, 1], 5, [0, 1, 3, 4, 5]],
  ["already more than the tricks: the dealer is free", [3, 3, 1], 5, [0, 1, 2, 3, 4, 5]],
  ["nothing said so far", [0, 0, 0], 5, [0, 1, 2, 3, 4]],
  ["W4: one card", [0, 0, 0], 1, [0]],
  ["W4: one card, one bid", [0, 1, 0], 1, [1]],
  ["W4: blind", [0, 1, 0], 1, [1], { blind: true }],
  ["everybody has spoken", [2, 1, 1, 0], 5, []],
  ["the dealer may not say it", [2, 1, 1, 1], 5, ["bids.3 forbidden-bid mex-annonces"]],
  ["W4: the dealer may not say it with one card", [0, 0, 0, 1], 1, ["bids.3 forbidden-bid W4"]],
  ["W10: out of range", [2, 1, 6], 5, ["bids.2 out-of-range W10"]],
  ["two faults at once", ["pass", 9, 0, 0], 5, ["bids.0 not-a-number W10", "bids.1 out-of-range W10"]],
  ["nobody is left to speak", [0, 0, 0, 0, 0], 5, ["bids.4 auction-over mex-annonces"]],
  ["no such deal", [], 6, ["cards out-of-range mex-donne"]],
  ["no card at all", [], 0, ["cards out-of-range mex-donne"]],
  ["blind is not a word", [], 1, ["blind unknown-value mex-donne"], { blind: 1 }],
];

test.each(BIDS)("bidding: %s", (_, bids, cards, expected, extra) => {
  const result = whist.auction(whistTable(4), bids, { cards, ...extra });
  if (!result.ok) expect(inShort(result.faults)).toEqual(expected);
  else expect([result.value.allowed, result.value.complete]).toEqual([expected, expected.length === 0]);
});

test("W4 option: in the blind deal every number may be said", () => {
  const rules = whistTable(4, { "blind-hook": false });
  expect(whist.auction(rules, [0, 1, 0], { cards: 1, blind: true })).toEqual({
    ok: true,
    value: { allowed: [0, 1], complete: false },
  });
  expect(whist.auction(rules, [0, 1, 0], { cards: 1 })).toEqual({ ok: true, value: { allowed: [1], complete: false } });
  expect(whist.auction(rules, [0, 1, 0, 0], { cards: 1, blind: true }).ok).toBe(true);
});

test("whatever the others bid, the dealer may not make the bids add up", () => {
  const others = fc
    .integer({ min: 1, max: 5 })
    .chain((cards) => fc.tuple(fc.constant(cards), fc.array(fc.nat(cards), { minLength: 1, maxLength: 3 })));
  fc.assert(
    fc.property(others, fc.boolean(), ([cards, bids], blind) => {
      const rules = whistTable(bids.length + 1);
      const result = whist.auction(rules, bids, { cards, blind: blind && cards === 1 });
      const allowed = result.ok ? (result.value.allowed as number[]) : [];
      const forbidden = forbiddenBid(rules, { cards, blind }, bids);
      expect(allowed.length).toBeGreaterThan(0);
      for (let bid = 0; bid <= cards; bid++) {
        const addsUp = bids.reduce((a, b) => a + b, bid) === cards;
        expect(allowed.includes(bid)).toBe(!addsUp);
        expect(bid === forbidden).toBe(addsUp);
      }
      // When the bids are already too many, no bid is forbidden.
      expect(forbidden ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("with an unreadable bid, no bid of the dealer is forbidden", () => {
  const bids = whist.auction(whistTable(4), [9, 1, 1, 1], { cards: 3 });
  expect(bids.ok ? [] : bids.faults.map(({ at, code }) => `${at} ${code}`)).toEqual(["bids.0 out-of-range"]);
});

/** How many play whist, when it ends, and who has won. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { playDeals } from "../evening";
import { readRules } from "../games";
import type { Rules } from "../rules";
import { whist } from "./game";
import { inShort, PLAYED_DEAL, whistTable } from "./table.fixture";

test("W1: five players only when the table says so", () => {
  expect(readRules({ game: "whist", players: 5 })).toMatchObject({ ok: false, faults: [{ at: "rules.players", rule: "W1" }] });
  expect(whist.startTotals(whistTable(5, { "five-players": true, stake: 11 }))).toEqual([11, 11, 11, 11, 11]);
});

/** What, stakes, deals behind, over?, options. Four players: six deals a dealer, twenty-four a round. */
const ENDS: readonly [string, readonly number[], number, boolean, object?][] = [
  ["everybody has cards left", [1, 2, 3, 4], 6, false],
  ["mex-fin, W8: at once", [0, 2, 3, 4], 3, true],
  ["W7: several at once, and a tie", [0, 0, 3, 3], 3, true],
  ["W7 option: one more deal", [0, 0, 3, 3], 3, false, { "end-tie": "extra-deal" }],
  ["W7 option: no tie at the top", [0, 0, 3, 4], 3, true, { "end-tie": "extra-deal" }],
  ["W7 option: nobody has a card left, no deal would part them", [0, 0, 0, 0], 3, true, { "end-tie": "extra-deal" }],
  ["W6 and W7 options: below zero it would", [-1, -1, -2, -2], 3, false, { "end-tie": "extra-deal", "below-zero": true }],
  ["W8 option: the series goes on", [0, 2, 3, 4], 3, false, { "end-when": "series" }],
  ["W8 option: the series is done", [0, 2, 3, 4], 6, true, { "end-when": "series" }],
  ["W8 option: the round goes on", [0, 2, 3, 4], 18, false, { "end-when": "round" }],
  ["W8 option: the round is done", [0, 2, 3, 4], 24, true, { "end-when": "round" }],
  ["W8 and W16 options: four dealers have dealt once", [0, 2, 3, 4], 4, true, { "end-when": "round", "dealer-change": "deal" }],
];

test.each(ENDS)("the end: %s", (_, stakes, behind, over, options) => {
  const rules = whistTable(4, options);
  let turn = whist.firstTurn(rules, 0);
  for (let i = 0; i < behind; i++) turn = whist.nextTurn(rules, turn, PLAYED_DEAL);
  expect(whist.isOver(rules, stakes, null, turn)).toBe(over);
});

test("W6: a stake stops at 0, or counts below when the table says so", () => {
  expect(whist.addTotals(whistTable(4), [1, 5, 2, 0], [-3, 0, -2, -1])).toEqual([0, 5, 0, 0]);
  expect(whist.addTotals(whistTable(4, { "below-zero": true }), [1, 5, 2, 0], [-3, 0, -2, -1])).toEqual([-2, 5, 0, -1]);
});

test("W8: the game ends with the deal in which a stake runs out, and nothing is played after it", () => {
  const deal = { bids: [5, 5], tricks: [5, 0] };
  const rules = whistTable(2, { stake: 5 });
  const sheet = playDeals(rules, 0, [deal, { bids: [4, 4], tricks: [4, 0] }], null);
  expect(sheet.rows.map(({ totals }) => totals)).toEqual([
    [5, 0],
    [5, 0],
  ]);
  expect([sheet.over, sheet.winners, inShort(sheet.rows[1]?.faults ?? [])]).toEqual([true, [0], [" past-the-end mex-fin"]]);
});

test("W7: equal at the end, the win is shared", () => {
  const sheet = playDeals(whistTable(3, { stake: 1 }), 0, [{ bids: [0, 2, 2], tricks: [1, 2, 2] }], null);
  expect([sheet.totals, sheet.over, sheet.winners]).toEqual([[0, 1, 1], true, [1, 2]]);
});

/** A whole evening: bids that the auction allows, and tricks that fall in any way. */
function evening(rules: Rules, dealer: number, choices: readonly number[]) {
  const deals: object[] = [];
  let at = 0;
  const pick = (options: readonly number[]) => options[(choices[at++ % choices.length] as number) % options.length] as number;
  for (let sheet = playDeals(rules, dealer, deals, null); !sheet.over; sheet = playDeals(rules, dealer, deals, null)) {
    const { cards, blind, firstBidder } = sheet.next;
    const spoken: number[] = [];
    for (let i = 0; i < rules.players; i++) {
      const auction = whist.auction(rules, spoken, { cards, blind });
      if (!auction.ok || !auction.value.allowed?.length) throw new Error("the next to speak must have something to say");
      spoken.push(pick(auction.value.allowed as number[]));
    }
    expect(whist.auction(rules, spoken, { cards, blind })).toEqual({ ok: true, value: { allowed: [], complete: true } });
    const seats = spoken.map((_, seat) => seat);
    const bids = seats.map((seat) => spoken[(seat - firstBidder + rules.players) % rules.players] as number);
    const tricks = seats.map(() => 0);
    for (let i = 0; i < cards; i++) {
      const winner = pick(seats);
      tricks[winner] = (tricks[winner] as number) + 1;
    }
    deals.push({ bids, tricks });
  }
  return { deals, sheet: playDeals(rules, dealer, deals, null) };
}

const evenings = fc.record({
  players: fc.integer({ min: 2, max: 4 }),
  stake: fc.integer({ min: 1, max: 14 }),
  choices: fc.array(fc.nat(60), { minLength: 20, maxLength: 60 }),
  ends: fc.record({ "end-when": fc.constantFrom("deal", "series", "round"), "dealer-change": fc.constantFrom("series", "deal") }),
});

test("any evening: stakes only go down, never below 0, the game ends and its winners have the most left", () => {
  fc.assert(
    fc.property(evenings, ({ players, stake, choices, ends }) => {
      const rules = whistTable(players, { stake, ...ends });
      const { sheet } = evening(rules, choices.length % players, choices);
      let before = whist.startTotals(rules);
      for (const { totals, faults } of sheet.rows) {
        expect(faults).toEqual([]);
        for (const [seat, left] of totals.entries()) expect(left >= 0 && left <= (before[seat] as number)).toBe(true);
        before = totals;
      }
      expect(Math.min(...sheet.totals)).toBe(0);
      for (const [seat, left] of sheet.totals.entries())
        expect(sheet.winners.includes(seat)).toBe(left === Math.max(...sheet.totals));
    }),
    { numRuns: 200 },
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { playDeals } from "../evening";
import { readRules } from "../games";
import { rulesOf } from "../read.fixture";
import { isEmptyDeal, type Rules, type Turn } from "../rules";
import type { WhistDeal } from "./deal";
import { whist } from "./game";
import { forbiddenBid } from "./hook";

const table = (players: number, options: object = {}) => rulesOf("whist", players, options);
const said = (faults: readonly { at: string; code: string; rule: string }[]) =>
  faults.map(({ at, code, rule }) => `${at} ${code} ${rule}`);
const faultsOf = (players: number, deal: unknown, options: object = {}, turn?: Turn) => {
  const read = whist.read(table(players, options), deal, turn);
  return read.ok ? [] : said(read.faults);
};
const played = (players: number, deal: unknown, options: object = {}, turn?: Turn): WhistDeal => {
  const read = whist.read(table(players, options), deal, turn);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  return read.value;
};
const scoreOf = (players: number, deal: unknown, options: object = {}) =>
  whist.score(table(players, options), played(players, deal, options));

/** Where the numbers come from, players, deal, cards lost, options. */
const SCORES: readonly [string, number, object, readonly number[], object?][] = [
  ["the seed's player: 1 announced, 3 made, 2 cards", 3, { bids: [1, 0, 0], tricks: [3, 0, 0], cards: 3 }, [-2, 0, 0]],
  ["one off, two off (mex-penalite)", 4, { bids: [2, 1, 1, 0], tricks: [2, 0, 1, 2], cards: 5, dealer: 3 }, [0, -1, 0, -2]],
  ["everybody cannot be right; here one is wrong", 4, { bids: [2, 2, 1, 1], tricks: [2, 2, 1, 0], cards: 5 }, [0, 0, 0, -1]],
  ["bids far above the tricks", 2, { bids: [5, 5], tricks: [5, 0], cards: 5 }, [0, -5]],
  ["the tricks say how many cards", 4, { bids: [0, 0, 0, 0], tricks: [0, 1, 1, 1] }, [0, -1, -1, -1]],
  ["blind", 4, { bids: [1, 1, 0, 0], tricks: [0, 0, 0, 1], cards: 1, blind: true, dealer: 0 }, [-1, -1, 0, -1]],
  [
    "W5 option: any miss costs one card",
    4,
    { bids: [2, 1, 1, 0], tricks: [2, 0, 1, 2], cards: 5 },
    [0, -1, 0, -1],
    { penalty: "one" },
  ],
  [
    "W1 option: five players",
    5,
    { bids: [0, 0, 1, 1, 1], tricks: [1, 0, 1, 2, 0], cards: 4 },
    [-1, 0, 0, -1, -1],
    { "five-players": true },
  ],
  [
    "W4 option: the blind bids may add up",
    3,
    { bids: [1, 0, 0], tricks: [0, 1, 0], blind: true },
    [-1, -1, 0],
    { "blind-hook": false },
  ],
];

test.each(SCORES)("%s", (_, players, deal, scores, options) => {
  const score = scoreOf(players, deal, options);
  expect(score.scores).toEqual(scores);
  expect(score.lines).toHaveLength(players);
  for (const [seat, line] of score.lines.entries())
    expect([line.value, line.scores?.[seat], line.seats]).toEqual([scores[seat], scores[seat], [seat]]);
});

test("each line gives the bid and the tricks, a 0 too", () => {
  const { lines } = scoreOf(3, { bids: [1, 0, 0], tricks: [3, 0, 0] });
  expect(lines.map(({ code, rule, value }) => [code, rule, value])).toEqual([
    ["bid-missed", "mex-penalite", -2],
    ["bid-kept", "mex-penalite", 0],
    ["bid-kept", "mex-penalite", 0],
  ]);
  expect(lines[0]?.params).toEqual({ seat: 0, bid: 1, tricks: 3 });
  // Each line concerns one player.
  expect(lines.map(({ scores }) => scores)).toEqual([
    [-2, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  const flat = scoreOf(3, { bids: [1, 0, 0], tricks: [3, 0, 0] }, { penalty: "one" });
  expect(flat.lines.map(({ code, rule, value }) => [code, rule, value])).toEqual([
    ["bid-missed-flat", "W5", -1],
    ["bid-kept", "mex-penalite", 0],
    ["bid-kept", "mex-penalite", 0],
  ]);
});

/** Why, players, deal, every fault, options. */
const REFUSED: readonly [string, number, unknown, readonly string[], object?][] = [
  ["not a deal", 4, "deal", ["deal not-an-object mex-but"]],
  ["nothing in it", 4, {}, ["deal.tricks required mex-jeu", "deal.bids required mex-annonces"]],
  ["passed is not a word", 4, { passed: "yes" }, ["deal.passed unknown-value mex-annonces"]],
  ["misdeal is not a word", 4, { misdeal: "yes" }, ["deal.misdeal unknown-value W14"]],
  [
    "W10: more than the tricks",
    4,
    { bids: [4, 0, -1, 0], tricks: [1, 1, 1, 0] },
    ["deal.bids.0 out-of-range W10", "deal.bids.2 out-of-range W10"],
  ],
  ["half a trick", 4, { bids: [0.5, 0, 0, 0], tricks: [1, 1, 1, 0] }, ["deal.bids.0 not-whole W10"]],
  ["one bid missing", 4, { bids: [1, 0, 0], tricks: [1, 1, 1, 0] }, ["deal.bids wrong-length mex-annonces"]],
  ["more tricks than cards", 4, { bids: [0, 0, 0, 0], tricks: [4, 0, 0, 0], cards: 3 }, ["deal.tricks.0 out-of-range mex-jeu"]],
  ["a trick too many", 4, { bids: [0, 0, 0, 0], tricks: [2, 1, 1, 0], cards: 3 }, ["deal.tricks tricks-do-not-add-up mex-jeu"]],
  [
    "a trick too few, and bids that add up",
    4,
    { bids: [1, 1, 1, 0], tricks: [1, 1, 0, 0], cards: 3 },
    ["deal.tricks tricks-do-not-add-up mex-jeu", "deal.bids bids-add-up mex-annonces"],
  ],
  [
    "the seed's example: 2, 1, 1, then 1 at five cards",
    4,
    { bids: [2, 1, 1, 1], tricks: [2, 1, 1, 1], cards: 5, dealer: 3 },
    ["deal.bids bids-add-up mex-annonces"],
  ],
  ["W4: with one card too", 4, { bids: [0, 0, 1, 0], tricks: [1, 0, 0, 0] }, ["deal.bids bids-add-up W4"]],
  ["W4: and blind", 4, { bids: [0, 0, 1, 0], tricks: [1, 0, 0, 0], blind: true, dealer: 2 }, ["deal.bids bids-add-up W4"]],
  [
    "W4 option: only blind",
    4,
    { bids: [0, 0, 1, 0], tricks: [1, 0, 0, 0] },
    ["deal.bids bids-add-up W4"],
    { "blind-hook": false },
  ],
  ["no tricks at all", 4, { bids: [0, 0, 0, 0], tricks: [0, 0, 0, 0] }, ["deal.tricks no-such-deal mex-donne"]],
  ["six tricks", 4, { bids: [0, 0, 0, 0], tricks: [2, 2, 2, 0] }, ["deal.tricks no-such-deal mex-donne"]],
  ["six cards", 4, { bids: [1, 1, 1, 1], tricks: [1, 1, 1, 3], cards: 6 }, ["deal.cards out-of-range mex-donne"]],
  [
    "five cards at five players",
    5,
    { bids: [1, 1, 1, 1, 0], tricks: [1, 1, 1, 1, 1], cards: 5 },
    ["deal.cards out-of-range mex-donne"],
    { "five-players": true },
  ],
  [
    "mex-donne: blind with two cards",
    4,
    { bids: [0, 0, 0, 0], tricks: [1, 1, 0, 0], blind: true },
    ["deal.blind blind-has-one-card mex-donne"],
  ],
  ["blind is not a word", 4, { bids: [0, 0, 0, 0], tricks: [1, 0, 0, 0], blind: "yes" }, ["deal.blind unknown-value mex-donne"]],
  ["nobody sits there", 4, { bids: [0, 0, 0, 0], tricks: [1, 0, 0, 0], dealer: 4 }, ["deal.dealer out-of-range mex-donne"]],
  [
    "everything at once",
    3,
    { bids: [9, 0], tricks: 3, cards: 0, dealer: -1, blind: 1 },
    [
      "deal.dealer out-of-range mex-donne",
      "deal.cards out-of-range mex-donne",
      "deal.tricks not-a-list mex-jeu",
      "deal.bids wrong-length mex-annonces",
      "deal.blind unknown-value mex-donne",
    ],
  ],
];

test.each(REFUSED)("refused: %s", (_, players, deal, faults, options) => {
  expect(faultsOf(players, deal, options)).toEqual(faults);
});

test("the player who made the bids add up is named if the deal tells the dealer", () => {
  const paramsOf = (deal: object) => {
    const read = whist.read(table(4), deal);
    return read.ok ? [] : read.faults.map(({ params }) => params);
  };
  const deal = { bids: [2, 1, 1, 1], tricks: [2, 1, 1, 1], cards: 5 };
  expect(paramsOf({ ...deal, dealer: 3 })).toEqual([{ cards: 5, seat: 3, bid: 1 }]);
  expect(paramsOf(deal)).toEqual([{ cards: 5 }]);
});

/** PROTOCOL: "all | {"passed":true} everybody passed": nobody loses a card, and the same deal is dealt again. */
test("a passed deal leaves the turn as it was", () => {
  expect(whist.read(table(4), { passed: true })).toEqual({ ok: true, value: { passed: true } });
  const turn = whist.firstTurn(table(4), 2);
  expect(whist.nextTurn(table(4), turn, { passed: true })).toEqual(turn);
});

test("a misdeal is accepted, and null or false counts as not given", () => {
  expect(whist.read(table(4), { misdeal: true })).toEqual({ ok: true, value: { misdeal: true } });
  const deal = { bids: [0, 0, 0, 0], tricks: [1, 0, 0, 0], passed: false, misdeal: null, cards: null, dealer: null, blind: null };
  expect(played(4, deal)).toEqual({ bids: [0, 0, 0, 0], tricks: [1, 0, 0, 0], cards: 1, blind: false });
});

test("in an evening the series fixes cards, dealer and blind, and a deal must agree", () => {
  const rules = table(4);
  const turn = whist.firstTurn(rules, 2);
  const deal = { bids: [0, 0, 0, 0], tricks: [2, 1, 1, 1] };
  expect(played(4, deal, {}, turn)).toEqual({ ...deal, cards: 5, dealer: 2, blind: false });
  expect(played(4, { ...deal, cards: 5, dealer: 2, blind: false }, {}, turn)).toEqual({
    ...deal,
    cards: 5,
    dealer: 2,
    blind: false,
  });
  expect(faultsOf(4, { ...deal, cards: 4, dealer: 3, blind: true }, {}, turn)).toEqual([
    "deal.dealer other-dealer W16",
    "deal.cards other-cards mex-donne",
    "deal.blind other-blind mex-donne",
  ]);
  expect(faultsOf(4, { bids: [0, 0, 0, 0], tricks: [1, 1, 1, 1] }, {}, turn)).toEqual([
    "deal.tricks tricks-do-not-add-up mex-jeu",
  ]);
});

/** Any deal that was played: what comes next does not depend on it. */
const DEAL: WhistDeal = { bids: [0, 0], tricks: [1, 0], cards: 1, blind: false };

/** What, players, options, then the deals: dealer, first to speak, first to lead, cards, set aside, blind. */
type Row = readonly [number, number, number, number, number, boolean];
const TURNS: readonly [string, number, object, readonly Row[]][] = [
  [
    "mex-donne, W2: four players, two dealers",
    4,
    {},
    [
      [3, 0, 1, 5, 2, false],
      [3, 0, 1, 4, 6, false],
      [3, 0, 1, 3, 10, false],
      [3, 0, 1, 2, 14, false],
      [3, 0, 1, 1, 18, false],
      [3, 0, 1, 1, 18, true],
      [0, 1, 2, 5, 2, false],
    ],
  ],
  [
    "W3: two players, the dealer leads",
    2,
    {},
    [
      [1, 0, 1, 5, 12, false],
      [1, 0, 1, 4, 14, false],
    ],
  ],
  [
    "W1 option: five players start at four cards",
    5,
    { "five-players": true },
    [
      [4, 0, 1, 4, 2, false],
      [4, 0, 1, 3, 7, false],
      [4, 0, 1, 2, 12, false],
      [4, 0, 1, 1, 17, false],
      [4, 0, 1, 1, 17, true],
      [0, 1, 2, 4, 2, false],
    ],
  ],
  [
    "W2 option and W16 option: the first on the left leads, the deal rotates",
    3,
    { "first-leader": "left", "dealer-change": "deal" },
    [
      [2, 0, 0, 5, 7, false],
      [0, 1, 1, 4, 10, false],
      [1, 2, 2, 3, 13, false],
      [2, 0, 0, 2, 16, false],
      [0, 1, 1, 1, 19, false],
      [1, 2, 2, 1, 19, true],
      [2, 0, 0, 5, 7, false],
    ],
  ],
];

test.each(TURNS)("%s", (_, players, options, expected) => {
  const rules = table(players, options);
  let turn = whist.firstTurn(rules, players - 1);
  for (const row of expected) {
    expect([turn.dealer, turn.firstBidder, turn.firstLeader, turn.cards, turn.aside, turn.blind]).toEqual(row);
    expect(whist.nextTurn(rules, turn, { misdeal: true })).toEqual(turn);
    turn = whist.nextTurn(rules, turn, DEAL);
  }
});

test("a turn without a place in the series counts as its beginning", () => {
  const { series: _, ...turn } = whist.firstTurn(table(4), 0);
  expect(whist.nextTurn(table(4), turn, DEAL).cards).toBe(4);
});

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
  const result = whist.auction(table(4), bids, { cards, ...extra });
  if (!result.ok) expect(said(result.faults)).toEqual(expected);
  else expect([result.value.allowed, result.value.complete]).toEqual([expected, expected.length === 0]);
});

test("W4 option: in the blind deal every number may be said", () => {
  const rules = table(4, { "blind-hook": false });
  expect(whist.auction(rules, [0, 1, 0], { cards: 1, blind: true })).toEqual({
    ok: true,
    value: { allowed: [0, 1], complete: false },
  });
  expect(whist.auction(rules, [0, 1, 0], { cards: 1 })).toEqual({ ok: true, value: { allowed: [1], complete: false } });
  expect(whist.auction(rules, [0, 1, 0, 0], { cards: 1, blind: true }).ok).toBe(true);
});

test("W1: five players only when the table says so", () => {
  expect(readRules({ game: "whist", players: 5 })).toMatchObject({ ok: false, faults: [{ at: "rules.players", rule: "W1" }] });
  expect(whist.startTotals(table(5, { "five-players": true, stake: 11 }))).toEqual([11, 11, 11, 11, 11]);
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
  const rules = table(4, options);
  let turn = whist.firstTurn(rules, 0);
  for (let i = 0; i < behind; i++) turn = whist.nextTurn(rules, turn, DEAL);
  expect(whist.isOver(rules, stakes, null, turn)).toBe(over);
});

test("W6: a stake stops at 0, or counts below when the table says so", () => {
  expect(whist.addTotals(table(4), [1, 5, 2, 0], [-3, 0, -2, -1])).toEqual([0, 5, 0, 0]);
  expect(whist.addTotals(table(4, { "below-zero": true }), [1, 5, 2, 0], [-3, 0, -2, -1])).toEqual([-2, 5, 0, -1]);
});

test("W8: the game ends with the deal in which a stake runs out, and nothing is played after it", () => {
  const deal = { bids: [5, 5], tricks: [5, 0] };
  const rules = table(2, { stake: 5 });
  const sheet = playDeals(rules, 0, [deal, { bids: [4, 4], tricks: [4, 0] }], null);
  expect(sheet.rows.map(({ totals }) => totals)).toEqual([
    [5, 0],
    [5, 0],
  ]);
  expect([sheet.over, sheet.winners, said(sheet.rows[1]?.faults ?? [])]).toEqual([true, [0], [" past-the-end mex-fin"]]);
});

test("W7: equal at the end, the win is shared", () => {
  const sheet = playDeals(table(3, { stake: 1 }), 0, [{ bids: [0, 2, 2], tricks: [1, 2, 2] }], null);
  expect([sheet.totals, sheet.over, sheet.winners]).toEqual([[0, 1, 1], true, [1, 2]]);
});

test("whist tells no doubts", () => {
  expect(whist.warnings(table(4), played(4, { bids: [0, 0, 0, 0], tricks: [5, 0, 0, 0] }))).toEqual([]);
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
      const rules = table(players, { stake, ...ends });
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

test("whatever the others bid, the dealer may not make the bids add up", () => {
  const others = fc
    .integer({ min: 1, max: 5 })
    .chain((cards) => fc.tuple(fc.constant(cards), fc.array(fc.nat(cards), { minLength: 1, maxLength: 3 })));
  fc.assert(
    fc.property(others, fc.boolean(), ([cards, bids], blind) => {
      const rules = table(bids.length + 1);
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

test("turning the table turns the columns", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(2)), { minLength: 2, maxLength: 4 }), fc.nat(3), (pairs, by) => {
      const turned = pairs.map((_, seat) => pairs[(seat + by) % pairs.length] as [number, number]);
      const deal = (rows: readonly (readonly [number, number])[]): WhistDeal => ({
        bids: rows.map(([bid]) => bid),
        tricks: rows.map(([, took]) => took),
        cards: 5,
        blind: false,
      });
      const rules = table(pairs.length);
      const { scores } = whist.score(rules, deal(pairs));
      expect(whist.score(rules, deal(turned)).scores).toEqual(pairs.map((_, seat) => scores[(seat + by) % pairs.length]));
    }),
  );
});

test("with an unreadable bid, no bid of the dealer is forbidden", () => {
  const bids = whist.auction(table(4), [9, 1, 1, 1], { cards: 3 });
  expect(bids.ok ? [] : bids.faults.map(({ at, code }) => `${at} ${code}`)).toEqual(["bids.0 out-of-range"]);
});

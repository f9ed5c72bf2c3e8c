/** Deals of whist that are refused or accepted, alone and in an evening. */
import { expect, test } from "vitest";
import type { Turn } from "../rules";
import { whist } from "./game";
import { inShort, whistPlayed, whistTable } from "./table.fixture";

const whistFaults = (players: number, deal: unknown, options: object = {}, turn?: Turn) => {
  const read = whist.read(whistTable(players, options), deal, turn);
  return read.ok ? [] : inShort(read.faults);
};

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
  expect(whistFaults(players, deal, options)).toEqual(faults);
});

test("the player who made the bids add up is named if the deal tells the dealer", () => {
  const paramsOf = (deal: object) => {
    const read = whist.read(whistTable(4), deal);
    return read.ok ? [] : read.faults.map(({ params }) => params);
  };
  const deal = { bids: [2, 1, 1, 1], tricks: [2, 1, 1, 1], cards: 5 };
  expect(paramsOf({ ...deal, dealer: 3 })).toEqual([{ cards: 5, seat: 3, bid: 1 }]);
  expect(paramsOf(deal)).toEqual([{ cards: 5 }]);
});

/** PROTOCOL: "all | {"passed":true} everybody passed": nobody loses a card, and the same deal is dealt again. */
test("a passed deal leaves the turn as it was", () => {
  expect(whist.read(whistTable(4), { passed: true })).toEqual({ ok: true, value: { passed: true } });
  const turn = whist.firstTurn(whistTable(4), 2);
  expect(whist.nextTurn(whistTable(4), turn, { passed: true })).toEqual(turn);
});

test("a misdeal is accepted, and null or false counts as not given", () => {
  expect(whist.read(whistTable(4), { misdeal: true })).toEqual({ ok: true, value: { misdeal: true } });
  const deal = { bids: [0, 0, 0, 0], tricks: [1, 0, 0, 0], passed: false, misdeal: null, cards: null, dealer: null, blind: null };
  expect(whistPlayed(4, deal)).toEqual({ bids: [0, 0, 0, 0], tricks: [1, 0, 0, 0], cards: 1, blind: false });
});

test("in an evening the series fixes cards, dealer and blind, and a deal must agree", () => {
  const rules = whistTable(4);
  const turn = whist.firstTurn(rules, 2);
  const deal = { bids: [0, 0, 0, 0], tricks: [2, 1, 1, 1] };
  expect(whistPlayed(4, deal, {}, turn)).toEqual({ ...deal, cards: 5, dealer: 2, blind: false });
  expect(whistPlayed(4, { ...deal, cards: 5, dealer: 2, blind: false }, {}, turn)).toEqual({
    ...deal,
    cards: 5,
    dealer: 2,
    blind: false,
  });
  expect(whistFaults(4, { ...deal, cards: 4, dealer: 3, blind: true }, {}, turn)).toEqual([
    "deal.dealer other-dealer W16",
    "deal.cards other-cards mex-donne",
    "deal.blind other-blind mex-donne",
  ]);
  expect(whistFaults(4, { bids: [0, 0, 0, 0], tricks: [1, 1, 1, 1] }, {}, turn)).toEqual([
    "deal.tricks tricks-do-not-add-up mex-jeu",
  ]);
});

test("whist tells no doubts", () => {
  expect(whist.warnings(whistTable(4), whistPlayed(4, { bids: [0, 0, 0, 0], tricks: [5, 0, 0, 0] }))).toEqual([]);
});

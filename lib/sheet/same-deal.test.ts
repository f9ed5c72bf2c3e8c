import { expect, test } from "vitest";
import type { Json } from "#lib/rules/read";
import { rulesOf } from "#lib/rules/read.fixture";
import { isSameDeal, type SaidDeal } from "./same-deal";

const four = rulesOf("tarot", 4);
const GARDE = { taker: 0, contract: "garde", bouts: 2, points: 49 };
const said = (deal: Json, more: Partial<SaidDeal> = {}): SaidDeal => ({ deal, seats: [0, 1, 2, 3], dealer: 0, ...more });
const claims = (...seats: number[]) => seats.map((seat) => ({ seat, level: 1 }));

test.each<[string, SaidDeal, SaidDeal, boolean]>([
  ["the same words", said(GARDE), said({ ...GARDE }), true],
  ["in another order", said(GARDE), said(Object.fromEntries(Object.entries(GARDE).reverse())), true],
  ["other points", said(GARDE), said({ ...GARDE, points: 50 }), false],
  ["the same, counted by the other camp", said(GARDE), said({ ...GARDE, points: undefined, defencePoints: 42 }), true],
  ["what is left out, and none of it", said(GARDE), said({ ...GARDE, poignees: [], petitAuBout: null, excuseLast: false }), true],
  ["claims in another order", said({ ...GARDE, poignees: claims(0, 2) }), said({ ...GARDE, poignees: claims(2, 0) }), true],
  ["other claims", said({ ...GARDE, poignees: claims(0) }), said({ ...GARDE, poignees: claims(1) }), false],
  ["one claim more", said({ ...GARDE, poignees: claims(0) }), said(GARDE), false],
  ["other people", said(GARDE), said(GARDE, { seats: [0, 1, 3, 2] }), false],
  ["fewer people", said(GARDE), said(GARDE, { seats: [0, 1, 2] }), false],
  ["more people", said(GARDE, { seats: [0, 1, 2] }), said(GARDE), false],
  ["another dealer", said(GARDE), said(GARDE, { dealer: 1 }), false],
  ["a dealer, and whoever’s turn it was", said(GARDE, { dealer: 1 }), said(GARDE, { dealer: null }), true],
  ["whoever’s turn it was, and a dealer", said(GARDE, { dealer: null }), said(GARDE, { dealer: 1 }), true],
  ["points by place, which have their order", said({ report: [10, -10, 0, 0] }), said({ report: [-10, 10, 0, 0] }), false],
  ["nothing that a game could read", said({ a: null, b: 0 }), said({ b: 0 }), true],
  ["nothing, and a zero", said({ b: 0 }), said({}), false],
  ["nothing, and an empty list", said({ b: [] }), said({}), true],
  ["nothing, and a list of nothing", said({ b: [null] }), said({}), false],
  ["nothing, and what is false", said({ b: false }), said({}), true],
  ["what is true", said({ b: true }), said({}), false],
  ["lists of other lengths", said({ b: [1] }), said({ b: [1, 2] }), false],
  ["what is inside", said({ b: { c: 1 } }), said({ b: { c: 2 } }), false],
])("whether two phones say the same deal: %s", (_, a, b, same) => {
  expect([isSameDeal(four, a, b), isSameDeal(four, b, a)]).toEqual([same, same]);
});

test("a deal of fewer players is read by the rules for that number", () => {
  const five = rulesOf("tarot", 5);
  const both = [GARDE, { ...GARDE, points: undefined, defencePoints: 42 }].map((deal) => said(deal));
  expect(isSameDeal(five, both[0] as SaidDeal, both[1] as SaidDeal)).toBe(true);
});

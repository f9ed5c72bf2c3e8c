import { expect, test } from "vitest";
import { betFaults } from "./announced";
import type { Json } from "./read";
import { rulesOf } from "./read.fixture";
import type { Rules } from "./rules";

const FIVE = rulesOf("decale", 5);
const FOUR = rulesOf("tarot", 4);
const CALLS = rulesOf("tarot", 5);
const VP5 = rulesOf("vp5", 5);
const WHIST = rulesOf("whist", 3);

test.each<[string, Rules, Json, string[]]>([
  ["alone", FIVE, { seat: 0, diploma: "master" }, []],
  ["a Proviseur called, whose holder nobody knows", FIVE, { seat: 0, diploma: "bac", called: "O" }, []],
  ["the last seat calls too", FIVE, { seat: 4, diploma: "bac", called: "V" }, []],
  ["with the partner", FIVE, { seat: 1, diploma: "bac", called: "O", partner: 3 }, []],
  ["no such school", FIVE, { seat: 1, diploma: "bac", called: "Z" }, ["partial.bet.called unknown-value"]],
  ["what the bet does not say is not asked", FOUR, { taker: 1, contract: "garde", slam: { announced: true } }, []],
  ["a contract of another game", FOUR, { taker: 1, contract: "pouce" }, ["partial.contract unknown-value"]],
  ["nobody takes", FOUR, { contract: "garde" }, ["partial.taker required"]],
  ["a pass is no bet", FOUR, { passed: true }, ["partial.taker required", "partial.contract required"]],
  ["the king is called, nobody knows where he is", CALLS, { taker: 1, contract: "petite", called: "H-14" }, []],
  ["alone by choice", CALLS, { taker: 1, contract: "petite", partner: null, called: "H-14", alone: "dog" }, []],
  ["no such card", CALLS, { taker: 1, contract: "petite", called: "roi" }, ["partial.called not-a-card"]],
  ["a bid chelem", VP5, { taker: 1, contract: "chelem", partner: 2, slam: { announced: true } }, []],
  ["what each says", WHIST, { bids: [0, 2, 1] }, []],
  ["two numbers for three", WHIST, { bids: [0, 2] }, ["partial.bids wrong-length"]],
  ["a number that is none", WHIST, { bids: [0, "2", 1] }, ["partial.bids.1 not-a-number"]],
  ["no list", WHIST, { bids: 5 }, ["partial.bids not-a-list"]],
])("a bet announced before its cards are played is checked: %s", (_, rules, partial, faults) => {
  expect(betFaults(rules, partial).map(({ at, code }) => `${at} ${code}`)).toEqual(faults);
});

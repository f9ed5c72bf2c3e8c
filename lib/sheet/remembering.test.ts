import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import { whist } from "#lib/rules/whist/game";
import { remembering } from "./remembering";

test("a deal is played again if its turn or its rules differ, and otherwise remembered", () => {
  const [rules, other] = [rulesOf("whist", 4), rulesOf("whist", 4, { stake: 2 })];
  const play = remembering();
  const turn = whist.firstTurn(rules, 0);
  const deal = { bids: [0, 2, 1, 1], tricks: [1, 2, 0, 2] };
  const first = play(rules, deal, turn);
  expect(first.read.ok).toBe(true);
  expect(play(rules, deal, { ...turn })).toBe(first);
  expect(play(rules, deal, { ...turn, cards: 4 }).read.ok).toBe(false);
  const again = play(rules, deal, turn);
  expect(play(other, deal, turn)).not.toBe(again);
});

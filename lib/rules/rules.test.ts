import { expect, test } from "vitest";
import { gameNameIn, isEmptyDeal, isReport, leadersOf } from "./rules";

test("the leaders are those with the most; a total that is missing never leads", () => {
  expect([leadersOf([5, null, 5, -3]), leadersOf([-8, null]), leadersOf([null, null])]).toEqual([[0, 2], [0], []]);
});

test("a deal is played, passed, a misdeal, or a row of paper", () => {
  const deals = [{ taker: 0 }, { passed: true }, { misdeal: true }, { report: [1, -1], deals: 1 }];
  expect(deals.map(isEmptyDeal)).toEqual([false, true, true, false]);
  expect(deals.map(isReport)).toEqual([false, false, false, true]);
});

test("a game is known only by its exact name", () => {
  expect(["tarot", "Tarot", "", null].map(gameNameIn)).toEqual(["tarot", undefined, undefined, undefined]);
});

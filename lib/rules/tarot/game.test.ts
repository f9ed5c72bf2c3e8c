/** Who deals next at tarot, and when the game ends; totals run on. */
import { expect, test } from "vitest";
import { tarot } from "./game";
import { editionTable } from "./score.fixture";

test("a round of dealers, a petit sec, a fault of the deal, a round of passes", () => {
  const rules = editionTable(4);
  const first = tarot.firstTurn(rules, 3);
  expect(first).toEqual({ dealer: 3, firstBidder: 0, firstLeader: 0, cards: 18, aside: 6, blind: false });
  const redealt = tarot.nextTurn(rules, first, { misdeal: true });
  expect(redealt).toEqual({ ...first, barred: 3 });
  expect(tarot.nextTurn(rules, redealt, { passed: true })).toEqual(tarot.firstTurn(rules, 0));
  expect(tarot.nextTurn(rules, first, { misdeal: true, reason: "petit-sec" }).dealer).toBe(0);
  expect(tarot.nextTurn(rules, first, { vachette: [91, 0, 0, 0] }).dealer).toBe(0);
  expect(tarot.firstTurn(editionTable(3), 0)).toMatchObject({ cards: 24, aside: 6 });
  expect(tarot.firstTurn(editionTable(5), 0)).toMatchObject({ cards: 15, aside: 3 });
});

test("totals run on, and the game ends only at an agreed number (T12)", () => {
  const rules = editionTable(3);
  const next = tarot.firstTurn(rules, 0);
  const totals = tarot.addTotals(rules, tarot.startTotals(rules), [52, -26, -26]);
  expect(totals).toEqual([52, -26, -26]);
  expect(tarot.isOver(rules, totals, null, next)).toBe(false);
  expect(tarot.isOver(rules, totals, 53, next)).toBe(false);
  expect(tarot.isOver(rules, totals, 52, next)).toBe(true);
});

import { expect, test } from "vitest";
import { type DealNoted, EveningPlay, playDeal } from "./evening";
import { rulesOf } from "./read.fixture";
import { everybody } from "./seating";
import { Steps } from "./steps";

/** Sums, and how many steps were taken to make them. */
function counted() {
  const sums = { taken: 0, steps: new Steps<{ sum: number }, { add: number }>((from, given) => add(from, given)) };
  const add = (from: { sum: number }, given: { add: number }) => {
    sums.taken += 1;
    return { sum: from.sum + given.add };
  };
  return sums;
}
const START = { sum: 0 };
const adds = (...values: number[]) => values.map((add) => ({ add }));

test("a list that grows is not folded again, and one that shrinks leaves nothing behind", () => {
  const sums = counted();
  const list = adds(1, 2, 3);
  expect(sums.steps.over(START, list).map(({ sum }) => sum)).toEqual([1, 3, 6]);
  expect(sums.steps.over(START, [...list, { add: 4 }]).map(({ sum }) => sum)).toEqual([1, 3, 6, 10]);
  expect(sums.taken).toBe(4);
  expect(sums.steps.over(START, list.slice(0, 1)).map(({ sum }) => sum)).toEqual([1]);
  expect(sums.taken).toBe(4);
  expect(sums.steps.over(START, list).map(({ sum }) => sum)).toEqual([1, 3, 6]);
  expect(sums.taken).toBe(6);
});

test("all from the first changed item on is folded again; with another start, everything", () => {
  const sums = counted();
  const list = adds(1, 2, 3);
  sums.steps.over(START, list);
  expect(
    sums.steps.over(START, [list[0] as { add: number }, { add: 5 }, list[2] as { add: number }]).map(({ sum }) => sum),
  ).toEqual([1, 6, 9]);
  expect(sums.taken).toBe(5);
  expect(sums.steps.over({ sum: 10 }, list).map(({ sum }) => sum)).toEqual([11, 13, 16]);
  expect(sums.taken).toBe(8);
});

const DECALE = rulesOf("decale", 3);
const seats = everybody(3);
const noted = (...cardPoints: number[]): DealNoted => ({
  deal: { cardPoints },
  seats,
  dealer: null,
  circle: { order: seats, here: seats },
  decided: [],
});

test("an evening that starts from the same totals plays no deal again; from others it plays all", () => {
  let played = 0;
  const play: ConstructorParameters<typeof EveningPlay>[3] = (...asked) => {
    played += 1;
    return playDeal(...asked);
  };
  const evening = new EveningPlay(DECALE, 0, null, play);
  const deals = [noted(30, 20, 12), noted(10, 30, 22)];
  expect(evening.over([0, 0, 0], deals).totals).toEqual([40, 50, 34]);
  expect(played).toBe(2);
  // Totals that are equal, though in a new array, mean the same evening.
  expect(evening.over([0, 0, 0], [...deals, noted(20, 20, 22)]).totals).toEqual([60, 70, 56]);
  expect(played).toBe(3);
  for (const start of [
    [5, 0, 0],
    [5, 0],
    [null, 5, 0],
  ]) {
    expect(evening.over(start, deals)).toEqual(new EveningPlay(DECALE, 0, null).over(start, deals));
  }
  expect(evening.over([5, 0, 0], deals).totals).toEqual([45, 50, 34]);
  expect(played).toBe(3 + 2 * 4);
});

test("an evening without a deal has the totals it started from", () => {
  const evening = new EveningPlay(DECALE, 0, null);
  expect(evening.over([3, 4, 5], [])).toMatchObject({ rows: [], totals: [3, 4, 5], over: false, winners: [] });
});

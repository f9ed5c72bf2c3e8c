/** Running totals of deals in order, with the table's decisions (T1), up to the end of the game and past it. */
import { expect, test } from "vitest";
import { EveningPlay, playDeals } from "./evening";
import { rulesAsked } from "./read.fixture";
import type { Line } from "./rules";
import { everybody, seatNext } from "./seating";

const DECALE = rulesAsked({ game: "decale", players: 3 });
const decision = (scores?: number[]): Line => ({ code: "table-decision", rule: "T1", value: 0, ...(scores ? { scores } : {}) });
const played = { cardPoints: [30, 20, 12] };
const seats = everybody(3);
const circle = { order: seats, here: seats };
const noted = (deal: unknown, decided: Line[] = []) => ({ deal, seats, dealer: null, circle, decided });
const evening = (dealer: number, ...deals: ReturnType<typeof noted>[]) =>
  new EveningPlay(DECALE, dealer, null).over([0, 0, 0], deals);

/** T1: what the table decides is added to the deal, whatever the deal was. */
test.each<[string, unknown, Line[], number[] | undefined, string[] | undefined]>([
  ["nothing decided", played, [], [30, 20, 12], ["cards"]],
  ["a player loses 5", played, [decision([-5, 0, 0])], [25, 20, 12], ["cards", "table-decision"]],
  [
    "two decisions",
    played,
    [decision([-5, 0, 0]), decision([0, 3, 2])],
    [25, 23, 14],
    ["cards", "table-decision", "table-decision"],
  ],
  ["a decision without points", played, [decision()], [30, 20, 12], ["cards", "table-decision"]],
  ["a deal that everybody passed", { passed: true }, [decision([0, -10, 0])], [0, -10, 0], ["table-decision"]],
  ["a misdeal, nothing decided", { misdeal: true }, [], undefined, undefined],
])("%s", (_, deal, lines, scores, codes) => {
  const { rows, totals } = evening(0, noted(deal, lines));
  expect(rows[0]?.score?.scores).toEqual(scores);
  expect(rows[0]?.score?.lines.map(({ code }) => code)).toEqual(codes);
  expect(totals).toEqual(scores ?? [0, 0, 0]);
});

test("a refused deal scores nothing, keeps its reasons, and the deal stays to be played", () => {
  const { rows, totals, past } = evening(1, noted({ cardPoints: [76, 0, 0] }, [decision([1, 1, 1])]), noted(played));
  expect(rows[0]).toMatchObject({ deal: null, score: null, totals: [0, 0, 0] });
  expect(rows[0]?.faults.map(({ code }) => code)).toEqual(["out-of-range"]);
  const next = seatNext(DECALE, 3, circle, 1, past);
  expect([rows[1]?.turn.dealer, totals, next.dealer]).toEqual([1, [30, 20, 12], 2]);
});

/** T31: a deal that was cancelled after later ones counts nothing, but its dealer has had his turn. */
test("a voided deal scores nothing, and the deal goes to the next dealer", () => {
  const deal = noted(played, [decision([1, 1, 1])]);
  const voided = { ...deal, isVoided: true };
  const { rows, totals, past } = evening(0, voided, deal);
  expect([rows.map(({ score }) => score?.scores), totals]).toEqual([
    [undefined, [31, 21, 13]],
    [31, 21, 13],
  ]);
  expect(past.map(({ dealer }) => dealer)).toEqual([0, 1]);
});

test("a refused deal after others does not count among those that are over", () => {
  const { past, next } = playDeals(DECALE, 0, [played, { cardPoints: [76, 0, 0] }, played, { cardPoints: [76, 0, 0] }], null);
  expect([past.map(({ dealer }) => dealer), next.dealer]).toEqual([[0, 1], 2]);
});

/** Seed 3, « Fin du jeu », W7: stakes of 2; the second deal empties one. */
test("a whist ends for good: what comes after is refused, and the winners stay", () => {
  const rules = rulesAsked({ game: "whist", players: 3, options: { stake: 2 } });
  const deals = [
    { bids: [1, 2, 1], tricks: [2, 2, 1] },
    { bids: [1, 1, 1], tricks: [2, 1, 1] },
    { bids: [1, 0, 1], tricks: [1, 1, 1] },
  ];
  const { rows, totals, over, winners } = playDeals(rules, 0, deals, null);
  expect(rows.map((row) => row.totals)).toEqual([
    [1, 2, 2],
    [0, 2, 2],
    [0, 2, 2],
  ]);
  expect(rows[2]?.faults).toEqual([{ at: "", code: "past-the-end", rule: "mex-fin" }]);
  expect({ totals, over, winners }).toEqual({ totals: [0, 2, 2], over: true, winners: [1, 2] });
});

/** Seed 0, « La fin de la partie », D34: a table may play on past its target. */
test("décalé plays on past its target, and the highest total wins", () => {
  const { over, winners, totals } = playDeals(DECALE, 0, [played, { cardPoints: [10, 40, 12] }], 30);
  expect({ over, winners, totals }).toEqual({ over: true, winners: [1], totals: [40, 60, 24] });
  expect(playDeals(DECALE, 0, [played], 31)).toMatchObject({ over: false, winners: [] });
  expect(playDeals(DECALE, 0, [], 1)).toMatchObject({ rows: [], totals: [0, 0, 0], over: false, winners: [] });
});

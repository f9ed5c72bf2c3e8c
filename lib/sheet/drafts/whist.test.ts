import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import type { Turn } from "#lib/rules/rules";
import { whist } from "#lib/rules/whist/game";
import {
  bidsToAnnounce,
  draftOf,
  emptyDraft,
  focusOf,
  forbiddenNext,
  readDraft,
  say,
  takenOf,
  unsay,
  type WhistDraft,
  withBids,
} from "./whist";

const table = (players = 4, options: object = {}) => rulesOf("whist", players, options);
const four = table();
/** Seat 0 deals 5 cards: seats 1, 2, 3, 0 speak. */
const turn: Turn = whist.firstTurn(four, 0);
const said = (numbers: readonly number[], from: WhistDraft = emptyDraft(four), at: Turn = turn, rules = four): WhistDraft =>
  numbers.reduce((draft, number) => say(rules, draft, at, number), from);
const codes = (draft: WhistDraft) => readDraft(four, draft, turn).faults.map(({ code, rule }) => `${code} ${rule}`);

test("bids are asked for from the dealer's left to the dealer, and then tricks in the same order", () => {
  const order = Array.from({ length: 8 }, (_, i) => focusOf(four, said(Array<number>(i).fill(0)), turn));
  expect(order.map(({ row, seat }) => `${row} ${seat}`)).toEqual([
    "bids 1",
    "bids 2",
    "bids 3",
    "bids 0",
    "tricks 1",
    "tricks 2",
    "tricks 3",
    "tricks 0",
  ]);
  expect(said([2, 1, 1, 0]).bids).toEqual([0, 2, 1, 1]);
});

test("the text's example: 2, 1 and 1 said for five tricks, the dealer may not say 1", () => {
  const draft = said([2, 1, 1]);
  expect(forbiddenNext(four, draft, turn)).toMatchObject({ bid: 1, fault: { code: "forbidden-bid", rule: "mex-annonces" } });
  expect(forbiddenNext(four, said([2, 1]), turn)).toBeNull();
  expect(forbiddenNext(four, said([2, 1, 1, 0]), turn)).toBeNull();
  const early = { ...said([2, 1]), at: { row: "bids" as const, seat: 0 } };
  expect(forbiddenNext(four, early, turn)).toBeNull();
  expect(forbiddenNext(four, { ...said([2, 1, 1]), at: { row: "bids", seat: 2 } }, turn)).toBeNull();
  expect(codes(said([2, 1, 1, 1]))).toEqual(["bids-add-up mex-annonces"]);
  expect(codes(said([2, 1, 1, 2]))).toEqual([]);
});

test("the dealer is free when bids exceed the tricks, but not with one card, unless an option says so when blind", () => {
  expect(forbiddenNext(four, said([3, 0, 3]), turn)).toBeNull();
  const blind = { ...turn, cards: 1, blind: true };
  expect(forbiddenNext(four, said([0, 0, 0], emptyDraft(four), blind), blind)).toMatchObject({ bid: 1, fault: { rule: "W4" } });
  const lifted = table(4, { "blind-hook": false });
  expect(forbiddenNext(lifted, said([0, 0, 0], emptyDraft(lifted), blind, lifted), blind)).toBeNull();
});

test("a bid corrected after the dealer has bid is checked again", () => {
  const draft = say(four, { ...said([2, 1, 1, 0]), at: { row: "bids", seat: 1 } }, turn, 3);
  expect(draft.bids).toEqual([0, 3, 1, 1]);
  expect(codes(draft)).toEqual(["bids-add-up mex-annonces"]);
  expect(focusOf(four, draft, turn)).toEqual({ row: "tricks", seat: 1 });
});

test("the total decides the last player's tricks, and everybody's once all are counted", () => {
  const taken = (numbers: readonly number[]) =>
    takenOf(said([2, 1, 1, 0, ...numbers]), turn).map(({ tricks, given }) => `${tricks ?? "?"}${given ? " given" : ""}`);
  expect(taken([2])).toEqual(["?", "2", "?", "?"]);
  expect(taken([2, 0, 2])).toEqual(["1 given", "2", "0", "2"]);
  expect(taken([5])).toEqual(["0 given", "5", "0 given", "0 given"]);
  expect(readDraft(four, said([2, 1, 1, 0, 2, 0, 2]), turn).score?.scores).toEqual([-1, 0, -1, -1]);
});

test("tricks that do not add up are refused, nothing typed is lost", () => {
  expect(codes(said([2, 1, 1, 0, 4, 2]))).toEqual(["tricks-do-not-add-up mex-jeu"]);
  expect(codes(said([2, 1, 1, 0, 1, 1, 1, 0]))).toEqual(["tricks-do-not-add-up mex-jeu"]);
});

test("the missing row is told: first the bids, then the tricks", () => {
  expect(readDraft(four, emptyDraft(four), turn).missing).toBe("bids");
  expect(readDraft(four, said([2, 1, 1]), turn).missing).toBe("bids");
  expect(readDraft(four, said([2, 1, 1, 0]), turn).missing).toBe("tricks");
  expect(readDraft(four, said([2, 1, 1, 0, 2, 0, 2]), turn).deal).toEqual({
    bids: [0, 2, 1, 1],
    tricks: [1, 2, 0, 2],
    cards: 5,
    dealer: 0,
    blind: false,
  });
});

test("bids are announced whole and lawful, before any trick, and wait in the form", () => {
  expect(bidsToAnnounce(four, said([2, 1, 1]), turn)).toBeNull();
  expect(bidsToAnnounce(four, said([2, 1, 1, 1]), turn)).toBeNull();
  expect(bidsToAnnounce(four, said([2, 1, 1, 0, 2]), turn)).toBeNull();
  const announced = bidsToAnnounce(four, said([2, 1, 1, 0]), turn);
  expect(announced).toEqual({ bids: [0, 2, 1, 1] });
  expect(focusOf(four, withBids(four, announced ?? {}), turn)).toEqual({ row: "tricks", seat: 1 });
  expect(withBids(four, {})).toEqual(emptyDraft(four));
});

test("erasing goes back one number at a time", () => {
  const once = unsay(four, said([2, 1]), turn);
  expect(once.bids).toEqual([null, 2, null, null]);
  expect(unsay(four, once, turn).bids).toEqual([null, null, null, null]);
  expect(unsay(four, emptyDraft(four), turn)).toEqual(emptyDraft(four));
  const tapped = { ...said([2, 1, 1, 0]), at: { row: "bids" as const, seat: 2 } };
  expect(unsay(four, tapped, turn)).toEqual({ ...tapped, bids: [0, 2, null, 1] });
});

test("a recorded deal comes back into the form, and one number put right leads to its neighbour", () => {
  const deal = { bids: [2, 1, 0, 2], tricks: [1, 1, 0, 2], cards: 4, dealer: 0, blind: false };
  const at = { ...turn, cards: 4 };
  const draft = draftOf(four, deal);
  expect(readDraft(four, draft, at).deal).toEqual(deal);
  const right = say(four, { ...draft, at: { row: "tricks", seat: 2 } }, at, 1);
  expect(focusOf(four, right, at)).toEqual({ row: "tricks", seat: 3 });
  expect(readDraft(four, say(four, right, at, 1), at).score?.scores).toEqual([-1, 0, -1, -1]);
  expect(draftOf(four, { misdeal: true })).toEqual(emptyDraft(four));
});

test("once the form is full the last cell keeps the focus, unless another is chosen", () => {
  const whole = { ...said([2, 1, 1, 0, 2, 1, 1, 1]), at: null };
  expect(focusOf(four, whole, turn)).toEqual({ row: "tricks", seat: 0 });
  expect(focusOf(four, { ...whole, at: { row: "bids", seat: 2 } }, turn)).toEqual({ row: "bids", seat: 2 });
});

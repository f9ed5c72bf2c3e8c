import { expect, test } from "vitest";
import { boundsOf, emptyChoices, lawsOf } from "../laws.fixture";

test("what it fixes for all its tables", () => {
  expect(lawsOf("whist")).toEqual({
    ...{ players: [2, 3, 4], zeroSum: false, endsForGood: true, clockwise: true, firstDealer: "weakest" },
    ...{ arbitrated: false, counts: "tricks", calls: null, reports: { most: 0, step: 1 }, boutsBarred: undefined },
  });
});

test("what a table may choose are different things, what is usual among them", () => {
  expect(emptyChoices("whist")).toEqual([]);
});

test("how far a table may go in figures", () => {
  expect(boundsOf("whist")).toEqual({ stake: [1, 100, 1] });
});

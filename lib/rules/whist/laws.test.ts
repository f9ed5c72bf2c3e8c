import { expect, test } from "vitest";
import { boundsOf, emptyChoices, lawsOf } from "../laws.fixture";

test("whist fixes these rules for all its tables", () => {
  expect(lawsOf("whist")).toEqual({
    ...{ players: [2, 3, 4], zeroSum: false, endsForGood: true, clockwise: true, firstDealer: "weakest" },
    ...{ arbitrated: false, counts: "tricks", calls: null, reports: { most: 0, step: 1 }, boutsBarred: undefined },
  });
});

test("the choices of an option differ, and the usual one is among them", () => {
  expect(emptyChoices("whist")).toEqual([]);
});

test("the figures of an option have these bounds", () => {
  expect(boundsOf("whist")).toEqual({ stake: [1, 100, 1] });
});

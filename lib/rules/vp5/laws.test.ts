import { expect, test } from "vitest";
import { boundsOf, emptyChoices, lawsOf } from "../laws.fixture";

test("the victory-point table fixes these rules for all its tables", () => {
  expect(lawsOf("vp5")).toEqual({
    ...{ players: [5], zeroSum: true, endsForGood: false, clockwise: false, firstDealer: "weakest" },
    ...{ arbitrated: false, counts: "points", calls: "head", reports: undefined, boutsBarred: 3 },
  });
});

test("the choices of an option differ, and the usual one is among them", () => {
  expect(emptyChoices("vp5")).toEqual([]);
});

test("the figures of an option have these bounds", () => {
  expect(boundsOf("vp5")).toEqual({
    table: [-10_000, 10_000, 1],
    targets: [0, 91, 1],
    poignees: [0, 1_000, 1],
    "poignee-trumps-5": [1, 22, 1],
    misere: [0, 500, 1],
    petit: [0, 150, 15],
    slam: [0, 1_500, 15],
  });
});

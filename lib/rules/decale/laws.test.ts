import { expect, test } from "vitest";
import { boundsOf, emptyChoices, lawsOf } from "../laws.fixture";

test("décalé fixes these rules for all its tables", () => {
  expect(lawsOf("decale")).toEqual({
    ...{ players: [2, 3, 4, 5], zeroSum: false, endsForGood: false, clockwise: true, firstDealer: "strongest" },
    ...{ arbitrated: false, counts: "points", calls: "top", reports: { step: 1 }, boutsBarred: undefined },
  });
});

test("the choices of an option differ, and the usual one is among them", () => {
  expect(emptyChoices("decale")).toEqual([]);
});

test("the figures of an option have these bounds", () => {
  expect(boundsOf("decale")).toEqual({ diplomas: [1, 500, 1], "prime-points": [0, 100, 1], "trop-cool": [1, 14, 1] });
});

import { expect, test } from "vitest";
import { boundsOf, lawsOf } from "../laws.fixture";

test("what it fixes for all its tables", () => {
  expect(lawsOf("decale")).toEqual({
    ...{ players: [2, 3, 4, 5], zeroSum: false, endsForGood: false, clockwise: true, firstDealer: "strongest" },
    ...{ arbitrated: false, counts: "points", calls: "top", reports: { step: 1 } },
  });
});

test("how far a table may go in figures", () => {
  expect(boundsOf("decale")).toEqual({ diplomas: [1, 500, 1], "prime-points": [0, 100, 1], "trop-cool": [1, 14, 1] });
});

import { expect, test } from "vitest";
import { boundsOf, emptyChoices, lawsOf } from "../laws.fixture";
import { disorder } from "./options";

test("tarot fixes these rules for all its tables", () => {
  expect(lawsOf("tarot")).toEqual({
    ...{ players: [3, 4, 5], zeroSum: true, endsForGood: false, clockwise: false, firstDealer: "weakest" },
    ...{ arbitrated: true, counts: "points", calls: "head", reports: undefined, boutsBarred: 1 },
  });
});

test("the choices of an option differ, and the usual one is among them", () => {
  expect(emptyChoices("tarot")).toEqual([]);
});

test("the figures of an option have these bounds", () => {
  expect(boundsOf("tarot")).toEqual({
    multipliers: [0.5, 100, 0.5],
    base: [0, 500, 1],
    targets: [0, 91, 1],
    petit: [0, 500, 1],
    poignees: [0, 1_000, 1],
    "poignee-trumps-3": [1, 22, 1],
    "poignee-trumps-4": [1, 22, 1],
    "poignee-trumps-5": [1, 22, 1],
    slams: [0, 5_000, 1],
    misere: [0, 500, 1],
    vachette: [0, 6_000, 6],
  });
});

test("amounts must rise in their order; where equals are allowed, they must not fall", () => {
  const keys = ["a", "b", "c"];
  const said = (mayEqual: boolean, a: number, b: number, c: number) =>
    disorder(keys, { a, b, c }, mayEqual).map(({ key, code }) => `${key} ${code}`);
  expect([said(false, 1, 2, 3), said(true, 1, 1, 3), said(false, 0, 1, 2)]).toEqual([[], [], []]);
  expect(said(false, 1, 1, 3)).toEqual(["b out-of-order"]);
  expect(said(true, 3, 2, 1)).toEqual(["b out-of-order", "c out-of-order"]);
});

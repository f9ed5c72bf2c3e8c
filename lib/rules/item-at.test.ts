import { expect, test } from "vitest";
import { itemAt } from "./item-at";

test("an item that is there", () => {
  expect([itemAt(["a", "b"], 1), itemAt([undefined], 0)]).toEqual(["b", undefined]);
});

test.each([-1, 2, 0.5, Number.NaN])("no item at %s of two", (index) => {
  expect(() => itemAt(["a", "b"], index)).toThrow(`no item ${index} of 2`);
});

import { expect, test } from "vitest";
import { itemAt, lastOf } from "./item-at";

test("gives an item that is there", () => {
  expect([itemAt(["a", "b"], 1), itemAt([undefined], 0), itemAt({ petite: 25 }, "petite")]).toEqual(["b", undefined, 25]);
});

test.each([-1, 2, 0.5, Number.NaN])("throws at %s in a list of two", (place) => {
  expect(() => itemAt(["a", "b"], place)).toThrow(`nothing at ${place}`);
});

test("throws for a key that is not there", () => {
  expect(() => itemAt({ petite: 25 }, "garde")).toThrow("nothing at garde");
});

test("gives the last item of a list", () => {
  expect(lastOf([1, 2, 3])).toBe(3);
  expect(() => lastOf([])).toThrow("nothing at -1");
});

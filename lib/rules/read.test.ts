import { expect, test } from "vitest";
import { Reader } from "./read";

test("an unknown value is told by its first forty letters", () => {
  const reader = new Reader();
  for (const value of ["x".repeat(40), "x".repeat(41), 7, { x: 1 }]) reader.oneOf(value, "game", "T22", ["tarot", "whist"]);
  expect(reader.faults.map(({ params }) => params)).toEqual(
    ["x".repeat(40), "x".repeat(40), "7", "…"].map((value) => ({ value, values: "tarot, whist" })),
  );
});

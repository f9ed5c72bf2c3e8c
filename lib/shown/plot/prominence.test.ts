import { expect, it } from "vitest";
import { prominenceOf } from "./prominence";

it("ten lines are all legible; of twenty-four only the first three, the chosen one and two on each side of it", () => {
  expect(prominenceOf(10, 4).filter((one) => one === "far")).toEqual([]);
  const many = prominenceOf(24, 12);
  expect(many.flatMap((one, i) => (one === "far" ? [] : [i]))).toEqual([0, 1, 2, 10, 11, 12, 13, 14]);
  expect(many[12]).toBe("inked");
});

import { expect, test } from "vitest";
import { SERVED } from "./served";

test.each(Object.values(SERVED))("no two pages are called alike", ({ titles }) => {
  expect(new Set(Object.values(titles)).size).toBe(Object.keys(titles).length);
});

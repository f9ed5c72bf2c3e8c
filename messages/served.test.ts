import { expect, test } from "vitest";
import { SERVED_IN } from "./languages/served";

test.each(Object.values(SERVED_IN))("no two pages are called alike", ({ titles }) => {
  expect(new Set(Object.values(titles)).size).toBe(Object.keys(titles).length);
});

import { expect, test } from "vitest";
import { titlesEn, titlesFr } from "#messages/titles";

test.each([titlesFr, titlesEn])("no two pages are called alike", (titles) => {
  expect(new Set(Object.values(titles)).size).toBe(Object.keys(titles).length);
});

import { expect, test } from "vitest";
import { inOneList } from "./older";

test("the newest evenings are on top, and each page asked for comes under the one before", () => {
  const page = (...evenings: string[]) => ({ evenings, before: null });
  const pages = [page("2026-03-10", "2026-03-03"), page("2026-02-24")];
  expect(inOneList(page("2026-03-24", "2026-03-17"), pages)).toEqual([
    "2026-03-24",
    "2026-03-17",
    "2026-03-10",
    "2026-03-03",
    "2026-02-24",
  ]);
});

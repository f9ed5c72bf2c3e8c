import { expect, test } from "vitest";
import { inSeasonOrder } from "./evening-id";

test("evenings go by their days, and those of one day by their names", () => {
  const evenings = ["2026-03-10/b", "2026-03-11", "2026-03-10", "2026-03-10/a", "2025-12-31"].map((evening) => ({ evening }));
  const sorted = inSeasonOrder(evenings).map(({ evening }) => evening);
  expect(sorted).toEqual(["2025-12-31", "2026-03-10", "2026-03-10/a", "2026-03-10/b", "2026-03-11"]);
  expect(evenings[0]?.evening).toBe("2026-03-10/b");
});

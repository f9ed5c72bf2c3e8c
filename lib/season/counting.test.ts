import { expect, test } from "vitest";
import { usualCounting } from "./counting";

test("a new season of a club counts everything of everybody, guests too, from the first evening on, and is never closed", () => {
  expect(usualCounting("whist")).toEqual({
    by: "total",
    placePoints: [10, 7, 5, 3, 1],
    minEvenings: 1,
    bestOf: null,
    games: ["whist"],
    guests: true,
    tieBreaks: ["wins", "best-evening", "head-to-head"],
    correctionDays: null,
  });
});

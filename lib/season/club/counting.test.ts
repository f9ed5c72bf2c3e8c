import { expect, test } from "vitest";
import { itemAt } from "#lib/rules/item-at";
import { clubLog, judgeClub, season } from "./club.fixture";
import { openClub, openSeason } from "./club-change";
import { usualCounting } from "./counting";

test("by default a new season counts all evenings of everybody, guests too, from the first, and closes none", () => {
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

test("at most twenty places bring points, and each a thousand at most", () => {
  const faults = (placePoints: readonly number[]) => {
    const log = clubLog(openClub("x"), openSeason(season({ placePoints })));
    return judgeClub(log.slice(0, 1), itemAt(log, 1)).map(({ at }) => at);
  };
  expect([faults(Array(20).fill(1_000)), faults(Array(21).fill(1))]).toEqual([[], ["counting.placePoints"]]);
  expect(faults([1_001])).toEqual(["counting.placePoints.0"]);
});

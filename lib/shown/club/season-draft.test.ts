import { expect, it } from "vitest";
import { usualCounting } from "#lib/season/counting";
import { bodyOf, draftOfSeason, earlier, nameFor, placeTroubles, startSeason, tiesInOrder } from "./season-draft";

it.each([
  ["2026-11-21", "2026–2027"],
  ["2026-09-01", "2026–2027"],
  ["2026-08-31", "2025–2026"],
  ["2026-01-05", "2025–2026"],
])("the season of %s is that of %s", (day, years) => {
  expect(nameFor(day, (from, to) => `${from}–${to}`)).toBe(years);
});

it("a season just begun counts as its game usually does", () => {
  const body = bodyOf(startSeason("  Saison 2026–2027 ", "2026-11-21", "tarot"), "s1");
  expect(body).toEqual({
    season: "s1",
    name: "Saison 2026–2027",
    from: "2026-11-21",
    to: null,
    counting: usualCounting("tarot"),
  });
});

it("what a season was opened with comes back unchanged", () => {
  const season = {
    id: "s1",
    name: "Les mardis",
    from: "2026-01-01",
    to: "2026-06-30",
    counting: { ...usualCounting("decale"), by: "places", placePoints: [5, 3, 1], bestOf: 6, minEvenings: 3, correctionDays: 14 },
    ended: null,
  } as const;
  expect(bodyOf(draftOfSeason(season), "s1")).toEqual({
    season: "s1",
    name: "Les mardis",
    from: "2026-01-01",
    to: "2026-06-30",
    counting: season.counting,
  });
});

const byPlaces = (...placePoints: string[]) => ({ ...startSeason("x", "2026-01-01", "vp5"), by: "places", placePoints }) as const;

it.each([
  [
    ["10", "7,5", "7½", " 5 ", ""],
    [10, 7.5, 7.5, 5],
  ],
  [
    ["3", "0,5", "½", "0"],
    [3, 0.5, 0.5, 0],
  ],
] as const)("places %j bring %j", (written, points) => {
  const draft = byPlaces(...written);
  expect(placeTroubles(draft).every((trouble) => trouble === null)).toBe(true);
  expect(bodyOf(draft, "s").counting.placePoints).toEqual(points);
  const said = draftOfSeason({ ...bodyOf(draft, "s"), id: "s", ended: null });
  expect(bodyOf(said, "s").counting.placePoints).toEqual(points);
});

it.each([
  [
    ["10", "7,5", "5", "deux"],
    [null, null, null, "unreadable"],
  ],
  [
    ["10", "", "5"],
    [null, "unreadable", null],
  ],
  [
    ["10", "7 5"],
    [null, "unreadable"],
  ],
  [
    ["10", "7,25"],
    [null, "half"],
  ],
  [
    ["10", "-1"],
    [null, "range"],
  ],
  [["2000"], ["range"]],
  [
    ["0", "0"],
    ["range", null],
  ],
  [[""], ["unreadable"]],
  [
    ["5", "7"],
    [null, "rising"],
  ],
] as const)("places %j are refused as %j", (written, troubles) => {
  expect(placeTroubles(byPlaces(...written))).toEqual(troubles);
});

it("what was typed of places waits unjudged while the season is counted otherwise", () => {
  const draft = { ...byPlaces("10", "deux", "1"), by: "wins" } as const;
  expect(placeTroubles(draft)).toEqual([null, null, null]);
  expect(bodyOf(draft, "s").counting.placePoints).toEqual([10, 7, 5, 3, 1]);
});

it("a tie-break moves one place earlier, and the first stays first", () => {
  expect(earlier(["wins", "best-evening", "head-to-head"], "head-to-head")).toEqual(["wins", "head-to-head", "best-evening"]);
  expect(earlier(["wins", "best-evening"], "wins")).toEqual(["wins", "best-evening"]);
  expect(tiesInOrder(["evenings", "wins"]).slice(0, 3)).toEqual(["evenings", "wins", "best-evening"]);
});

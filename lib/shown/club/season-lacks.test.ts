import { expect, it } from "vitest";
import { placeTroubles, seasonLacks } from "./season-lacks";

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
  expect(placeTroubles({ by: "places", placePoints: written })).toEqual(troubles);
});

it("a season lacks its name, then its games, then points for its places", () => {
  const whole = { name: "Les mardis", games: ["tarot"], by: "places", placePoints: ["10", "5"] } as const;
  const lacks = (more: object) => seasonLacks({ ...whole, ...more });
  expect([lacks({}), lacks({ name: " ", games: [] }), lacks({ games: [], placePoints: [""] })]).toEqual([
    ...[null, "missingName", "missingGames"],
  ]);
  expect([lacks({ placePoints: ["10", "deux"] }), lacks({ placePoints: ["10", "deux"], by: "wins" })]).toEqual([
    ...["missingPlaces", null],
  ]);
});

import { expect, it } from "vitest";
import type { Season } from "./club-event";
import { usualCounting } from "./counting";
import { whyNotIn } from "./joining";

const season: Season = {
  ...{ id: "s", name: "2026", from: "2026-09-01", to: "2027-06-30" },
  ...{ counting: usualCounting("tarot"), ended: null },
};
const ended = { at: "2026-11-01T00:00:00Z", review: null };
const tonight = { game: "tarot", day: "2026-11-21" } as const;

it.each([
  ["on its first day", { from: tonight.day }, tonight, []],
  ["on its last day", { to: tonight.day }, tonight, []],
  ["without an end", { to: null }, { ...tonight, day: "2099-12-31" }, []],
  ["the day before it begins", { from: "2026-11-22" }, tonight, ["not-begun"]],
  ["the day after it", { to: "2026-11-20" }, tonight, ["over"]],
  ["that has ended", { ended }, tonight, ["ended"]],
  ["of another game", {}, { ...tonight, game: "whist" }, ["game"]],
  ["of two games", { counting: { ...usualCounting("tarot"), games: ["tarot", "whist"] } }, { ...tonight, game: "whist" }, []],
  ["by a sheet without a game yet", {}, { day: tonight.day }, []],
  ["ended, of another game, and over", { ended }, { game: "vp5", day: "2027-07-01" }, ["ended", "game", "over"]],
] as const)("a season is joined %s, or every reason against it is told", (_, more, asking, whys) => {
  expect(whyNotIn({ ...season, ...more }, asking)).toEqual(whys);
});

import { expect, it } from "vitest";
import type { Season } from "#lib/season/club/club-event";
import { usualCounting } from "#lib/season/club/counting";
import type { ClubView } from "#lib/season/views";
import { closedTo, isOverdue, openSeasons, seasonName, shutTo, wished } from "./open-seasons";

const season = (id: string, more: Partial<Season> = {}): Season => ({
  id,
  name: id,
  from: "2026-09-01",
  to: "2027-06-30",
  counting: usualCounting("tarot"),
  ended: null,
  ...more,
});
const view = (club: string, role: ClubView["role"], ...seasons: Season[]): ClubView => ({
  role,
  day: "2026-11-21",
  seasons: [],
  club: { id: club, name: `Les ${club}`, players: [], adjustments: [], seasons },
});

const ended = { at: "2026-11-01T00:00:00Z", review: null };
const tonight = { game: "tarot", day: "2026-11-21" } as const;

it.each([
  ["on its first day", { from: "2026-11-21" }, null],
  ["on its last day", { to: "2026-11-21" }, null],
  ["without an end", { to: null }, null],
  ["the day before it begins", { from: "2026-11-22" }, "not-begun"],
  ["the day after it", { to: "2026-11-20" }, "over"],
  ["when the club has ended it", { ended }, "ended"],
  ["of another game", { counting: usualCounting("decale") }, "game"],
] as const)("a season %s", (_, more, why) => {
  expect(closedTo(season("s", more), tonight)).toBe(why);
});

const mardis = view(
  "mardis",
  "owner",
  season("old", { to: "2026-10-01" }),
  season("now"),
  season("vp", { counting: usualCounting("vp5") }),
);
const jeudis = view("jeudis", "player", season("one"));
const follows = view("lundis", "viewer", season("x"));

it("a sheet is offered the seasons open to its day and its game, where this phone notes", () => {
  const offered = (asking: Parameters<typeof openSeasons>[1]) =>
    openSeasons([mardis, jeudis, follows], asking).map((open) => seasonName(open));
  expect(offered(tonight)).toEqual(["Les mardis, now", "Les jeudis"]);
  expect(offered({ day: "2026-09-10" })).toEqual(["Les mardis, vp", "Les mardis, now", "Les mardis, old", "Les jeudis"]);
  expect(offered({ ...tonight, day: "2027-07-01" })).toEqual([]);
});

it("a wished season is found, or the reason against it", () => {
  const views = [mardis, jeudis, follows];
  const came = (wish: Parameters<typeof wished>[1], asking = { ...tonight }) => {
    const { here, shut } = wished(views, wish, asking);
    return here ? here.season.id : shut && [shut.why, shut.season?.id];
  };
  expect(came({ club: "mardis" })).toBe("now");
  expect(came({ club: "mardis", season: "old" })).toEqual(["over", "old"]);
  expect(came({ season: "vp" })).toEqual(["game", "vp"]);
  expect(came({ club: "lundis" })).toEqual(["viewer", undefined]);
  expect(came({ club: "mardis" }, { ...tonight, day: "2026-08-01" } as never)).toEqual(["not-begun", "now"]);
  expect(came({})).toBeUndefined();
  expect(came({ club: "unknown" })).toBeUndefined();
});

it("a club tells the reason that is easiest to mend", () => {
  const why = (...seasons: Season[]) => shutTo(view("c", "owner", ...seasons), tonight)?.why;
  expect(why()).toBe("none");
  expect(why(season("a", { ended }))).toBe("ended");
  expect(why(season("a", { ended }), season("b", { counting: usualCounting("decale") }), season("c", { ended }))).toBe("game");
  expect(why(season("a", { ended }), season("b"))).toBeUndefined();
  const [past, next] = [season("past", { to: "2026-10-01" }), season("next", { from: "2026-12-01" })];
  expect([why(past, next), why(next, past), why(past, season("e", { ended }))]).toEqual(["not-begun", "not-begun", "over"]);
});

it("a season past its last day is overdue until it is ended", () => {
  expect(isOverdue(season("s"), "2027-06-30")).toBe(false);
  expect(isOverdue(season("s"), "2027-07-01")).toBe(true);
  expect(isOverdue(season("s", { ended }), "2027-07-01")).toBe(false);
  expect(isOverdue(season("s", { to: null }), "2027-07-01")).toBe(false);
});

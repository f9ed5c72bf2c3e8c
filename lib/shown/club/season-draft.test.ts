import { expect, it } from "vitest";
import { USUAL_GAME } from "#lib/rules/rules";
import type { Season } from "#lib/season/club/club-event";
import { usualCounting } from "#lib/season/club/counting";
import {
  draftOfSeason,
  earlier,
  nameFor,
  newestFirst,
  nextSeason,
  openFirst,
  seasonBody,
  startSeason,
  tiesInOrder,
} from "./season-draft";
import { placeTroubles } from "./season-lacks";

it.each([
  ["2026-11-21", "2026–2027"],
  ["2026-09-01", "2026–2027"],
  ["2026-08-31", "2025–2026"],
  ["2026-01-05", "2025–2026"],
])("a season that begins on %s is named %s", (day, years) => {
  expect(nameFor(day, (from, to) => `${from}–${to}`)).toBe(years);
});

const seasonOf = (name: string, from: string, to: string | null = null) =>
  ({ ...seasonBody(startSeason(name, from, "whist"), name), id: name, to }) as unknown as Season;
const years = (from: number, to: number) => `${from}–${to}`;

it.each([
  [[], "2026–2027"],
  [["2025–2026"], "2026–2027"],
  [["2026-2027", "2026–2027"], "2026–2027 (2)"],
  [["2026–2027", "2026–2027 (2)"], "2026–2027 (3)"],
])("where seasons are called %j, a new one is called %s", (names, called) => {
  expect(
    nameFor(
      "2026-11-21",
      years,
      names.map((name) => ({ name })),
    ),
  ).toBe(called);
});

it("the next season begins where the last one ended, or today, counts like it and has another name", () => {
  const ended = seasonOf("2025–2026", "2025-09-01", "2026-08-31");
  const older = seasonOf("2019–2020", "2019-09-01", "2020-08-31");
  expect(nextSeason([ended, older], "2026-11-21", years)).toMatchObject({
    ...{ name: "2026–2027", from: "2026-09-01", to: "2027-08-31", games: ["whist"] },
  });
  const open = seasonOf("2026–2027", "2026-09-01");
  expect(nextSeason([open, ended, older], "2026-11-21", years)).toMatchObject({
    name: "2026–2027 (2)",
    from: "2026-11-21",
    to: "",
  });
  expect(nextSeason([], "2026-11-21", years)).toMatchObject({ name: "2026–2027", from: "2026-11-21", games: [USUAL_GAME] });
});

it("seasons are sorted by their days, whenever they were added to the club", () => {
  const all = [seasonOf("b", "2025-09-01"), seasonOf("a", "2019-09-01"), seasonOf("c", "2025-09-01")];
  expect(newestFirst(all).map(({ name }) => name)).toEqual(["c", "b", "a"]);
  // On the club's page those that have ended stand under those that go on.
  const ended = all.map((one) =>
    one.name === "a" ? { ...one, ended: null } : { ...one, ended: { at: "2026-09-01", review: "" } as never },
  );
  expect(openFirst(ended).map(({ name }) => name)).toEqual(["a", "c", "b"]);
});

it("a season just begun counts as its game usually does", () => {
  const body = seasonBody(startSeason("  Saison 2026–2027 ", "2026-11-21", "tarot"), "s1");
  expect(body).toEqual({
    season: "s1",
    name: "Saison 2026–2027",
    from: "2026-11-21",
    to: null,
    counting: usualCounting("tarot"),
  });
});

it("the form of a season gives the season back unchanged", () => {
  const season = {
    id: "s1",
    name: "Les mardis",
    from: "2026-01-01",
    to: "2026-06-30",
    counting: { ...usualCounting("decale"), by: "places", placePoints: [5, 3, 1], bestOf: 6, minEvenings: 3, correctionDays: 14 },
    ended: null,
  } as const;
  expect(seasonBody(draftOfSeason(season), "s1")).toEqual({
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
  expect(seasonBody(draft, "s").counting.placePoints).toEqual(points);
  const said = draftOfSeason({ ...seasonBody(draft, "s"), id: "s", ended: null });
  expect(seasonBody(said, "s").counting.placePoints).toEqual(points);
});

it("points typed for places are not judged while the season counts otherwise", () => {
  const draft = { ...byPlaces("10", "deux", "1"), by: "wins" } as const;
  expect(placeTroubles(draft)).toEqual([null, null, null]);
  expect(seasonBody(draft, "s").counting.placePoints).toEqual([10, 7, 5, 3, 1]);
});

it("a tie-break moves one place earlier, and the first stays first", () => {
  expect(earlier(["wins", "best-evening", "head-to-head"], "head-to-head")).toEqual(["wins", "head-to-head", "best-evening"]);
  expect(earlier(["wins", "best-evening"], "wins")).toEqual(["wins", "best-evening"]);
  expect(earlier(["wins", "evenings", "best-evening"], "wins")).toEqual(["wins", "evenings", "best-evening"]);
  expect(tiesInOrder(["evenings", "wins"]).slice(0, 3)).toEqual(["evenings", "wins", "best-evening"]);
});

it("a season that ended on a 29th of February is followed by one that ends on the 28th", () => {
  const leap = seasonOf("2027–2028", "2027-03-01", "2028-02-29");
  expect(nextSeason([leap], "2028-03-02", (from, to) => `${from}–${to}`)).toMatchObject({ from: "2028-03-01", to: "2029-02-28" });
});

it("a season whose places are taken table by table stays so when it is changed, and the next one is too", () => {
  const season = seasonOf("2026–2027", "2026-09-01");
  const byTable = { ...season, counting: { ...season.counting, tableByTable: true as const } };
  expect(seasonBody(draftOfSeason(byTable), "s1").counting.tableByTable).toBe(true);
  expect(nextSeason([byTable], "2026-11-21", years).tableByTable).toBe(true);
});

import { expect, test } from "vitest";
import { readRules } from "#lib/rules/games";
import type { Rules } from "#lib/rules/rules";
import { usualCounting } from "#lib/season/club/counting";
import type { ClubView } from "#lib/season/views";
import { startOpening } from "./opening";
import { proposedOpening, wantedIn, wishIn } from "./wish";

const season = (id: string, more: object = {}) => ({
  ...{ id, name: id, from: "2020-01-01", to: null, ended: null, counting: usualCounting("tarot") },
  ...more,
});
const club = (id: string, role: string, ...seasons: ReturnType<typeof season>[]): ClubView =>
  ({
    club: { id, name: id, players: [], seasons, adjustments: [] },
    role,
    seasons: [],
    day: "2026-11-24",
  }) as unknown as ClubView;

const VIEWS = [
  club("followed", "viewer", season("s1")),
  club("mardis", "player", season("s2"), season("s3")),
  club("jeudis", "owner", season("s4")),
];
const DAY = "2026-11-24";
const ASKING = { game: "tarot", day: DAY } as const;

test("a new sheet goes to the newest season of the club looked at last, if this phone plays there", () => {
  expect(wishIn("", VIEWS, ASKING)).toEqual({ season: "s3" });
  expect(wishIn("", [VIEWS[0] as ClubView], ASKING)).toEqual({ season: null });
});

test("a club or season in the address comes first", () => {
  expect(wishIn("?c=jeudis", VIEWS, ASKING)).toMatchObject({ club: "jeudis" });
  expect(wishIn("?season=s4", VIEWS, ASKING)).toMatchObject({ season: "s4" });
  expect(wantedIn("?c=jeudis", VIEWS, DAY)).toMatchObject({ club: { club: { id: "jeudis" } }, games: ["tarot"] });
  expect(wantedIn("?season=s2", VIEWS, DAY)).toMatchObject({ club: { club: { id: "mardis" } } });
});

test("a club whose seasons have ended still proposes its people, but counts no game", () => {
  const old = club("vieux", "player", season("s9", { ended: "2025-06-30" }));
  expect(wantedIn("?c=vieux", [...VIEWS, old], DAY)).toMatchObject({ club: { club: { id: "vieux" } }, games: [] });
});

const rulesOf = (asked: object): Rules => {
  const read = readRules(asked);
  if (!read.ok) throw new Error("no rules");
  return read.value;
};

test("a new sheet is like the last evening, else played by the season's rules, else its game", () => {
  const rules = rulesOf({ game: "tarot", players: 4, edition: "gameduell", options: { miseres: true } });
  const names = ["Nora", "Hugo", "Inès", "Paul", "Zoé"];
  const last = { names, rules, seats: 4 };
  const own = { edition: "gameduell", options: { miseres: true } };
  const like = { ...startOpening(names, "tarot"), ...own, seats: 4 };
  expect(proposedOpening(last, { games: ["whist"], rules: null })).toEqual(like);
  expect(proposedOpening(null, { games: ["whist"], rules })).toEqual({ ...startOpening([], "tarot"), ...own });
  expect(proposedOpening(null, { games: ["whist"], rules: null })).toEqual(startOpening([], "whist"));
  expect(proposedOpening(null, { games: [], rules: null })).toBeUndefined();
  expect(proposedOpening({ names, rules }, { games: [], rules: null })?.seats).toBeNull();
});

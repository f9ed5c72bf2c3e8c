import { beforeEach, expect, test, vi } from "vitest";
import { usualCounting } from "#lib/season/club/counting";
import type { ClubView } from "#lib/season/views";
import { wantedHere, wishHere } from "./wish";

const address = (search: string) => vi.stubGlobal("location", { search });
beforeEach(() => address(""));

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
const ASKING = { game: "tarot", day: "2026-11-24" } as const;

test("a new sheet goes to the newest season of the club looked at last, if this phone plays there", () => {
  expect(wishHere(VIEWS, ASKING)).toEqual({ season: "s3" });
  expect(wishHere([VIEWS[0] as ClubView], ASKING)).toEqual({ season: null });
});

test("a club or season in the address comes first", () => {
  address("?c=jeudis");
  expect(wishHere(VIEWS, ASKING)).toMatchObject({ club: "jeudis" });
  expect(wantedHere(VIEWS)).toMatchObject({ club: { club: { id: "jeudis" } }, games: ["tarot"] });
  address("?season=s2");
  expect(wantedHere(VIEWS)).toMatchObject({ club: { club: { id: "mardis" } } });
});

test("a club whose seasons have ended still proposes its people, but counts no game", () => {
  address("?c=vieux");
  const old = club("vieux", "player", season("s9", { ended: "2025-06-30" }));
  expect(wantedHere([...VIEWS, old])).toMatchObject({ club: { club: { id: "vieux" } }, games: [] });
});

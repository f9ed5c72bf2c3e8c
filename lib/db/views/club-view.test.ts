import { expect, it } from "vitest";
import { changeSeason } from "#lib/season/club/club-change";
import { usualCounting } from "#lib/season/club/counting";
import { joinSeason } from "#lib/sheet/change";
import type { AskedOpening } from "#lib/sheet/opening";
import { emptyDatabasePer } from "../per-test.fixture";
import { accepted, aSeason, openEvening, type SeasonOfTests, YEAR } from "../season.fixture";
import { readClubView } from "./club-view";

emptyDatabasePer("test");

const NAMES = ["Nora", "Hugo", "Inès", "Paul"];

async function play(season: SeasonOfTests, day: string, seats: number, more: Partial<AskedOpening> = {}): Promise<void> {
  const sheet = await openEvening(season, `${day}T20:00:00.000Z`, more, seats);
  const players = season.players.slice(0, seats);
  accepted(await season.phone.push(sheet, joinSeason({ club: season.club.log, season: season.season, players })));
}

it("a season tells the rules of its newest evening, whichever was brought last", async () => {
  const season = await aSeason(NAMES);
  await play(season, "2026-03-17", 4);
  await play(season, "2026-03-10", 3);
  const view = await readClubView(season.club);
  expect(view?.seasons[0]?.rules).toMatchObject({ players: 4 });
});

it("a season tells no rules of a game that it no longer counts", async () => {
  const season = await aSeason(NAMES, { games: ["decale", "whist"] });
  await play(season, "2026-03-10", 3);
  await play(season, "2026-03-17", 3, { rules: { game: "whist", players: 3 } });
  const rules = async () => (await readClubView(season.club))?.seasons[0]?.rules;
  expect(await rules()).toMatchObject({ game: "whist" });
  const counting = { ...usualCounting("decale"), games: ["decale"] as const };
  accepted(await season.phone.push(season.club, changeSeason({ season: season.season, ...YEAR, counting })));
  expect(await rules()).toMatchObject({ game: "decale" });
});

it("the ways into a club are told to its owners only", async () => {
  const { club } = await aSeason(NAMES);
  const ways = async (role: "owner" | "player" | "viewer") => (await readClubView({ ...club, role }))?.ways;
  expect([await ways("player"), await ways("viewer")]).toEqual([null, null]);
  expect(await ways("owner")).not.toBeNull();
});

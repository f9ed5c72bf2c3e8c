import { expect, it } from "vitest";
import { joinSeason } from "#lib/sheet/change";
import { readClubView } from "./club-view";
import { emptyDatabasePer } from "./per-test.fixture";
import { accepted, aSeason, openEvening } from "./season.fixture";

emptyDatabasePer("test");

it("a season tells the rules of its newest evening, whichever was brought in last", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès", "Paul"]);
  for (const [day, seats] of [
    ["2026-03-17", 4],
    ["2026-03-10", 3],
  ] as const) {
    const sheet = await openEvening(season, `${day}T20:00:00.000Z`, {}, seats);
    const players = season.players.slice(0, seats);
    accepted(await season.phone.push(sheet, joinSeason({ club: season.club.log, season: season.season, players })));
  }
  const view = await readClubView(season.club);
  expect(view?.seasons[0]?.rules).toMatchObject({ players: 4 });
});

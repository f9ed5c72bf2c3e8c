import { expect, it } from "vitest";
import { db } from "#lib/db/client";
import { emptyDatabase } from "#lib/db/database.fixture";
import { readKept } from "#lib/db/season.fixture";
import { readClubView } from "#lib/db/views/club-view";
import { readSeason } from "#lib/db/views/season-standings";
import { readSeasonView } from "#lib/db/views/season-view";
import { fillClub } from "./club";

it("the demo's winter is dealt, played, scored and pushed, the same way from the same seed", async () => {
  const told: object[] = [];
  for (let again = 0; again < 2; again++) {
    const leave = await emptyDatabase();
    const { club, evenings, deals } = await fillClub(7, Date.UTC(2026, 0, 8));
    const view = await readClubView(club);
    expect(view?.seasons[0]).toMatchObject({ evenings, deals });
    expect(deals).toBeGreaterThan(30);
    const open = await readSeason(club.log, view?.seasons[0]?.id as string);
    const season = open && (await readSeasonView(club, open));
    expect(season?.standings.length).toBeGreaterThan(4);
    told.push({ kept: await readKept(), names: season?.standings.map(({ player, value }) => [player.name, value]) });
    expect(await db().event.count()).toBeGreaterThan(deals);
    await leave();
  }
  expect(told[1]).toEqual(told[0]);
});

/** For the kill test: a process that notes deals in a season for ever, and prints the id of each accepted deal. */
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { aSeason, openEvening } from "./season.fixture";

const season = await aSeason(["Nora", "Hugo", "Inès"]);
for (let evening = 0; ; evening++) {
  const sheet = await openEvening(season, `2026-03-${10 + (evening % 20)}T20:00:00.000Z`);
  await season.phone.push(sheet, joinSeason({ club: season.club.log, season: season.season, players: season.players }));
  for (let slot = 0; slot < 10; slot++) {
    const [result] = await season.phone.push(sheet, record(slot, cards(20 + slot, 20, 12 - slot)));
    if (result?.status !== "accepted") throw new Error(JSON.stringify(result));
    console.log(`${sheet.log} ${result.id}`);
  }
}

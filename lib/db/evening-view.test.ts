import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { adjust, mergePlayers } from "#lib/season/club-change";
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { emptyDatabase } from "./database.fixture";
import { readEveningView } from "./evening-view";
import { aSeason, openEvening, type SeasonOfTests } from "./season.fixture";
import { openSeason } from "./season-standings";
import { readSeasonView } from "./season-view";

let leave: () => Promise<void>;
beforeEach(async () => {
  leave = await emptyDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const NAMES = ["Nora", "Hugo", "Inès", "Paul"];
const clockAt = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(moment) });

const sits = ({ club, season, players }: SeasonOfTests, ...seats: readonly number[]) =>
  joinSeason({ club: club.sheet, season, players: seats.map((seat) => players[seat] as string) });

async function seasonShown({ club, season }: SeasonOfTests) {
  const open = await openSeason(club.sheet, season);
  if (!open) throw new Error("no such season");
  return readSeasonView(club, open);
}

it("everybody in a frozen evening has a name on its page, also who is no more on its sheet", async () => {
  clockAt("2026-03-01T21:00:00Z");
  const season = await aSeason(NAMES, { correctionDays: 7 });
  const sheet = await openEvening(season, "2026-03-01T20:00:00Z");
  await season.phone.push(sheet, sits(season, 0, 1, 2), record(0, cards(20, 10, 0)));
  clockAt("2026-03-09T21:00:00Z");
  expect(await season.phone.push(sheet, sits(season, 0, 1, 3))).toMatchObject([{ status: "accepted" }]);
  const view = await readEveningView(season.club, sheet.sheet);
  expect(view?.tally.players.map(({ name }) => name)).toEqual(["Nora", "Hugo", "Inès"]);
});

it("points added to somebody who was noted under two names are the person's", async () => {
  const season = await aSeason(NAMES);
  const [nora, , , paul] = season.players as [string, string, string, string];
  const gift = adjust({ season: season.season, player: paul, points: 50, reason: "aide" });
  await season.phone.push(season.club, gift, mergePlayers(paul, nora));
  expect((await seasonShown(season)).adjustments).toMatchObject([{ player: nora, points: 50 }]);
});

it.each([
  ["2026-03-11T01:00:00Z", "leads-evening"],
  ["2026-03-11T07:00:00Z", "won-evening"],
])("at %s the evening of the 10th that nobody ended is told as %s", async (now, kind) => {
  const season = await aSeason(NAMES);
  const sheet = await openEvening(season, "2026-03-11T00:30:00Z", { day: "2026-03-10" });
  clockAt(now);
  await season.phone.push(sheet, sits(season, 0, 1, 2), record(0, cards(20, 10, 0)));
  expect((await seasonShown(season)).changed?.facts.map((fact) => fact.kind)).toContain(kind);
});

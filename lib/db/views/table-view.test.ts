import { afterEach, expect, it, vi } from "vitest";
import { adjust, changeSeason, mergePlayers } from "#lib/season/club/club-change";
import type { ClubFile } from "#lib/season/club/club-file";
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { exportClub } from "../club-file";
import { emptyDatabasePer } from "../per-test.fixture";
import { aSeason, openEvening, type SeasonOfTests, YEAR } from "../season.fixture";
import { readSeason } from "./season-standings";
import { readSeasonView } from "./season-view";
import { readTableView } from "./table-view";

emptyDatabasePer("test");
afterEach(() => {
  vi.useRealTimers();
});

const NAMES = ["Nora", "Hugo", "Inès", "Paul"];
const clockAt = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(moment) });

const sits = ({ club, season, players }: SeasonOfTests, ...seats: readonly number[]) =>
  joinSeason({ club: club.log, season, players: seats.map((seat) => players[seat] as string) });

async function opened({ club, season }: SeasonOfTests) {
  const open = await readSeason(club.log, season);
  if (!open) throw new Error("no such season");
  return open;
}

async function documentOf({ club }: SeasonOfTests): Promise<ClubFile> {
  let text = "";
  for await (const part of exportClub(club.log)) text += part;
  return JSON.parse(text) as ClubFile;
}

const seasonShown = async (season: SeasonOfTests) => readSeasonView(season.club, await opened(season));

it("everybody in a frozen evening has a name on its page, even if they left the sheet", async () => {
  clockAt("2026-12-01T21:00:00Z");
  const season = await aSeason(NAMES, { correctionDays: 7 });
  const sheet = await openEvening(season, "2026-12-01T20:00:00Z");
  await season.phone.push(sheet, sits(season, 0, 1, 2), record(0, cards(20, 10, 0)));
  clockAt("2026-12-09T21:00:00Z");
  expect(await season.phone.push(sheet, sits(season, 0, 1, 3))).toMatchObject([{ status: "accepted" }]);
  const view = await readTableView(season.club, sheet.log);
  expect(view?.tally.players.map(({ name }) => name)).toEqual(["Nora", "Hugo", "Inès"]);
});

it("a person has one name on the whole page, the club's", async () => {
  const season = await aSeason(NAMES);
  const [, hugo, , paul] = season.players as [string, string, string, string];
  const sheet = await openEvening(season, "2026-12-01T20:00:00Z");
  await season.phone.push(sheet, sits(season, 0, 1, 2), record(0, cards(20, 10, 0)));
  await season.phone.push(season.club, mergePlayers(hugo, paul));
  expect((await readTableView(season.club, sheet.log))?.names).toEqual(["Nora", "Paul", "Inès"]);
});

it("points given to a merged name are the person's", async () => {
  const season = await aSeason(NAMES);
  const [nora, , , paul] = season.players as [string, string, string, string];
  const gift = adjust({ season: season.season, player: paul, points: 50, reason: "aide" });
  await season.phone.push(season.club, gift, mergePlayers(paul, nora));
  expect((await seasonShown(season)).adjustments).toMatchObject([{ player: nora, points: 50 }]);
});

it("a curve has each club player's mark with its number, and none for a guest", async () => {
  const season = await aSeason(Array.from({ length: 40 }, (_, i) => `Joueur ${i + 1}`));
  const { players, mark } = (({ players }) => ({ players, mark: players.findIndex(({ nth }) => nth === 1) }))(
    (await opened(season)).club,
  );
  expect(mark).toBeGreaterThan(0);
  const sheet = await openEvening(season, "2026-12-01T20:00:00Z");
  const seats = [players[0]?.id as string, players[mark]?.id as string, null];
  await season.phone.push(
    sheet,
    joinSeason({ club: season.club.log, season: season.season, players: seats }),
    record(0, cards(20, 10, 0)),
  );
  const view = await readTableView(season.club, sheet.log);
  expect(view?.nths).toEqual([0, 1, 0]);
  expect(view?.marks).toEqual([players[0]?.mark, players[mark]?.mark, null]);
});

it.each([
  ["2026-12-11T01:00:00Z", "leads-evening"],
  ["2026-12-11T05:59:59.999Z", "leads-evening"],
  ["2026-12-11T06:00:00Z", "won-evening"],
])("at %s an evening of the 10th that nobody ended is told as %s", async (now, kind) => {
  const season = await aSeason(NAMES);
  const sheet = await openEvening(season, "2026-12-11T00:30:00Z", { day: "2026-12-10" });
  clockAt(now);
  await season.phone.push(sheet, sits(season, 0, 1, 2), record(0, cards(20, 10, 0)));
  expect((await seasonShown(season)).changed?.facts.map((fact) => fact.kind)).toContain(kind);
});

it("a club does not see a sheet's events after it went to another club, nor exports them", async () => {
  clockAt("2026-12-01T21:00:00Z");
  const season = await aSeason(NAMES);
  const other = await aSeason(NAMES, {}, season.phone);
  const sheet = await openEvening(season, "2026-12-01T20:00:00Z");
  await season.phone.push(sheet, sits(season, 0, 1, 2), record(0, cards(20, 10, 0)));
  clockAt("2026-12-09T21:00:00Z");
  const moved = await season.phone.push(sheet, sits(other, 0, 1, 2), record(1, cards(0, 30, 5)));
  expect(moved.map(({ status }) => status)).toEqual(["accepted", "accepted"]);
  // The correction period is set only now, but counted back it was over when the sheet left.
  const { counting } = (await opened(season)).season;
  const body = {
    season: season.season,
    ...YEAR,
    counting: { ...counting, correctionDays: 7 },
  };
  await season.phone.push(season.club, changeSeason(body));

  const seen = await readTableView(season.club, sheet.log);
  expect(seen?.deals).toHaveLength(1);
  expect(seen?.totals).toEqual([20, 10, 0]);
  expect(seen?.tally.late.map(({ points }) => points)).toEqual([-20, -10]);
  expect((await readTableView(other.club, sheet.log))?.totals).toEqual([20, 40, 5]);

  const { logs } = await documentOf(season);
  expect(logs[1]?.events.map(({ kind }) => kind)).toEqual(["sheet.opened", "season.joined", "deal.recorded", "season.joined"]);
  expect((await documentOf(other)).logs[1]?.events).toHaveLength(5);
});

/** The views of clubs, seasons and players: they say the same of each evening, whatever was corrected, merged or left out. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import type { Json } from "#lib/rules/read";
import type { GameName } from "#lib/rules/rules";
import { addPlayer, adjust, changeSeason, mergePlayers, partPlayer } from "#lib/season/club/club-change";
import { usualCounting } from "#lib/season/club/counting";
import type { ClubView, EveningPage, PlayerView, SeasonView, TableView } from "#lib/season/views";
import { close, leaveSeason, record, replace } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import type { AskedOpening } from "#lib/sheet/opening";
import { aClub, accepted, anEveningOf, inClub, pushChanges, pushSheet, type TestClub } from "../club.fixture";
import { ask, type Phone } from "../router.fixture";
import { getView, seasonSeen, sheetsSeen, viewDoors } from "./views.fixture";

emptyDatabasePer("file");

const clubView = ({ club, owner }: TestClub) => getView<ClubView>(`/api/clubs/${club}`, owner);

const playerView = ({ club, season, owner }: TestClub, player: string, query = "") =>
  getView<PlayerView>(`/api/clubs/${club}/seasons/${season}/players/${player}${query}`, owner);
const tableView = ({ club, owner }: TestClub, sheet: string) => getView<TableView>(`/api/clubs/${club}/evenings/${sheet}`, owner);

/** Name, value and rank, in the order of the standings. */
const standingsTold = ({ standings }: SeasonView) => standings.map(({ player, value, rank }) => [player.name, value, rank]);

it("a season before its first evening shows an empty table, not an error", async () => {
  const club = await aClub(viewDoors);
  const season = await seasonSeen(club);
  expect(season.standings).toEqual([]);
  expect(season.evenings).toEqual([]);
  expect(season.played).toMatchObject({ evenings: 0, deals: 0 });
  const { seasons } = await clubView(club);
  expect(seasons).toEqual([{ id: club.season, evenings: 0, deals: 0, last: null, rules: null }]);
  expect((await playerView(club, club.players[0] as string)).standing).toBeNull();
});

it("two evenings: standings, lines, curve and tables say the same; a corrected deal moves them all", async () => {
  const club = await aClub(viewDoors);
  const [nora, hugo] = club.players as [string, string];
  const first = await anEveningOf(viewDoors, club, [record(0, cards(26, 16, 10)), record(1, cards(20, 20, 12))]);
  const second = await anEveningOf(viewDoors, club, [record(0, cards(40, 6, 6))]);
  const season = await seasonSeen(club);
  const totals = new Map<string, number>();
  for (const sheet of [first, second]) {
    const { tally, totals: columns, players } = await tableView(club, sheet);
    expect(tally.players.map(({ points }) => points)).toEqual(columns);
    players.forEach((player, seat) => {
      totals.set(player as string, (totals.get(player as string) ?? 0) + (columns[seat] as number));
    });
  }
  expect(new Map(season.standings.map(({ player, value }) => [player.id, value]))).toEqual(totals);
  expect(season.standings.map(({ value }) => value)).toEqual([...totals.values()].sort((a, b) => b - a));
  expect(season.played).toMatchObject({ evenings: 2, deals: 3 });
  expect(sheetsSeen(season.evenings).sort()).toEqual([first, second].sort());
  for (const { player, before, points } of season.curve.players) {
    expect(before).toBe(0);
    expect(points.at(-1)).toBe(totals.get(player));
  }
  const met = season.tables.met.find((row) => row.player === nora && row.other === hugo);
  expect(met).toMatchObject({ n: 2, points: (totals.get(nora) as number) - (totals.get(hugo) as number) });
  const roles = season.tables.roles.filter((row) => row.player === nora);
  expect(roles.reduce((sum, { n }) => sum + n, 0)).toBe(3);

  const evening = await tableView(club, second);
  const deal = evening.deals[0];
  expect(deal?.score?.lines.length).toBeGreaterThan(0);
  const [event] = (
    await getView<{ events: { id: string; kind: string }[] }>(`/api/sheets/${second}/events`, club.owner)
  ).events.filter(({ kind }) => kind === "deal.recorded");
  const id = event?.id as string;
  accepted(await pushSheet(viewDoors, second, club.owner, [replace({ id, current: id }, cards(6, 40, 6), "à l’envers")]));
  const after = await seasonSeen(club);
  expect(standingsTold(after)).not.toEqual(standingsTold(season));
  const corrected = await tableView(club, second);
  expect(corrected.deals[0]?.corrected).toBe(true);
  const gained = (corrected.totals[1] as number) - (evening.totals[1] as number);
  expect(after.standings.find(({ player }) => player.id === hugo)?.value).toBe((totals.get(hugo) as number) + gained);
});

it("a player's page opens down to the evenings, page by page", async () => {
  const club = await aClub(viewDoors);
  const sheets = [];
  // Two phones, because one may only open so many sheets an hour.
  const phones = [club.owner, await inClub(viewDoors, club, "player")] as const;
  for (let i = 0; i < 62; i++)
    sheets.push(await anEveningOf(viewDoors, { ...club, owner: phones[i % 2] as Phone }, [record(0, cards(26, 16, 10))]));
  const [nora] = club.players as [string];
  const first = await playerView(club, nora);
  expect(first.evenings).toHaveLength(60);
  const rest = await playerView(club, nora, `?before=${first.before}`);
  expect(rest.before).toBeNull();
  expect(sheetsSeen([...first.evenings, ...rest.evenings]).sort()).toEqual([...sheets].sort());
  const told = [...first.evenings, ...rest.evenings];
  for (const name of ["points", "taker.n", "defence.points"])
    expect(told.reduce((sum, evening) => sum + (evening.figures[name] ?? 0), 0)).toBe(first.figures[0]?.figures[name] ?? 0);
  const [{ figures }] = first.figures as [PlayerView["figures"][number]];
  expect(figures).toMatchObject({ deals: 62 });
  expect(first.standing?.figures).toMatchObject({ evenings: 62, deals: 62 });
  expect(first.standing?.value).toBe(figures.points);
  const season = await seasonSeen(club);
  expect(season.evenings).toHaveLength(60);
  const door = `/api/clubs/${club.club}/seasons/${club.season}/evenings`;
  const pageOf = async (query = "") => ask(viewDoors, "GET", `${door}${query}`, { phone: club.owner });
  expect(await (await pageOf())?.json()).toEqual({ evenings: season.evenings, before: season.before });
  const oldest = (await (await pageOf(`?before=${season.before}`))?.json()) as EveningPage;
  expect(sheetsSeen([...season.evenings, ...oldest.evenings]).sort()).toEqual([...sheets].sort());
  expect(oldest.before).toBeNull();
  expect((await pageOf("?before=x"))?.status).toBe(400);
  const curve = season.curve.players.find(({ player }) => player === nora);
  expect(curve?.points.at(-1)).toBe(figures.points);
  expect(curve?.before).toBe(0);
  expect(season.curve.evenings).toHaveLength(62);
  const answerOf = (player: string, query: string) =>
    ask(viewDoors, "GET", `/api/clubs/${club.club}/seasons/${club.season}/players/${player}${query}`, { phone: club.owner });
  expect((await answerOf(nora, "?before=x"))?.status).toBe(400);
  const career = await answerOf(nora, "?career=1");
  expect(career?.status).toBe(200);
  expect(await career?.json()).toMatchObject({ seasons: [{ rank: expect.any(Number) }] });
  expect((await answerOf("nobody", "?career=1"))?.status).toBe(404);
});

it("a season read whole tells everybody's meetings", async () => {
  const club = await aClub(viewDoors);
  const more = Array.from({ length: 14 }, () => randomUUID());
  const added = more.map((player, i) => addPlayer({ player, name: `Joueur ${i}` }));
  accepted(await pushChanges(viewDoors, club, club.owner, added));
  const players = [...club.players, ...more];
  for (let table = 0; table < 6; table++)
    await anEveningOf(viewDoors, club, [record(0, cards(26, 16, 10))], players.slice(3 * table, 3 * table + 3));
  const met = async (query: string) => {
    const path = `/api/clubs/${club.club}/seasons/${club.season}${query}`;
    return new Set((await getView<SeasonView>(path, club.owner)).tables.met.map(({ player }) => player)).size;
  };
  expect([await met(""), await met("?company=x"), await met("?company=all")]).toEqual([16, 16, 18]);
});

it("two merged names are one line everywhere, and parted again all is as before", async () => {
  const club = await aClub(viewDoors);
  const [nora, hugo, ines, paul] = club.players as [string, string, string, string];
  await anEveningOf(viewDoors, club, [record(0, cards(26, 16, 10))], [nora, hugo, ines]);
  await anEveningOf(viewDoors, club, [record(0, cards(6, 30, 16))], [nora, hugo, paul]);
  const before = await seasonSeen(club);
  accepted(await pushChanges(viewDoors, club, club.owner, [mergePlayers(paul, ines)]));
  const merged = await seasonSeen(club);
  expect(merged.standings.map(({ player }) => player.id).sort()).toEqual([nora, hugo, ines].sort());
  const sum = (view: SeasonView, ids: string[]) =>
    view.standings.filter(({ player }) => ids.includes(player.id)).reduce((all, { value }) => all + value, 0);
  expect(sum(merged, [ines])).toBe(sum(before, [ines, paul]));
  expect(merged.tables.met.filter((row) => row.player === nora && row.other === ines)).toMatchObject([{ n: 2 }]);
  expect((await playerView(club, paul)).player.id).toBe(ines);
  expect((await playerView(club, ines)).evenings).toHaveLength(2);
  accepted(await pushChanges(viewDoors, club, club.owner, [partPlayer(paul)]));
  const parted = await seasonSeen(club);
  expect(parted).toEqual(before);
});

it("points added by hand are in the value and shown beside it; a sheet that leaves is gone", async () => {
  const club = await aClub(viewDoors);
  const [nora] = club.players as [string];
  const sheet = await anEveningOf(viewDoors, club, [record(0, cards(26, 16, 10))]);
  const before = (await seasonSeen(club)).standings.find(({ player }) => player.id === nora)?.value as number;
  accepted(
    await pushChanges(viewDoors, club, club.owner, [adjust({ season: club.season, player: nora, points: -5, reason: "retard" })]),
  );
  const view = await seasonSeen(club);
  expect(view.standings.find(({ player }) => player.id === nora)).toMatchObject({ value: before - 5, adjusted: -5 });
  expect(view.adjustments).toMatchObject([{ player: nora, points: -5, reason: "retard" }]);
  accepted(await pushSheet(viewDoors, sheet, club.owner, [leaveSeason()]));
  expect((await seasonSeen(club)).played).toMatchObject({ evenings: 0, deals: 0 });
  expect((await ask(viewDoors, "GET", `/api/clubs/${club.club}/evenings/${sheet}`, { phone: club.owner }))?.status).toBe(404);
});

it("evenings that a season no longer counts are out of all its sums, but stay marked in its lists", async () => {
  const club = await aClub(viewDoors, { correctionDays: null });
  const [nora, hugo] = club.players as [string, string];
  const season = (games: readonly GameName[]) =>
    changeSeason({
      season: club.season,
      name: "2026",
      from: "2026-01-01",
      to: null,
      counting: { ...usualCounting("decale"), tieBreaks: ["wins", "head-to-head", "last-evening"], games },
    });
  const count = async (...games: GameName[]) => accepted(await pushChanges(viewDoors, club, club.owner, [season(games)]));
  const evening = (day: string, deal: Json, rules: AskedOpening["rules"] = { game: "decale", players: 3 }) =>
    anEveningOf(viewDoors, club, [record(0, deal), close("hour")], undefined, { day, rules });
  await count("decale");
  await evening("2026-03-03", cards(36, 10, 6));
  await evening("2026-03-10", cards(30, 12, 10));
  const whole = await seasonSeen(club);
  const pages = await Promise.all([nora, hugo].map((player) => playerView(club, player)));
  const listed = await clubView(club);
  await count("decale", "whist");
  const whist = { game: "whist", players: 3 } as const;
  const [older, newest] = [
    await evening("2026-02-24", { bids: [1, 1, 1], tricks: [0, 0, 5] }, whist),
    await evening("2026-03-17", { bids: [1, 1, 1], tricks: [1, 4, 0] }, whist),
  ];
  expect((await seasonSeen(club)).played).toEqual({ evenings: 4, deals: 4, last: "2026-03-17" });
  await count("decale");
  const { evenings, ...rest } = await seasonSeen(club);
  expect({ ...rest, evenings: evenings.filter(({ counted }) => counted) }).toEqual(whole);
  expect(sheetsSeen(evenings.filter(({ counted }) => !counted))).toEqual([newest, older]);
  expect(rest.changed?.facts).toContainEqual({ kind: "streak", player: nora, over: [], value: 2 });
  for (const page of pages) {
    const { evenings, ...rest } = await playerView(club, page.player.id);
    expect({ ...rest, evenings: evenings.filter(({ counted }) => counted) }).toEqual(page);
    expect(evenings).toHaveLength(4);
  }
  expect((await clubView(club)).seasons).toEqual(listed.seasons);
});

it("a season tells the last evening's changes and its records, and ratings only after eight evenings", async () => {
  const club = await aClub(viewDoors);
  const [nora, hugo] = club.players as [string, string];
  const evening = (day: number, ...points: number[]) =>
    anEveningOf(viewDoors, club, [record(0, cards(...points)), close("hour")], undefined, { day: `2026-03-0${day}` });
  for (let day = 1; day < 8; day++) await evening(day, 36, 10, 6);
  const before = await seasonSeen(club);
  expect(before.history?.ratings.map(({ rating }) => rating)).toEqual([null, null, null]);
  const newest = await evening(8, 10, 36, 6);
  const { changed, history, luck, evenings } = await seasonSeen(club);
  expect(history?.ratings.every(({ rating, evenings: played }) => rating !== null && played === 8)).toBe(true);
  expect(history?.records.find(({ kind }) => kind === "present-streak")?.value).toBe(8);
  expect(changed?.evening).toBe(evenings[0]?.evening);
  expect(luck.players.map(({ deals }) => deals)).toEqual([8, 8, 8]);
  const winner = evenings.find(({ tables }) => tables[0]?.sheet === newest)?.players.find(({ place }) => place === 1)?.player;
  expect(winner).toBe(hugo);
  const shown = evenings[0]?.players.find(({ place }) => place === 1)?.player;
  expect(changed?.facts).toContainEqual(expect.objectContaining({ kind: "won-evening", player: shown }));
  expect([nora, hugo]).toContain(shown);
});

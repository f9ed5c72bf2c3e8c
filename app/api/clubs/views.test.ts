import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { hashOf } from "#lib/db/access";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import type { Json } from "#lib/rules/read";
import type { GameName } from "#lib/rules/rules";
import { addPlayer, adjust, changeSeason, mergePlayers, openSeason, partPlayer } from "#lib/season/club/club-change";
import type { ClubFile, ImportReport } from "#lib/season/club/club-file";
import { usualCounting } from "#lib/season/club/counting";
import type { ClubView, EveningPage, PlayerView, SeasonView, TableView } from "#lib/season/views";
import { close, leaveSeason, record, replace } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import type { AskedOpening } from "#lib/sheet/opening";
import { aClub, accepted, anEveningOf, importOf, inClub, pushChanges, pushSheet, type TestClub } from "../club.fixture";
import { json } from "../evening.fixture";
import { aPhone, ask, type Phone, readDoors } from "../router.fixture";

const doors = await readDoors();
const anotherDatabase = emptyDatabasePer("file");

const get = <T>(address: string, phone: Phone): Promise<T> => json(ask(doors, "GET", address, { phone }));
const clubOf = ({ club, owner }: TestClub) => get<ClubView>(`/api/clubs/${club}`, owner);
const seasonOf = ({ club, season, owner }: TestClub) => get<SeasonView>(`/api/clubs/${club}/seasons/${season}`, owner);
const playerOf = ({ club, season, owner }: TestClub, player: string, query = "") =>
  get<PlayerView>(`/api/clubs/${club}/seasons/${season}/players/${player}${query}`, owner);
const tableOf = ({ club, owner }: TestClub, sheet: string) => get<TableView>(`/api/clubs/${club}/evenings/${sheet}`, owner);

const sheetsOf = (evenings: readonly { readonly tables: readonly { readonly sheet: string }[] }[]) =>
  evenings.flatMap(({ tables }) => tables.map(({ sheet }) => sheet));

/** Name, value and rank, in the order of the standings. */
const told = ({ standings }: SeasonView) => standings.map(({ player, value, rank }) => [player.name, value, rank]);

it("a season before its first evening shows an empty table, not an error", async () => {
  const club = await aClub(doors);
  const season = await seasonOf(club);
  expect(season.standings).toEqual([]);
  expect(season.evenings).toEqual([]);
  expect(season.played).toMatchObject({ evenings: 0, deals: 0 });
  const { seasons } = await clubOf(club);
  expect(seasons).toEqual([{ id: club.season, evenings: 0, deals: 0, last: null, rules: null }]);
  expect((await playerOf(club, club.players[0] as string)).standing).toBeNull();
});

it("two evenings: standings, lines, curve and tables say the same; a corrected deal moves them all", async () => {
  const club = await aClub(doors);
  const [nora, hugo] = club.players as [string, string];
  const first = await anEveningOf(doors, club, [record(0, cards(26, 16, 10)), record(1, cards(20, 20, 12))]);
  const second = await anEveningOf(doors, club, [record(0, cards(40, 6, 6))]);
  const season = await seasonOf(club);
  const totals = new Map<string, number>();
  for (const sheet of [first, second]) {
    const { tally, totals: columns, players } = await tableOf(club, sheet);
    expect(tally.players.map(({ points }) => points)).toEqual(columns);
    players.forEach((player, seat) => {
      totals.set(player as string, (totals.get(player as string) ?? 0) + (columns[seat] as number));
    });
  }
  expect(new Map(season.standings.map(({ player, value }) => [player.id, value]))).toEqual(totals);
  expect(season.standings.map(({ value }) => value)).toEqual([...totals.values()].sort((a, b) => b - a));
  expect(season.played).toMatchObject({ evenings: 2, deals: 3 });
  expect(sheetsOf(season.evenings).sort()).toEqual([first, second].sort());
  for (const { player, before, points } of season.curve.players) {
    expect(before).toBe(0);
    expect(points.at(-1)).toBe(totals.get(player));
  }
  const met = season.tables.met.find((row) => row.player === nora && row.other === hugo);
  expect(met).toMatchObject({ n: 2, points: (totals.get(nora) as number) - (totals.get(hugo) as number) });
  const roles = season.tables.roles.filter((row) => row.player === nora);
  expect(roles.reduce((sum, { n }) => sum + n, 0)).toBe(3);

  const evening = await tableOf(club, second);
  const deal = evening.deals[0];
  expect(deal?.score?.lines.length).toBeGreaterThan(0);
  const [event] = (
    await get<{ events: { id: string; kind: string }[] }>(`/api/sheets/${second}/events`, club.owner)
  ).events.filter(({ kind }) => kind === "deal.recorded");
  const id = event?.id as string;
  accepted(await pushSheet(doors, second, club.owner, [replace({ id, current: id }, cards(6, 40, 6), "à l’envers")]));
  const after = await seasonOf(club);
  expect(told(after)).not.toEqual(told(season));
  const corrected = await tableOf(club, second);
  expect(corrected.deals[0]?.corrected).toBe(true);
  const gained = (corrected.totals[1] as number) - (evening.totals[1] as number);
  expect(after.standings.find(({ player }) => player.id === hugo)?.value).toBe((totals.get(hugo) as number) + gained);
});

it("a player's page opens down to the evenings, page by page", async () => {
  const club = await aClub(doors);
  const sheets = [];
  // Two phones, because one may only open so many sheets an hour.
  const phones = [club.owner, await inClub(doors, club, "player")] as const;
  for (let i = 0; i < 62; i++)
    sheets.push(await anEveningOf(doors, { ...club, owner: phones[i % 2] as Phone }, [record(0, cards(26, 16, 10))]));
  const [nora] = club.players as [string];
  const first = await playerOf(club, nora);
  expect(first.evenings).toHaveLength(60);
  const rest = await playerOf(club, nora, `?before=${first.before}`);
  expect(rest.before).toBeNull();
  expect(sheetsOf([...first.evenings, ...rest.evenings]).sort()).toEqual([...sheets].sort());
  const told = [...first.evenings, ...rest.evenings];
  for (const name of ["points", "taker.n", "defence.points"])
    expect(told.reduce((sum, evening) => sum + (evening.figures[name] ?? 0), 0)).toBe(first.figures[0]?.figures[name] ?? 0);
  const [{ figures }] = first.figures as [PlayerView["figures"][number]];
  expect(figures).toMatchObject({ deals: 62 });
  expect(first.standing?.figures).toMatchObject({ evenings: 62, deals: 62 });
  expect(first.standing?.value).toBe(figures.points);
  const season = await seasonOf(club);
  expect(season.evenings).toHaveLength(60);
  const door = `/api/clubs/${club.club}/seasons/${club.season}/evenings`;
  const pageOf = async (query = "") => ask(doors, "GET", `${door}${query}`, { phone: club.owner });
  expect(await (await pageOf())?.json()).toEqual({ evenings: season.evenings, before: season.before });
  const oldest = (await (await pageOf(`?before=${season.before}`))?.json()) as EveningPage;
  expect(sheetsOf([...season.evenings, ...oldest.evenings]).sort()).toEqual([...sheets].sort());
  expect(oldest.before).toBeNull();
  expect((await pageOf("?before=x"))?.status).toBe(400);
  const curve = season.curve.players.find(({ player }) => player === nora);
  expect(curve?.points.at(-1)).toBe(figures.points);
  expect(curve?.before).toBe(0);
  expect(season.curve.evenings).toHaveLength(62);
  const answerOf = (player: string, query: string) =>
    ask(doors, "GET", `/api/clubs/${club.club}/seasons/${club.season}/players/${player}${query}`, { phone: club.owner });
  expect((await answerOf(nora, "?before=x"))?.status).toBe(400);
  const career = await answerOf(nora, "?career=1");
  expect(career?.status).toBe(200);
  expect(await career?.json()).toMatchObject({ seasons: [{ rank: expect.any(Number) }] });
  expect((await answerOf("nobody", "?career=1"))?.status).toBe(404);
});

it("a season read whole tells everybody's meetings", async () => {
  const club = await aClub(doors);
  const more = Array.from({ length: 14 }, () => randomUUID());
  const added = more.map((player, i) => addPlayer({ player, name: `Joueur ${i}` }));
  accepted(await pushChanges(doors, club, club.owner, added));
  const players = [...club.players, ...more];
  for (let table = 0; table < 6; table++)
    await anEveningOf(doors, club, [record(0, cards(26, 16, 10))], players.slice(3 * table, 3 * table + 3));
  const met = async (query: string) => {
    const path = `/api/clubs/${club.club}/seasons/${club.season}${query}`;
    return new Set((await get<SeasonView>(path, club.owner)).tables.met.map(({ player }) => player)).size;
  };
  expect([await met(""), await met("?company=x"), await met("?company=all")]).toEqual([16, 16, 18]);
});

it("two merged names are one line everywhere, and parted again all is as before", async () => {
  const club = await aClub(doors);
  const [nora, hugo, ines, paul] = club.players as [string, string, string, string];
  await anEveningOf(doors, club, [record(0, cards(26, 16, 10))], [nora, hugo, ines]);
  await anEveningOf(doors, club, [record(0, cards(6, 30, 16))], [nora, hugo, paul]);
  const before = await seasonOf(club);
  accepted(await pushChanges(doors, club, club.owner, [mergePlayers(paul, ines)]));
  const merged = await seasonOf(club);
  expect(merged.standings.map(({ player }) => player.id).sort()).toEqual([nora, hugo, ines].sort());
  const sum = (view: SeasonView, ids: string[]) =>
    view.standings.filter(({ player }) => ids.includes(player.id)).reduce((all, { value }) => all + value, 0);
  expect(sum(merged, [ines])).toBe(sum(before, [ines, paul]));
  expect(merged.tables.met.filter((row) => row.player === nora && row.other === ines)).toMatchObject([{ n: 2 }]);
  expect((await playerOf(club, paul)).player.id).toBe(ines);
  expect((await playerOf(club, ines)).evenings).toHaveLength(2);
  accepted(await pushChanges(doors, club, club.owner, [partPlayer(paul)]));
  const parted = await seasonOf(club);
  expect(parted).toEqual(before);
});

it("points added by hand are in the value and shown beside it; a sheet that leaves is gone", async () => {
  const club = await aClub(doors);
  const [nora] = club.players as [string];
  const sheet = await anEveningOf(doors, club, [record(0, cards(26, 16, 10))]);
  const before = (await seasonOf(club)).standings.find(({ player }) => player.id === nora)?.value as number;
  accepted(
    await pushChanges(doors, club, club.owner, [adjust({ season: club.season, player: nora, points: -5, reason: "retard" })]),
  );
  const view = await seasonOf(club);
  expect(view.standings.find(({ player }) => player.id === nora)).toMatchObject({ value: before - 5, adjusted: -5 });
  expect(view.adjustments).toMatchObject([{ player: nora, points: -5, reason: "retard" }]);
  accepted(await pushSheet(doors, sheet, club.owner, [leaveSeason()]));
  expect((await seasonOf(club)).played).toMatchObject({ evenings: 0, deals: 0 });
  expect((await ask(doors, "GET", `/api/clubs/${club.club}/evenings/${sheet}`, { phone: club.owner }))?.status).toBe(404);
});

it("evenings that a season no longer counts are out of all its sums, but stay marked in its lists", async () => {
  const club = await aClub(doors, { correctionDays: null });
  const [nora, hugo] = club.players as [string, string];
  const season = (games: readonly GameName[]) =>
    changeSeason({
      season: club.season,
      name: "2026",
      from: "2026-01-01",
      to: null,
      counting: { ...usualCounting("decale"), tieBreaks: ["wins", "head-to-head", "last-evening"], games },
    });
  const count = async (...games: GameName[]) => accepted(await pushChanges(doors, club, club.owner, [season(games)]));
  const evening = (day: string, deal: Json, rules: AskedOpening["rules"] = { game: "decale", players: 3 }) =>
    anEveningOf(doors, club, [record(0, deal), close("hour")], undefined, { day, rules });
  await count("decale");
  await evening("2026-03-03", cards(36, 10, 6));
  await evening("2026-03-10", cards(30, 12, 10));
  const whole = await seasonOf(club);
  const pages = await Promise.all([nora, hugo].map((player) => playerOf(club, player)));
  const listed = await clubOf(club);
  await count("decale", "whist");
  const whist = { game: "whist", players: 3 } as const;
  const [older, newest] = [
    await evening("2026-02-24", { bids: [1, 1, 1], tricks: [0, 0, 5] }, whist),
    await evening("2026-03-17", { bids: [1, 1, 1], tricks: [1, 4, 0] }, whist),
  ];
  expect((await seasonOf(club)).played).toEqual({ evenings: 4, deals: 4, last: "2026-03-17" });
  await count("decale");
  const { evenings, ...rest } = await seasonOf(club);
  expect({ ...rest, evenings: evenings.filter(({ counted }) => counted) }).toEqual(whole);
  expect(sheetsOf(evenings.filter(({ counted }) => !counted))).toEqual([newest, older]);
  expect(rest.changed?.facts).toContainEqual({ kind: "streak", player: nora, over: [], value: 2 });
  for (const page of pages) {
    const { evenings, ...rest } = await playerOf(club, page.player.id);
    expect({ ...rest, evenings: evenings.filter(({ counted }) => counted) }).toEqual(page);
    expect(evenings).toHaveLength(4);
  }
  expect((await clubOf(club)).seasons).toEqual(listed.seasons);
});

it("exported, lost, imported into an empty database and exported again: the same document, and the same standings", async () => {
  const club = await aClub(doors);
  for (const first of [26, 10, 40]) await anEveningOf(doors, club, [record(0, cards(first, 52 - first, 0)), close()]);
  const text = async () =>
    (await (await ask(doors, "GET", `/api/clubs/${club.club}/export`, { phone: club.owner }))?.text()) as string;
  const before = { text: await text(), season: await seasonOf(club) };
  const body = await importOf(doors, { sheet: club.club, owner: club.owner }, club.owner.device);
  const bring = (given: object, phone = club.owner) =>
    json(ask(doors, "POST", `/api/clubs/${club.club}/import`, { phone, body: given })) as Promise<ImportReport>;
  const events = (body.file as ClubFile).logs.reduce((sum, log) => sum + log.events.length, 0);
  expect(await bring(body)).toEqual({ accepted: 0, known: events, refused: [] });

  await anotherDatabase();
  expect(await bring(body)).toEqual({ accepted: events, known: 0, refused: [] });
  expect(await text()).toBe(before.text);
  expect(await seasonOf(club)).toEqual(before.season);
});

it("a season alone leaves as a document of its own and comes back the same", async () => {
  const club = await aClub(doors);
  const kept = await anEveningOf(doors, club, [record(0, cards(26, 16, 10)), close()]);
  const other = randomUUID();
  const { counting } = (await seasonOf(club)).season;
  accepted(
    await pushChanges(doors, club, club.owner, [
      openSeason({ season: other, name: "2027", from: "2026-06-01", to: null, counting }),
    ]),
  );
  await anEveningOf(doors, { ...club, season: other }, [record(0, cards(40, 6, 6)), close()]);
  const door = (season: string) => `/api/clubs/${club.club}/export?season=${season}`;
  const text = async () => (await (await ask(doors, "GET", door(club.season), { phone: club.owner }))?.text()) as string;
  const before = { text: await text(), season: await seasonOf(club) };
  const file = JSON.parse(before.text) as ClubFile;
  expect(file.season).toBe(club.season);
  expect(file.logs.map(({ id }) => id)).toEqual([club.club, kept]);
  expect((await ask(doors, "GET", door(randomUUID()), { phone: club.owner }))?.status).toBe(404);
  await anotherDatabase();
  const body = { device: club.owner.device, file };
  const report = await json(ask(doors, "POST", `/api/clubs/${club.club}/import`, { phone: club.owner, body }));
  expect(report).toMatchObject({ refused: [] });
  expect(await text()).toBe(before.text);
  expect(await seasonOf(club)).toEqual(before.season);
});

it("a document brought to a club that went on adds its changes, and keeps what is here", async () => {
  const club = await aClub(doors);
  await anEveningOf(doors, club, [record(0, cards(26, 16, 10))]);
  const { file } = await importOf(doors, { sheet: club.club, owner: club.owner }, club.owner.device);
  const later = await anEveningOf(doors, club, [record(0, cards(40, 6, 6))]);
  const before = await seasonOf(club);
  const { logs } = structuredClone(file) as ClubFile;
  const renamed = { ...(logs[0]?.events.at(-1) as object), id: randomUUID(), kind: "club.renamed", body: { name: "Les jeudis" } };
  const [first, ...others] = logs as [ClubFile["logs"][number]];
  const body = {
    device: club.owner.device,
    file: { ...file, logs: [{ ...first, events: [...first.events, renamed] }, ...others] },
  };
  const report = await json(ask(doors, "POST", `/api/clubs/${club.club}/import`, { phone: club.owner, body }));
  expect(report).toMatchObject({ accepted: 1, refused: [] });
  const after = await seasonOf(club);
  expect(after.club.name).toBe("Les jeudis");
  expect(after.standings).toEqual(before.standings);
  expect(sheetsOf(after.evenings)).toContain(later);
});

/** Names this phone as the club's owner in the document: otherwise the import makes a copy (app/api/rights.test.ts). */
const ranBy = ({ token }: Phone, file: object) => ({ ...file, owners: [hashOf(token)] });

it("a document that was tampered with has its lines refused one by one, and the rest kept", async () => {
  const club = await aClub(doors);
  await anEveningOf(doors, club, [record(0, cards(26, 16, 10)), record(1, cards(26, 16, 10))]);
  const { file } = await importOf(doors, { sheet: club.club, owner: club.owner }, club.owner.device);
  const { logs } = structuredClone(file) as { logs: { id: string; events: { id: string; body: { deal?: object } }[] }[] };
  const sheet = logs[1] as (typeof logs)[number];
  const spoilt = sheet.events[2] as (typeof sheet.events)[number];
  spoilt.body.deal = cards(99, 16, 10);
  Object.assign(sheet.events[3] as object, { at: "yesterday" });
  await anotherDatabase();
  const phone = aPhone();
  const report = await json(
    ask(doors, "POST", `/api/clubs/${club.club}/import`, {
      phone,
      body: { device: phone.device, file: ranBy(phone, { ...file, logs }) },
    }),
  );
  expect(report.refused).toEqual([
    {
      log: sheet.id,
      line: 3,
      id: spoilt.id,
      kind: "deal.recorded",
      code: "out-of-range",
      params: { value: 99, min: 0, max: 75 },
    },
    { log: sheet.id, line: 4, id: null, kind: null, code: "malformed" },
  ]);
  expect((await seasonOf({ ...club, owner: phone })).played).toMatchObject({ evenings: 0, deals: 0 });
  const again = aPhone();
  const answer = await ask(doors, "POST", `/api/clubs/${club.club}/import`, {
    phone: again,
    body: { device: again.device, file },
  });
  expect(answer?.status).toBe(404);
  const other = { device: phone.device, file: { ...file, club: randomUUID() } };
  expect((await ask(doors, "POST", `/api/clubs/${club.club}/import`, { phone, body: other }))?.status).toBe(400);
});

it("an unreadable log, or newer events, leave the rest of a document alone", async () => {
  const club = await aClub(doors);
  await anEveningOf(doors, club, [record(0, cards(26, 16, 10))]);
  const { file } = await importOf(doors, { sheet: club.club, owner: club.owner }, club.owner.device);
  const { logs, ...document } = structuredClone(file) as ClubFile;
  const [own, sheet] = logs as [ClubFile["logs"][number], ClubFile["logs"][number]];
  const newer = { ...(sheet.events[0] as object), id: randomUUID(), kind: "deal.dreamt", v: 7 };
  const given = [own, { id: "mine" }, { ...sheet, events: [...sheet.events, newer] }, { ...own, id: randomUUID() }, null];
  await anotherDatabase();
  const phone = aPhone();
  const body = { device: phone.device, file: ranBy(phone, { ...document, v: 2, more: true, logs: given }) };
  const report = await json(ask(doors, "POST", `/api/clubs/${club.club}/import`, { phone, body }));
  const unread = { log: null, id: null, kind: null, code: "malformed" };
  expect(report).toEqual({
    accepted: own.events.length + sheet.events.length,
    known: 0,
    refused: [
      { log: sheet.id, line: sheet.events.length + 1, id: newer.id, kind: "deal.dreamt", code: "newer-event" },
      ...[2, 4, 5].map((line) => ({ ...unread, line })),
    ],
  });
  expect((await seasonOf({ ...club, owner: phone })).played).toMatchObject({ evenings: 1, deals: 1 });
});

it("a season tells the last evening's changes and its records, and ratings only after eight evenings", async () => {
  const club = await aClub(doors);
  const [nora, hugo] = club.players as [string, string];
  const evening = (day: number, ...points: number[]) =>
    anEveningOf(doors, club, [record(0, cards(...points)), close("hour")], undefined, { day: `2026-03-0${day}` });
  for (let day = 1; day < 8; day++) await evening(day, 36, 10, 6);
  const before = await seasonOf(club);
  expect(before.history?.ratings.map(({ rating }) => rating)).toEqual([null, null, null]);
  const newest = await evening(8, 10, 36, 6);
  const { changed, history, luck, evenings } = await seasonOf(club);
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

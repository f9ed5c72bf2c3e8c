import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { addPlayer, keepDraw, mergePlayers } from "#lib/season/club/club-change";
import type { MetView } from "#lib/season/draw/met";
import type { EveningView } from "#lib/season/evening-view";
import type { ClubView } from "#lib/season/views";
import { addPerson, joinSeason, leave as leaves, open, record } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { aClub, accepted, anEveningOf, importOf, inClub, pushChanges, pushSheet, type TestClub } from "../club.fixture";
import { aLink, json } from "../evening.fixture";
import { aPhone, ask, type Phone, readDoors } from "../router.fixture";

const doors = await readDoors();
const anotherDatabase = emptyDatabasePer("file");

const get = <T>(address: string, phone: Phone): Promise<T> => json(ask(doors, "GET", address, { phone }));
const metOf = ({ club, season, owner }: TestClub) => get<MetView>(`/api/clubs/${club}/seasons/${season}/met`, owner);

const TODAY = new Date().toISOString().slice(0, 10);
const tablesOf = (club: TestClub, sheet: string = randomUUID()) => ({
  season: club.season,
  day: TODAY,
  name: null,
  how: "random" as const,
  tables: [{ sheet, players: club.players.slice(0, 3) }],
});

it("an owner of the club draws; its players, its viewers and strangers do not", async () => {
  const club = await aClub(doors);
  const draw = keepDraw(tablesOf(club));
  const player = await inClub(doors, club, "player");
  expect(await pushChanges(doors, club, player, [draw])).toMatchObject([{ status: "rejected", code: "owner-only" }]);
  const stranger = await ask(doors, "GET", `/api/clubs/${club.club}/seasons/${club.season}/met`, { phone: aPhone() });
  expect(stranger?.status).toBe(404);
  accepted(await pushChanges(doors, club, club.owner, [draw]));
  const { club: seen } = await get<ClubView>(`/api/clubs/${club.club}`, player);
  expect(seen.draws).toMatchObject([draw.body]);
});

it("the draw knows who met on the last five evenings, by person, and the order of the standings", async () => {
  const club = await aClub(doors);
  expect(await metOf(club)).toEqual({ evenings: [], ranked: [] });
  const [nora = "", hugo = "", ines = "", paul = ""] = club.players;
  const evenings = [
    [nora, hugo, ines],
    [nora, hugo, paul],
    [ines, paul, nora],
    [hugo, ines, paul],
    [nora, hugo, ines],
    [paul, nora, ines],
  ];
  for (const seats of evenings) await anEveningOf(doors, club, [record(0, cards(40, 10, 2))], seats);
  await anEveningOf(doors, club, [], [nora, hugo, paul]);
  const met = await metOf(club);
  expect(met.evenings.map(({ tables }) => tables)).toEqual(
    evenings
      .slice(1)
      .reverse()
      .map((seats) => [seats]),
  );
  // Each deal gives 40, 10 and 2 points to its three seats: totals of 132, 70, 56 and 54.
  expect(met.ranked).toEqual([nora, hugo, ines, paul]);
  const zoe = randomUUID();
  accepted(await pushChanges(doors, club, club.owner, [addPlayer({ player: zoe, name: "Zoé" })]));
  await anEveningOf(doors, club, [record(0, cards(40, 10, 2))], [zoe, nora, hugo]);
  accepted(await pushChanges(doors, club, club.owner, [mergePlayers(zoe, ines)]));
  expect((await metOf(club)).evenings[0]?.tables).toEqual([[ines, nora, hugo]]);
});

it("two phones that open a drawn table's QR share one sheet; late arrivals and moves appear on both", async () => {
  const club = await aClub(doors);
  const [one, two] = [randomUUID(), randomUUID()];
  const zoe = randomUUID();
  accepted(await pushChanges(doors, club, club.owner, [addPlayer({ player: zoe, name: "Zoé" })]));
  const names = ["Nora", "Hugo", "Inès"];
  accepted(
    await pushSheet(doors, one, club.owner, [
      open({ ...opening(3, { day: TODAY }), names, title: "Table 1" }),
      joinSeason({ club: club.club, season: club.season, players: club.players.slice(0, 3) }),
    ]),
  );
  const table = { sheet: one, owner: club.owner, events: [] };
  const link = await aLink(doors, table, "player");
  const phones = [aPhone(), aPhone()];
  for (const phone of phones) {
    const joined = await json(ask(doors, "POST", "/api/join", { phone, body: { token: link.token, device: phone.device } }));
    expect(joined).toMatchObject({ sheet: one, kind: "sheet" });
  }
  const [first, second] = phones as [Phone, Phone];
  const again = await pushSheet(doors, one, second, [open({ ...opening(3), names })]);
  expect(again).toMatchObject([{ status: "rejected" }]);
  accepted(await pushSheet(doors, one, first, [record(0, cards(40, 10, 2))]));
  accepted(await pushSheet(doors, one, second, [record(1, cards(20, 20, 12))]));
  accepted(await pushSheet(doors, one, club.owner, [addPerson({ nextSlot: 2 }, "Zoé", zoe), leaves({ nextSlot: 2 }, 2)]));
  accepted(
    await pushSheet(doors, two, club.owner, [
      open({ ...opening(3, { day: TODAY }), names: ["Inès", "Paul", "Ana"], title: "Table 2" }),
      joinSeason({ club: club.club, season: club.season, players: [club.players[2] as string, club.players[3] as string, null] }),
    ]),
  );
  const tonight = await get<EveningView>(`/api/clubs/${club.club}/night`, club.owner);
  // Sorted by title, because the tables come in the order of their random ids.
  const tables = [...tonight.tables].sort((a, b) => String(a.title).localeCompare(String(b.title)));
  expect(tables.map(({ title, deals, players }) => [title, deals, players])).toEqual([
    ["Table 1", 2, [...club.players.slice(0, 3), zoe]],
    ["Table 2", 0, [club.players[2], club.players[3], null]],
  ]);
  // A player who left a table counts only at the other one.
  expect(tonight.warnings).toEqual([]);
});

it("a copy of the club seats its own tables", async () => {
  const club = await aClub(doors);
  const sheet = await anEveningOf(doors, club, [record(0, cards(40, 10, 2))]);
  accepted(await pushChanges(doors, club, club.owner, [keepDraw(tablesOf(club, sheet))]));
  const given = await importOf(doors, { sheet: club.club, owner: club.owner }, "x");
  await anotherDatabase();
  const stranger = aPhone();
  const body = { device: stranger.device, file: given.file };
  const report = await json(ask(doors, "POST", `/api/clubs/${club.club}/import`, { phone: stranger, body }));
  expect(report.refused).toEqual([]);
  const { club: copy } = await get<ClubView>(`/api/clubs/${report.copy}`, stranger);
  const drawnThere = copy.draws?.[0]?.tables[0]?.sheet as string;
  expect(drawnThere).not.toBe(sheet);
  const evening = await ask(doors, "GET", `/api/clubs/${report.copy}/evenings/${drawnThere}`, { phone: stranger });
  expect(evening?.status).toBe(200);
});

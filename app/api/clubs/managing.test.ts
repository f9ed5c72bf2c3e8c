import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import type { LogEvent } from "#lib/log/event";
import type { EveningView } from "#lib/season/evening-view";
import type { SeasonView } from "#lib/season/views";
import { close, contest, joinSeason, leaveSeason, open, record, replace, rule, setEvening } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { aClub, accepted, inClub, pushSheet, type TestClub } from "../club.fixture";
import { aLink, change, join, json } from "../evening.fixture";
import { ask, type Phone, readDoors } from "../router.fixture";

const doors = await readDoors();
emptyDatabasePer("test");

/** A table's own phone opens its sheet in the season, on this day. */
async function aTable(
  { club, season, players }: TestClub,
  phone: Phone,
  seats: readonly number[],
  day = new Date().toISOString().slice(0, 10),
): Promise<string> {
  const sheet = randomUUID();
  const joined = { club, season, players: seats.map((seat) => players[seat] as string) };
  accepted(await pushSheet(doors, sheet, phone, [open(opening(seats.length, { day })), joinSeason(joined)]));
  return sheet;
}

const codes = async (sheet: string, phone: Phone, ...changes: Parameters<typeof pushSheet>[3]) =>
  (await pushSheet(doors, sheet, phone, changes))?.map((one) => ("code" in one ? one.code : one.status));
const tonight = ({ club, owner }: TestClub, phone = owner): Promise<EveningView> =>
  json(ask(doors, "GET", `/api/clubs/${club}/night`, { phone }));
const logOf = async (sheet: string, phone: Phone): Promise<LogEvent[]> =>
  (await json(ask(doors, "GET", `/api/sheets/${sheet}/events`, { phone }))).events;
const seasonOf = ({ club, season, owner }: TestClub): Promise<SeasonView> =>
  json(ask(doors, "GET", `/api/clubs/${club}/seasons/${season}`, { phone: owner }));

it("an owner of the club opens, corrects, rules on, closes and takes out a table's sheet from their own phone", async () => {
  const club = await aClub(doors);
  const table = await inClub(doors, club, "player");
  const sheet = await aTable(club, table, [0, 1, 2]);
  accepted(await pushSheet(doors, sheet, table, [record(0, cards(20, 10, 6))]));
  const manager = await inClub(doors, club, "owner");
  const deal = (await logOf(sheet, manager)).find(({ kind }) => kind === "deal.recorded") as LogEvent;
  const target = { id: deal.id, current: deal.id };
  expect(await codes(sheet, manager, replace(target, cards(10, 20, 6), "à l’envers"))).toEqual(["accepted"]);
  expect(await codes(sheet, manager, contest(target, "renonce"))).toEqual(["accepted"]);
  expect(await codes(sheet, manager, rule(target, { outcome: "kept", note: "vu" }))).toEqual(["accepted"]);
  expect(await codes(sheet, manager, close("hour"), leaveSeason())).toEqual(["accepted", "accepted"]);
  expect((await seasonOf(club)).played.evenings).toBe(0);
  const second = await aTable(club, table, [0, 1, 2], "2026-03-03");
  const pull = async () => (await ask(doors, "GET", `/api/sheets/${second}/events`, { phone: manager }))?.status;
  expect(await pull()).toBe(200);
  const ofClub = { sheet: club.club, owner: club.owner, events: [] };
  await change(doors, ofClub, manager.device, { revoked: true });
  expect(await pull()).toBe(404);
  await change(doors, ofClub, manager.device, { revoked: false });
  // A sheet that was taken out of the season belongs to its table alone again.
  expect((await ask(doors, "GET", `/api/sheets/${sheet}/events`, { phone: manager }))?.status).toBe(404);
});

it("an owner of the club also manages a sheet that shut them out, and their own sheet with its own right", async () => {
  const club = await aClub(doors);
  const table = await inClub(doors, club, "player");
  const sheet = await aTable(club, table, [0, 1, 2]);
  const evening = { sheet, owner: table, events: [] };
  const { token } = await aLink(doors, evening, "owner");
  await join(doors, club.owner, { token });
  const told = async (id: string) => json(ask(doors, "GET", `/api/sheets/${id}/events`, { phone: club.owner }));
  await change(doors, evening, club.owner.device, { revoked: true });
  expect(await told(sheet)).toMatchObject({ role: "owner" });
  expect(await told(sheet)).not.toHaveProperty("proof");
  const own = await aTable(club, club.owner, [0, 1, 2], "2026-03-03");
  expect(await told(own)).toMatchObject({ role: "owner", proof: expect.stringMatching(/^owner\./) });
});

it("viewers and players of the club get no right on its tables from that", async () => {
  const club = await aClub(doors);
  const sheet = await aTable(club, await inClub(doors, club, "player"), [0, 1, 2]);
  for (const role of ["viewer", "player"] as const) {
    const phone = await inClub(doors, club, role);
    expect((await ask(doors, "GET", `/api/sheets/${sheet}/events`, { phone }))?.status).toBe(404);
  }
  const elsewhere = await aClub(doors);
  expect((await ask(doors, "GET", `/api/sheets/${sheet}/events`, { phone: elsewhere.owner }))?.status).toBe(404);
});

it("deals from a phone shut out of the club do not count, and both sides are told why", async () => {
  const club = await aClub(doors);
  const table = await inClub(doors, club, "player");
  const sheet = await aTable(club, table, [0, 1, 2]);
  accepted(await pushSheet(doors, sheet, table, [record(0, cards(20, 10, 6))]));
  expect((await tonight(club)).tables[0]?.shutOut).toBe(false);
  await change(doors, { sheet: club.club, owner: club.owner, events: [] }, table.device, { revoked: true });
  expect(await codes(sheet, table, record(1, cards(0, 30, 6)), leaveSeason())).toEqual(["shut-out-of-club", "shut-out-of-club"]);
  expect((await tonight(club)).tables[0]).toMatchObject({ shutOut: true, deals: 1 });
  expect(await codes(sheet, club.owner, record(1, cards(0, 30, 6)))).toEqual(["accepted"]);
  await change(doors, { sheet: club.club, owner: club.owner, events: [] }, table.device, { revoked: false });
  expect(await codes(sheet, table, record(2, cards(0, 30, 6)))).toEqual(["accepted"]);
});

it("tonight shows three tables, a player who changes tables, and what can still be corrected", async () => {
  const club = await aClub(doors);
  const phone = await inClub(doors, club, "player");
  const one = await aTable(club, phone, [0, 1, 2]);
  const two = await aTable(club, phone, [3, 1]);
  const again = await aTable(club, phone, [0, 1, 2]);
  accepted(await pushSheet(doors, one, phone, [record(0, cards(20, 10, 6))]));
  accepted(await pushSheet(doors, two, phone, [record(0, cards(5, 30))]));
  const [nora, hugo, ines, paul] = club.players as [string, string, string, string];
  const seen = await tonight(club);
  expect(seen.tables.map(({ sheet, deals, ended }) => [sheet, deals, ended])).toEqual(
    [one, two, again].sort().map((sheet) => [sheet, sheet === again ? 0 : 1, false]),
  );
  expect(seen.rankings[0]?.players.map(({ player, place, points }) => [player, place, points])).toEqual([
    [hugo, 1, 40],
    [nora, 2, 20],
    [ines, 3, 6],
    [paul, 4, 5],
  ]);
  const kinds = seen.warnings.map(({ kind, player, sheets }) => [kind, player, [...sheets].sort()]);
  expect(kinds).toHaveLength(3);
  expect(kinds).toEqual(
    expect.arrayContaining([
      ["same-people", null, [one, again].sort()],
      ["two-tables", hugo, [one, two].sort()],
      ["two-tables", hugo, [two, again].sort()],
    ]),
  );
  // Once the sheet belongs to another evening, it is no longer one of tonight's tables.
  accepted(await pushSheet(doors, again, phone, [setEvening({ day: seen.day, name: "Après-midi" })]));
  expect((await tonight(club)).warnings.map(({ sheets }) => [...sheets].sort())).toEqual([[one, two].sort()]);
  accepted(await pushSheet(doors, again, phone, [leaveSeason()]));
  accepted(await pushSheet(doors, one, phone, [close("hour")]));
  expect((await tonight(club)).warnings).toEqual([]);
  // Everybody has played one evening; when a table's evening gets a name, it counts as another evening.
  expect((await seasonOf(club)).standings.map(({ figures }) => figures.evenings)).toEqual([1, 1, 1, 1]);
  accepted(await pushSheet(doors, two, phone, [setEvening({ day: seen.day, name: "Tard" })]));
  const { played, standings } = await seasonOf(club);
  expect(played.evenings).toBe(2);
  expect(standings.find(({ player }) => player.id === hugo)?.figures.evenings).toBe(2);
});

it("before a season ends its open tables are told, and the rules of its last evening", async () => {
  const club = await aClub(doors);
  const phone = await inClub(doors, club, "player");
  const old = await aTable(club, phone, [0, 1, 2], "2026-03-03");
  const done = await aTable(club, phone, [0, 1, 3], "2026-03-10");
  accepted(await pushSheet(doors, done, phone, [record(0, cards(20, 10, 6)), close("hour")]));
  const open = async (evening = ""): Promise<EveningView> =>
    json(ask(doors, "GET", `/api/clubs/${club.club}/night?season=${club.season}${evening}`, { phone: club.owner }));
  expect((await open()).tables.map(({ sheet }) => sheet)).toEqual([old]);
  expect((await open("&evening=2026-03-10")).tables.map(({ sheet }) => sheet)).toEqual([done]);
  accepted(await pushSheet(doors, old, club.owner, [close("agreed")]));
  expect((await open()).tables).toEqual([]);
  const { seasons } = await json(ask(doors, "GET", `/api/clubs/${club.club}`, { phone }));
  expect(seasons[0].rules).toMatchObject({ game: "decale", players: 3 });
});

it("the club's stream tells that something moved, and ends for a phone that is shut out", async () => {
  const club = await aClub(doors);
  const phone = await inClub(doors, club, "player");
  const sheet = await aTable(club, phone, [0, 1, 2]);
  const answer = await ask(doors, "GET", `/api/clubs/${club.club}/live`, { phone });
  const reader = answer?.body?.pipeThrough(new TextDecoderStream()).getReader();
  const told = async () => {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return "end";
      if (value?.includes("event: changed")) return "changed";
    }
  };
  expect(await told()).toBe("changed");
  accepted(await pushSheet(doors, sheet, phone, [record(0, cards(20, 10, 6))]));
  expect(await told()).toBe("changed");
  await change(doors, { sheet: club.club, owner: club.owner, events: [] }, phone.device, { revoked: true });
  expect(await told()).toBe("end");
});

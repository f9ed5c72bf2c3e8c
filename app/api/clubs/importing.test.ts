/** An import puts back what was exported. It cannot bring in anything that a push would be refused. */
import { randomUUID } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { db } from "#lib/db/client";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { rebuild } from "#lib/db/project/rebuild";
import { hashOfRecovery } from "#lib/db/recovery";
import { readKept } from "#lib/db/season.fixture";
import { addPlayer, changeSeason, endSeason, openClub, renameClub, stampClub } from "#lib/season/club/club-change";
import type { ClubChange } from "#lib/season/club/club-event";
import type { ImportReport } from "#lib/season/club/club-file";
import { usualCounting } from "#lib/season/club/counting";
import { joinSeason, leaveSeason, open, record, replace } from "#lib/sheet/change";
import { RECOVERY_LENGTH, SIGNS } from "#lib/sheet/code";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { cards, opening } from "#lib/sheet/log.fixture";
import { aClub, accepted, anEveningOf, pushChanges, pushSheet, type TestClub } from "../club.fixture";
import { aGuest, aLink, eventOf, join, json } from "../evening.fixture";
import { aPhone, ask, type Phone, readDoors } from "../router.fixture";
import { POST as importAt } from "./[id]/import/route";

const doors = await readDoors();
emptyDatabasePer("test");
afterEach(() => {
  vi.useRealTimers();
});

const AT = "2026-12-01T21:00:00.000Z";
const setDay = (day: string) => vi.setSystemTime(Date.parse(`${day}T21:00:00Z`));
const startDay = (day: string) => vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${day}T21:00:00Z`) });

const ofClub = (club: string, device: string, change: ClubChange, receivedAt = AT) => ({
  ...stampClub(change, { id: randomUUID(), sheet: club, at: AT, device }),
  receivedAt,
});
const ofSheet = (sheet: string, device: string, change: Change, receivedAt = AT) => ({
  ...eventOf(change, sheet, device),
  receivedAt,
});
const clubLog = (id: string, ...events: object[]) => ({ id, kind: "club", events });
const sheetLog = (id: string, ...events: object[]) => ({ id, kind: "sheet", events });

const bring = (phone: Phone, club: string, logs: readonly object[], device = phone.device): Promise<ImportReport> =>
  json(
    ask(doors, "POST", `/api/clubs/${club}/import`, {
      phone,
      body: { device, file: { format: "petit-au-bout/club", v: 1, club, logs } },
    }),
  );
const codes = ({ refused }: ImportReport) => refused.map(({ code }) => code);
const joinedFor = ({ club, season, players }: TestClub) => ({ club, season, players: players.slice(0, 3) });

it("a new line for a known log is dated now, and must be of the sender's own phone", async () => {
  startDay("2026-12-01");
  const club = await aClub(doors, { correctionDays: 7 });
  const sheet = await anEveningOf(doors, club, [record(0, cards(25, 25, 2))]);
  setDay("2027-03-01");
  const { events } = await json(ask(doors, "GET", `/api/sheets/${sheet}/events`, { phone: club.owner }));
  const deal = foldSheet(events)?.deals[0] as Parameters<typeof replace>[0];
  const line = (device: string) => ofSheet(sheet, device, replace(deal, cards(50, 0, 2)), "2026-12-01T21:00:01.000Z");
  const name = ofClub(club.club, club.owner.device, renameClub("Les mardis"));
  const given = (device: string) => [clubLog(club.club, name), sheetLog(sheet, line(device))];
  expect(codes(await bring(club.owner, club.club, given("hugo-s-phone")))).toEqual(["other-device"]);
  expect(await db().lateChange.count()).toBe(0);
  expect(await bring(club.owner, club.club, given(club.owner.device))).toMatchObject({ accepted: 1, refused: [] });
  expect(await db().lateChange.count()).toBe(2);
});

it("a phone shut out of a club cannot bring it deals, in anybody's name", async () => {
  const club = await aClub(doors);
  const guest = await aGuest(doors, { sheet: club.club, owner: club.owner, events: [] }, "player");
  const sheet = randomUUID();
  accepted(await pushSheet(doors, sheet, guest, [open(opening(3)), record(0, cards(25, 25, 2))]));
  const link = await aLink(doors, { sheet, owner: guest, events: [] }, "viewer");
  await ask(doors, "POST", "/api/join", { phone: club.owner, body: { token: link.token, device: club.owner.device } });
  const door = `/api/sheets/${club.club}/devices/${guest.device}`;
  expect((await ask(doors, "PATCH", door, { phone: club.owner, body: { revoked: true } }))?.status).toBe(200);
  const own = randomUUID();
  const logs = [
    clubLog(own, ofClub(own, guest.device, openClub("x"))),
    sheetLog(sheet, ofSheet(sheet, guest.device, joinSeason(joinedFor(club)))),
  ];
  expect(codes(await bring(guest, own, logs, club.owner.device))).toEqual(["not-yours", "unknown-club"]);
  expect(await db().eveningPlayer.count()).toBe(0);
});

it("a document of another club cannot join an ended season, or one that does not count the game", async () => {
  const club = await aClub(doors);
  const player = await aGuest(doors, { sheet: club.club, owner: club.owner, events: [] }, "player");
  accepted(await pushChanges(doors, club, club.owner, [endSeason(club.season)]));
  const [sheet, own] = [randomUUID(), randomUUID()];
  const whist = open(opening(3, { rules: { game: "whist", players: 3 } }));
  const logs = [
    clubLog(own, ofClub(own, player.device, openClub("x"))),
    sheetLog(sheet, ...[whist, joinSeason(joinedFor(club))].map((change) => ofSheet(sheet, player.device, change))),
  ];
  expect(codes(await bring(player, own, logs))).toEqual(["season-ended"]);
  expect(await db().evening.count()).toBe(0);
});

it("a document of another club cannot take a sheet out of a frozen evening", async () => {
  startDay("2027-03-01");
  const club = await aClub(doors, { correctionDays: 7 });
  const player = await aGuest(doors, { sheet: club.club, owner: club.owner, events: [] }, "player");
  const [sheet, own] = [randomUUID(), randomUUID()];
  const said = (change: Change, day: string) => ofSheet(sheet, player.device, change, `${day}T21:00:00.000Z`);
  const logs = [
    clubLog(own, ofClub(own, player.device, openClub("x"))),
    sheetLog(
      sheet,
      ...[open(opening(3)), joinSeason(joinedFor(club)), record(0, cards(25, 25, 2))].map((one) => said(one, "2026-12-01")),
      said(leaveSeason(), "2026-12-20"),
    ),
  ];
  expect(codes(await bring(player, own, logs))).toEqual(["evening-stands"]);
});

it("an evening without new lines still follows the document's changes to the season", async () => {
  startDay("2026-12-01");
  const club = await aClub(doors);
  const player = await aGuest(doors, { sheet: club.club, owner: club.owner, events: [] }, "player");
  const sheet = randomUUID();
  accepted(await pushSheet(doors, sheet, player, [open(opening(3)), joinSeason(joinedFor(club)), record(0, cards(25, 25, 2))]));
  setDay("2026-12-20");
  accepted(await pushSheet(doors, sheet, player, [record(1, cards(10, 40, 2))]));
  const { logs } = await json(ask(doors, "GET", `/api/clubs/${club.club}/export`, { phone: club.owner }));
  const counting = { ...usualCounting("decale"), correctionDays: 7 };
  const changed = changeSeason({ season: club.season, name: "2026", from: "2026-01-01", to: null, counting });
  for (const change of [changed, renameClub("Les jeudis")]) logs[0].events.push(ofClub(club.club, club.owner.device, change));
  expect(codes(await bring(club.owner, club.club, logs))).toEqual([]);
  expect(await db().lateChange.count()).toBeGreaterThan(0);
  const kept = await readKept();
  await rebuild();
  expect(await readKept()).toEqual(kept);
});

it("a file that is no document is refused in words, and nothing is stored", async () => {
  const [phone, club] = [aPhone(), randomUUID()];
  for (const body of ["{", JSON.stringify({ device: phone.device })]) {
    const answer = await ask(doors, "POST", `/api/clubs/${club}/import`, { phone, body });
    expect(answer?.status).toBe(400);
    expect(await answer?.json()).toMatchObject({ code: "malformed" });
  }
  expect(await db().log.count()).toBe(0);
});

it("a line without a date of receipt is refused", async () => {
  const [club, phone] = [randomUUID(), aPhone()];
  const logs = [clubLog(club, ofClub(club, phone.device, openClub("x"), "hier soir"))];
  expect(codes(await bring(phone, club, logs))).toEqual(["malformed"]);
});

it("other requests are answered, and writes done, while a large document is read", async () => {
  const [club, phone, evening] = [randomUUID(), aPhone(), await aClub(doors)];
  const players = Array.from({ length: 400 }, (_, i) => addPlayer({ player: randomUUID(), name: `Joueur ${i}` }));
  const logs = [clubLog(club, ...[openClub("x"), ...players].map((change) => ofClub(club, phone.device, change)))];
  let isDone = false;
  // By this clock every line takes a second, so each line is a slice of its own, however fast the machine is.
  let clock = 0;
  const time = vi.spyOn(performance, "now").mockImplementation(() => (clock += 1_000));
  const importing = bring(phone, club, logs).then((report) => {
    isDone = true;
    return report;
  });
  while (!(await db().log.findUnique({ where: { id: club } }))) await turn();
  accepted(await pushChanges(doors, evening, evening.owner, [renameClub("Les jeudis")]));
  expect((await ask(doors, "GET", `/api/clubs/${evening.club}`, { phone: evening.owner }))?.status).toBe(200);
  expect(isDone).toBe(false);
  time.mockRestore();
  expect(await importing).toMatchObject({ accepted: 401, refused: [] });
});

it("when somebody opens the club while a document is on its way, the document's code does not come into it", async () => {
  const [club, owner, thief] = [randomUUID(), aPhone(), aPhone()];
  const code = SIGNS.slice(0, RECOVERY_LENGTH);
  const { readable, writable } = new TransformStream<Uint8Array>();
  const init = {
    method: "POST",
    body: readable,
    duplex: "half",
    headers: { authorization: `Bearer ${thief.token}`, "sec-fetch-site": "same-origin", "content-type": "application/json" },
  } as RequestInit;
  const importing = importAt(new Request("http://localhost", init), { params: Promise.resolve({ id: club }) });
  await expect.poll(() => readable.locked).toBe(true);
  accepted(await pushChanges(doors, { club }, owner, [openClub("Les mardis")]));
  const logs = [clubLog(club, ofClub(club, thief.device, openClub("x")))];
  const file = { format: "petit-au-bout/club", v: 1, club, logs, recovery: hashOfRecovery(code) };
  const writer = writable.getWriter();
  await writer.write(new TextEncoder().encode(JSON.stringify({ device: thief.device, file })));
  await writer.close();
  expect(codes(await (await importing).json())).toEqual(["not-yours"]);
  expect((await join(doors, thief, { code }))?.status).toBe(404);
  expect(await db().recovery.count()).toBe(0);
});

it("a document's code opens only its own club, and only if the club was not there", async () => {
  const club = await aClub(doors);
  const code = SIGNS.slice(0, RECOVERY_LENGTH);
  const give = (phone: Phone, id: string, logs: readonly object[], recovery?: string) => {
    const file = { format: "petit-au-bout/club", v: 1, club: id, logs, recovery: hashOfRecovery(code) };
    return json(ask(doors, "POST", `/api/clubs/${id}/import`, { phone, body: { device: phone.device, file, recovery } }));
  };
  const renamed = clubLog(club.club, ofClub(club.club, club.owner.device, renameClub("Les jeudis")));
  expect(await give(club.owner, club.club, [renamed])).toMatchObject({ accepted: 1 });
  expect(await db().recovery.count()).toBe(0);
  const [first, second] = [aPhone(), aPhone()];
  const [lost, other] = [randomUUID(), randomUUID()];
  for (const [phone, id, recovery] of [
    [first, lost],
    [second, other, code],
  ] as const)
    expect(await give(phone, id, [clubLog(id, ofClub(id, phone.device, openClub("x")))], recovery)).toMatchObject({
      accepted: 1,
    });
  expect(await db().recovery.findMany()).toMatchObject([{ clubId: lost, createdBy: first.device, usedBy: null }]);
});

it("a document whose sender hangs up is read no further", async () => {
  const [club, phone, away] = [randomUUID(), aPhone(), new AbortController()];
  const players = Array.from({ length: 40 }, (_, i) => addPlayer({ player: randomUUID(), name: `Joueur ${i}` }));
  const logs = [clubLog(club, ...[openClub("x"), ...players].map((change) => ofClub(club, phone.device, change)))];
  const body = { device: phone.device, file: { format: "petit-au-bout/club", v: 1, club, logs } };
  // By this clock, each line is a slice of its own, as above.
  let clock = 0;
  const time = vi.spyOn(performance, "now").mockImplementation(() => (clock += 1_000));
  const importing = json(ask(doors, "POST", `/api/clubs/${club}/import`, { phone, body, signal: away.signal }));
  while (!(await db().log.findUnique({ where: { id: club } }))) await turn();
  away.abort();
  const { accepted: taken } = await importing;
  time.mockRestore();
  expect([taken > 0, taken < 41, await db().event.count({ where: { logId: club } })]).toEqual([true, true, taken]);
});

it.each([
  ["sixty thousand lines", 0, 200],
  ["a line more", 1, 413],
])("a document of %s is read, or refused as too large", async (_, more, status) => {
  const [club, phone] = [randomUUID(), aPhone()];
  const lines = [...Array(12).fill(5_000), ...Array(more).fill(1)];
  const logs = lines.map((length) => sheetLog(randomUUID(), ...Array(length).fill(0)));
  const [first = {}, ...others] = logs;
  const body = {
    device: phone.device,
    file: { format: "petit-au-bout/club", v: 1, club, logs: [{ ...first, id: club, kind: "club" }, ...others] },
  };
  expect((await ask(doors, "POST", `/api/clubs/${club}/import`, { phone, body }))?.status).toBe(status);
});

/** Export and import of a club's document, called directly; app/api/clubs tests the same through the doors. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LogEvent } from "#lib/log/event";
import {
  addPlayer,
  bringHistory,
  endSeason,
  openClub,
  openSeason,
  renameClub,
  stampClub,
  withdrawHistory,
} from "#lib/season/club/club-change";
import type { ClubFile } from "#lib/season/club/club-file";
import { usualCounting } from "#lib/season/club/counting";
import { joinSeason, leaveSeason, open, record, rename, stampSheet } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { cards, opening } from "#lib/sheet/log.fixture";
import { hashOf } from "./access";
import { db, write } from "./client";
import { exportClub, type GivenLog, importClub } from "./club-file";
import { fanout, type News } from "./fanout";
import { bytesOf } from "./head";
import { emptyDatabasePer } from "./per-test.fixture";
import { readLog } from "./read";
import { aSeason, openEvening } from "./season.fixture";

const AT = "2026-03-10T20:00:00.000Z";
const NORA = { tokenHash: hashOf("nora"), device: "nora" };
const HUGO = { tokenHash: hashOf("hugo"), device: "hugo" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-12T20:00:00.000Z") });
});
emptyDatabasePer("test");
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type ClubChange = Parameters<typeof stampClub>[0];
const how = (sheet: string, device: string) => ({ id: randomUUID(), sheet, at: AT, device });
const lines = (...events: LogEvent[]) => events.map((event) => ({ event, receivedAt: AT }));
const clubLog = (id: string, ...changes: ClubChange[]): GivenLog => ({
  ...{ id, kind: "club" },
  lines: lines(...changes.map((change) => stampClub(change, how(id, "nora")))),
});
const sheetLog = (id: string, ...changes: Change[]): GivenLog => ({
  ...{ id, kind: "sheet" },
  lines: lines(...changes.map((change) => stampSheet(change, how(id, "nora")))),
});

const stays = () => false;

it("a line is dated as the document says, but never before the line above nor in the future", async () => {
  const club = randomUUID();
  const { lines, ...log } = clubLog(club, openClub("x"), renameClub("y"), renameClub("z"), renameClub("x"), renameClub("y"));
  const said = ["2026-03-01", "2026-03-05", "2026-03-04", "2026-03-06", "2026-04-01"].map((day) => `${day}T20:00:00.000Z`);
  const given = lines.map((line, i) => ({ event: line?.event as LogEvent, receivedAt: said[i] as string }));
  expect(await importClub(NORA, [{ ...log, lines: given }], stays)).toEqual({ accepted: 5, known: 0, refused: [] });
  const days = (await readLog(db(), club)).map(({ receivedAt }) => receivedAt.slice(0, 10));
  expect(days).toEqual(["2026-03-01", "2026-03-05", "2026-03-05", "2026-03-06", "2026-03-12"]);
});

it("a season that an older app ended is brought as it was ended", async () => {
  const [club, season] = [randomUUID(), randomUUID()];
  const body = { season, name: "2026", from: "2026-01-01", to: null, counting: usualCounting("decale") };
  const { lines, ...log } = clubLog(club, openClub("x"), openSeason(body), endSeason(season));
  const old = lines.map(
    (line) => line && { ...line, event: { ...line.event, v: line.event.kind === "season.ended" ? 1 : line.event.v } },
  );
  expect(await importClub(NORA, [{ ...log, lines: old }], stays)).toEqual({ accepted: 3, known: 0, refused: [] });
});

it("refused lines are told with their reason; a log of somebody else is refused as a whole", async () => {
  const [club, sheet, hers] = [randomUUID(), randomUUID(), randomUUID()];
  expect(await importClub(HUGO, [sheetLog(hers, open(opening(3)))], stays)).toMatchObject({ accepted: 1 });
  const spoilt = sheetLog(sheet, open(opening(3)), record(0, cards(99, 10, 6)), rename(0, "Ana"));
  const named = spoilt.lines[2]?.event;
  const [id, other] = [spoilt.lines[1]?.event.id, named?.id];
  const given = {
    ...spoilt,
    lines: [...spoilt.lines, undefined, { event: { ...named, sheet: club } as LogEvent, receivedAt: AT }],
  };
  const stored = vi.fn();
  const report = await importClub(
    { ...NORA, stored },
    [clubLog(club, openClub("x")), given, sheetLog(hers, rename(0, "Ana"))],
    stays,
  );
  expect(report).toEqual({
    accepted: 3,
    known: 0,
    refused: [
      { log: sheet, line: 2, id, kind: "deal.recorded", code: "out-of-range", params: { value: 99, min: 0, max: 75 } },
      { log: sheet, line: 4, id: null, kind: null, code: "malformed" },
      { log: sheet, line: 5, id: other, kind: "person.renamed", code: "other-sheet" },
      { log: hers, line: 0, id: null, kind: null, code: "not-yours" },
    ],
  });
  const kept = async (log: string) => (await readLog(db(), log)).reduce((sum, { event }) => sum + bytesOf(event), 0);
  const told = stored.mock.calls.flat() as number[];
  expect(told.reduce((sum, bytes) => sum + bytes, 0)).toBe((await kept(club)) + (await kept(sheet)));
  stored.mockClear();
  const again = await importClub({ ...NORA, stored }, [clubLog(club, openClub("x")), spoilt], stays);
  expect([again.accepted, again.known, stored.mock.calls]).toEqual([0, 2, []]);
});

it("a log without any accepted line is not created", async () => {
  const sheet = randomUUID();
  const report = await importClub(NORA, [sheetLog(sheet, rename(0, "Ana"), record(0, cards(20, 10, 6)))], stays);
  expect(report.refused.map(({ line }) => line)).toEqual([1, 2]);
  expect([await db().log.count(), await db().device.count(), await db().phone.count()]).toEqual([0, 0, 0]);
});

it("when the sender hangs up, the import stops between transactions, and a second one goes on from there", async () => {
  const club = randomUUID();
  const log = clubLog(club, openClub("x"), ...["Ana", "Bob", "Zoé"].map((name) => addPlayer({ player: randomUUID(), name })));
  let clock = 0;
  // By this clock, each line takes longer than a transaction may.
  vi.spyOn(performance, "now").mockImplementation(() => (clock += 1_000));
  const isGone = vi.fn(stays).mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValueOnce(true);
  const first = await importClub(NORA, [log], isGone);
  expect(first).toEqual({ accepted: 2, known: 0, refused: [] });
  expect(await importClub(NORA, [log], stays)).toEqual({ accepted: 2, known: 2, refused: [] });
});

it("followers of a log hear its last line, and those of a club that its tables moved; known lines are not told", async () => {
  const { club, season, players, phone } = await aSeason(["Nora", "Hugo", "Inès"]);
  const sheet = await openEvening({ phone, club, season, players }, AT);
  await phone.push(sheet, joinSeason({ club: club.log, season, players }));
  const { openedBy } = await db().log.findUniqueOrThrow({ where: { id: sheet.log } });
  const deal = stampSheet(record(0, cards(20, 10, 6)), how(sheet.log, sheet.device));
  const told: [string, News][] = [];
  const stop = [club.log, sheet.log].map((log) => fanout().subscribe(log, (news) => told.push([log, news])));
  const bring = () =>
    importClub(
      { tokenHash: openedBy, device: sheet.device },
      [clubLog(club.log, openClub("x")), { id: sheet.log, kind: "sheet", lines: lines(deal) }],
      stays,
    );
  expect(await bring()).toMatchObject({ accepted: 1 });
  expect(told).toMatchObject([
    [sheet.log, { about: "event", event: { id: deal.id, seq: 3 } }],
    [club.log, { about: "tables" }],
  ]);
  expect(await bring()).toMatchObject({ accepted: 0, known: 1 });
  expect(told).toHaveLength(2);
  for (const leave of stop) leave();
});

async function documentOf(...asked: Parameters<typeof exportClub>): Promise<ClubFile> {
  let text = "";
  for await (const part of exportClub(...asked)) text += part;
  return JSON.parse(text) as ClubFile;
}

it("a document names the club's owners, the waiting code, and each log in the order of ids", async () => {
  const { club, season, players, phone } = await aSeason(["Nora", "Hugo", "Inès"]);
  const other = randomUUID();
  const body = { season: other, name: "2027", from: "2026-01-01", to: null, counting: usualCounting("decale") };
  await phone.push(club, openSeason(body));
  const sheets: string[] = [];
  for (const joined of [season, season, other]) {
    const sheet = await openEvening({ phone, club, season, players }, AT);
    await phone.push(sheet, joinSeason({ club: club.log, season: joined, players }), record(0, cards(20, 10, 6)));
    sheets.push(sheet.log);
  }
  const gone = await openEvening({ phone, club, season, players }, AT);
  await phone.push(gone, joinSeason({ club: club.log, season, players }), leaveSeason());
  const phones = [
    { id: "zoe", tokenHash: "!", role: "owner" },
    { id: "luc", tokenHash: "b", role: "owner", revokedAt: new Date() },
    { id: "ana", tokenHash: "c", role: "player" },
  ];
  await write((tx) => tx.device.createMany({ data: phones.map((one) => ({ ...one, logId: club.log })) }));
  const { openedBy } = await db().log.findUniqueOrThrow({ where: { id: club.log } });
  const whole = await documentOf(club.log);
  expect(whole).toMatchObject({ format: "petit-au-bout/club", v: 1, club: club.log, owners: ["!", openedBy] });
  expect(whole).not.toHaveProperty("season");
  expect(whole).not.toHaveProperty("recovery");
  expect(whole.logs.map(({ id }) => id)).toEqual([club.log, ...[...sheets].sort()]);
  const one = await documentOf(club.log, season, "a hash");
  expect(one).toMatchObject({ season, recovery: "a hash" });
  expect(one.logs.map(({ id }) => id)).toEqual([club.log, ...sheets.slice(0, 2).sort()]);
});

it("a history that was brought and taken back passes through a document", async () => {
  const club = randomUUID();
  const [nora, hugo, season] = [randomUUID(), randomUUID(), randomUUID()];
  const brought = bringHistory({
    ...{ source: "tarot.xlsx", game: "decale", columns: [nora, hugo] },
    players: [nora, hugo].map((player, i) => ({ player, name: ["Nora", "Hugo"][i] as string })),
    seasons: [{ season, name: "2024", from: "2024-01-01", to: "2024-12-31", counting: usualCounting("decale"), ended: true }],
    evenings: [{ season, day: "2024-10-01", points: [10, -10] }],
  });
  const given = clubLog(club, openClub("x"), brought);
  const event = given.lines[1]?.event.id as string;
  const back = clubLog(club, withdrawHistory({ event })).lines;
  const report = await importClub(NORA, [{ ...given, lines: [...given.lines, ...back] }], stays);
  expect(report).toEqual({ accepted: 3, known: 0, refused: [] });
  expect(await db().eveningPlayer.count()).toBe(0);
});

it("a history here is taken back if the document took it back, and its season with it", async () => {
  const { club, season, players, phone } = await aSeason(["Nora", "Hugo"]);
  const { openedBy } = await db().log.findUniqueOrThrow({ where: { id: club.log } });
  const came = { season: randomUUID(), name: "2024", from: "2024-01-01", to: "2024-12-31", ended: true };
  const evenings = [
    { season, day: "2026-02-03", points: [10, -10] },
    { season: came.season, day: "2024-10-01", points: [10, -10] },
  ];
  const seasons = [{ ...came, counting: usualCounting("decale") }];
  const brought = { source: "tarot.xlsx", game: "decale", columns: players, players: [], seasons, evenings } as const;
  const [done] = await phone.push(club, bringHistory(brought as unknown as Parameters<typeof bringHistory>[0]));
  expect([done?.status, await db().eveningPlayer.count()]).toEqual(["accepted", 4]);
  const back = clubLog(club.log, withdrawHistory({ event: done?.id as string }));
  const report = await importClub({ tokenHash: openedBy, device: club.device }, [back], stays);
  expect(report).toEqual({ accepted: 1, known: 0, refused: [] });
  expect([await db().eveningPlayer.count(), await db().sheetTally.count(), await db().evening.count()]).toEqual([0, 0, 0]);
});

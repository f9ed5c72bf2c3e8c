/** What only the server can refuse, fault by fault; app/api/clubs tests the same with phones. */
import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { DAY_MS } from "#lib/log/limits";
import { addPlayer, bringHistory, changeSeason, endSeason, mergePlayers, openSeason } from "#lib/season/club/club-change";
import { usualCounting } from "#lib/season/club/counting";
import type { HistoryBody } from "#lib/season/club/history-body";
import { addPerson, joinSeason, open, record, setEvening, stampSheet } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import type { Access } from "../access";
import { append } from "../append";
import { db, write } from "../client";
import { MOST_SEASONS, MOST_TABLES_A_DAY } from "../limits";
import { emptyDatabasePer } from "../per-test.fixture";
import { aCopyOf, accepted, aSeason, openEvening, type SeasonOfTests, TestPhone } from "../season.fixture";
import type { PushResult } from "../take";

const AT = "2026-03-10T20:00:00.000Z";
const NAMES = ["Nora", "Hugo", "Inès", "Paul"];

emptyDatabasePer("test");

const told = (results: readonly PushResult[]) => results.map((one) => ("faults" in one ? one.faults : one.status));
const fault = (at: string, code: string, params?: object) => ({ at, code, rule: "T13", ...(params && { params }) });

const joinedFor = ({ club, season, players }: SeasonOfTests, seats = players.slice(0, 3)) => ({
  ...{ club: club.log, season, players: seats },
});
const dated = (season: string, from: string, to: string | null, games: readonly ("decale" | "whist")[] = ["decale"]) =>
  changeSeason({ season, name: "2026", from, to, counting: { ...usualCounting("decale"), games } });

it("all reasons that keep a sheet out of a season are told at once, each with its field", async () => {
  const season = await aSeason(NAMES);
  accepted(await season.phone.push(season.club, dated(season.season, "2026-03-01", "2026-03-09")));
  const sheet = await openEvening(season, AT, { day: "2026-03-10", rules: { game: "whist", players: 3 } });
  const [nora, , , paul] = season.players as [string, string, string, string];
  accepted(await season.phone.push(season.club, mergePlayers(paul, nora)));
  const joined = await season.phone.push(sheet, joinSeason(joinedFor(season, [nora, randomUUID(), paul])));
  expect(told(joined)).toEqual([
    [
      fault("players.1", "unknown-player"),
      fault("players.2", "same-player-twice"),
      fault("season", "game-not-counted", { game: "whist" }),
      fault("season", "outside-season", { day: "2026-03-10", from: "2026-03-01", to: "2026-03-09" }),
    ],
  ]);
});

it("a sheet may change seasons while both go on, but neither leave an ended one nor enter one", async () => {
  const season = await aSeason(NAMES);
  const other = { ...season, season: randomUUID() };
  const body = { season: other.season, name: "2027", from: "2026-01-01", to: null, counting: usualCounting("decale") };
  accepted(await season.phone.push(season.club, openSeason(body)));
  const sheet = await openEvening(season, AT);
  const joins = async (into: SeasonOfTests) => told(await season.phone.push(sheet, joinSeason(joinedFor(into))))[0];
  expect([await joins(season), await joins(other), await joins(season)]).toEqual(Array(3).fill("accepted"));
  accepted(await season.phone.push(season.club, endSeason(season.season)));
  expect(await joins(other)).toEqual([fault("season", "season-stands")]);
  accepted(await season.phone.push(season.club, endSeason(other.season)));
  expect(await joins(other)).toEqual([fault("season", "season-ended")]);
});

it.each([
  ["2026-03-01", "2026-03-31", "2026-03-01", true],
  ["2026-03-01", "2026-03-31", "2026-03-31", true],
  ["2026-03-01", "2026-03-31", "2026-02-28", false],
  ["2026-03-01", "2026-03-31", "2026-04-01", false],
  ["2026-03-01", null, "2026-12-31", true],
  ["2026-03-01", null, "2026-02-28", false],
])("a season from %s to %s admits an evening of %s, joining or moved: %s", async (from, to, day, isIn) => {
  const season = await aSeason(NAMES);
  accepted(await season.phone.push(season.club, dated(season.season, from, to)));
  const outside = (at: string) => (isIn ? "accepted" : [fault(at, "outside-season", { day, from, to })]);
  const sheet = await openEvening(season, AT, { day });
  expect(told(await season.phone.push(sheet, joinSeason(joinedFor(season))))).toEqual([outside("season")]);
  const moved = await openEvening(season, AT, { day: "2026-03-10" });
  accepted(await season.phone.push(moved, joinSeason(joinedFor(season))));
  expect(told(await season.phone.push(moved, setEvening({ day, name: null })))).toEqual([outside("day")]);
});

it("new dates may not exclude an evening that was inside; evenings already outside do not matter", async () => {
  const season = await aSeason(NAMES);
  const { key } = await write(async (tx) => {
    const { key } = await tx.season.create({ data: { clubId: season.club.log, seasonId: season.season } });
    const row = { season: key, games: "[]", deals: 1, counted: true, ended: true };
    for (const evening of ["2025-12-31", "2026-03-10/galette", "2026-05-01"])
      await tx.evening.create({ data: { ...row, evening } });
    return { key };
  });
  expect(key).toBeGreaterThan(0);
  const change = async (from: string, to: string | null) =>
    told(await season.phone.push(season.club, dated(season.season, from, to)))[0];
  expect(await change("2026-03-11", null)).toEqual([fault("from", "evening-outside", { day: "2026-03-10" })]);
  expect(await change("2026-01-01", "2026-04-30")).toEqual([fault("to", "evening-outside", { day: "2026-05-01" })]);
  expect(await change("2026-03-10", "2026-05-01")).toBe("accepted");
  expect(await change("2026-03-10", "2026-03-10")).toEqual([fault("to", "evening-outside", { day: "2026-05-01" })]);
  await write((tx) => tx.evening.deleteMany({ where: { evening: "2026-05-01" } }));
  expect(await change("2026-03-10", "2026-03-10")).toBe("accepted");
  expect(await change("2026-03-09", "2026-03-09")).toEqual([fault("to", "evening-outside", { day: "2026-03-10" })]);
});

it("the first evening outside new dates is told, without looking at other seasons", async () => {
  const season = await aSeason(NAMES);
  await write(async (tx) => {
    for (const [seasonId, ...evenings] of [
      [season.season, "2026-05-01", "2026-03-10"],
      ["another", "2026-01-05"],
    ] as const) {
      const { key } = await tx.season.create({ data: { clubId: season.club.log, seasonId } });
      const row = { season: key, games: "[]", deals: 1, counted: true, ended: true };
      for (const evening of evenings) await tx.evening.create({ data: { ...row, evening } });
    }
  });
  const change = async (from: string) => told(await season.phone.push(season.club, dated(season.season, from, null)))[0];
  expect(await change("2026-06-01")).toEqual([fault("from", "evening-outside", { day: "2026-03-10" })]);
  expect(await change("2026-02-01")).toBe("accepted");
});

it("a copied club's season has the same id but its own tables, and is closed to those frozen in the first", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(AT) });
  const season = await aSeason(NAMES, { correctionDays: 1 });
  const copy = await aCopyOf(season);
  const [sheet, second] = [await openEvening(season, AT), await openEvening(season, AT)];
  accepted(await season.phone.push(sheet, joinSeason(joinedFor(season)), record(0, cards(20, 10, 6))));
  const row = await db().sheetTally.findFirstOrThrow();
  const full = Array.from({ length: MOST_TABLES_A_DAY }, () => ({ ...row, sheetId: randomUUID() }));
  await write((tx) => tx.sheetTally.createMany({ data: full }));
  expect(told(await season.phone.push(second, joinSeason(joinedFor(copy))))).toEqual(["accepted"]);
  vi.setSystemTime(Date.parse(AT) + 2 * DAY_MS);
  const stands = [{ ...fault("season", "evening-stands"), rule: "T19" }];
  expect(told(await season.phone.push(sheet, joinSeason(joinedFor(copy))))).toEqual([stands]);
  vi.useRealTimers();
});

it("a newcomer at a table is a player of its club, and of none where the sheet counts in none", async () => {
  const season = await aSeason(NAMES);
  const [nora, , , paul] = season.players as [string, string, string, string];
  const sheet = await openEvening(season, AT);
  const comes = async (player?: string) =>
    told(await season.phone.push(sheet, addPerson({ nextSlot: 0 }, `Nom ${player ?? ""}`.slice(0, 20), player)))[0];
  expect(await comes(paul)).toEqual([fault("player", "unknown-player")]);
  accepted(await season.phone.push(sheet, joinSeason(joinedFor(season))));
  expect(await comes(nora)).toEqual([fault("player", "same-player-twice")]);
  expect(await comes(randomUUID())).toEqual([fault("player", "unknown-player")]);
  expect([await comes(paul), await comes()]).toEqual(["accepted", "accepted"]);
});

it.each([
  ["owner", null, "accepted"],
  ["player", null, "accepted"],
  ["viewer", null, [fault("club", "unknown-club")]],
  ["player", new Date(), [fault("club", "unknown-club")]],
])(
  "a phone with the right %s in the club (shut out at %s) that opens a sheet for its season is told %j",
  async (role, revokedAt, answer) => {
    const season = await aSeason(NAMES);
    const guest = new TestPhone();
    const sheet = await guest.open(open(opening(3)), randomUUID());
    const { tokenHash } = await write((tx) => tx.device.findFirstOrThrow({ where: { logId: sheet.log } }));
    const right = { logId: season.club.log, id: guest.device, tokenHash, role, revokedAt };
    await write((tx) => tx.device.create({ data: right }));
    expect(told(await guest.push(sheet, joinSeason(joinedFor(season))))).toEqual([answer]);
  },
);

it("the club's owner brings a table's sheet into its season without a right on the sheet", async () => {
  const season = await aSeason(NAMES);
  const guest = new TestPhone();
  const sheet = await guest.open(open(opening(3)), randomUUID());
  const asOwner: Access = { ...sheet, device: season.phone.device, role: "owner" };
  const join = () =>
    stampSheet(joinSeason(joinedFor(season)), { id: randomUUID(), sheet: sheet.log, at: AT, device: season.phone.device });
  expect(told(await append(asOwner, [join()]))).toEqual(["accepted"]);
  expect(told(await append({ ...asOwner, device: "nobody" }, [{ ...join(), device: "nobody" }]))).toEqual([
    [fault("club", "unknown-club")],
  ]);
});

it("a club's seasons are limited, opened one by one or brought together", { timeout: 120_000 }, async () => {
  const season = await aSeason(NAMES);
  const another = (id: string = randomUUID()) => ({
    ...{ season: id, name: id.slice(0, 8), from: "2020-01-01", to: "2020-12-31", counting: usualCounting("decale") },
  });
  const push = async (change: Parameters<TestPhone["push"]>[1]) => told(await season.phone.push(season.club, change))[0];
  const full = (at: string) => [fault(at, "seasons-full", { most: MOST_SEASONS })];
  const opens = Array.from({ length: MOST_SEASONS - 3 }, () => openSeason(another()));
  accepted(await season.phone.push(season.club, ...opens));
  const bring = (n: number) => {
    const seasons = Array.from({ length: n }, () => ({ ...another(), ended: true }));
    const evenings = seasons.map((one) => ({ season: one.season, day: "2020-02-03", points: [1, 2, 3] }));
    const columns = season.players.slice(0, 3);
    return push(bringHistory({ source: "x", game: "decale", players: [], seasons, columns, evenings } as HistoryBody));
  };
  expect(await bring(3)).toEqual(full("seasons"));
  expect(await bring(1)).toBe("accepted");
  expect(await push(openSeason(another()))).toBe("accepted");
  expect(await push(openSeason(another()))).toEqual(full("season"));
  expect(await push(addPlayer({ player: randomUUID(), name: "Zoé" }))).toBe("accepted");
});

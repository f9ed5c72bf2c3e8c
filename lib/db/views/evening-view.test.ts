/** Tonight's page: its places come from kept rows and equal those gathered from the sheets; many readers at once share one answer. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mergePlayers } from "#lib/season/club/club-change";
import { gatherEvening } from "#lib/season/gather";
import type { SheetTally } from "#lib/season/tally/tallied";
import { addPerson, close, contest, joinSeason, leave as leaves, record, setEvening } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { cards } from "#lib/sheet/log.fixture";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";
import type { Access } from "../access";
import { db, write } from "../client";
import { emptyDatabasePer } from "../per-test.fixture";
import { readEvents } from "../read";
import { accepted, aSeason, openEvening, type SeasonOfTests, TestPhone } from "../season.fixture";
import { readEveningView } from "./evening-view";
import { readSeason } from "./season-standings";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-10T20:30:00.000Z") });
});
emptyDatabasePer("test");
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const readSheet = async ({ log }: Access) => foldSheet(await readEvents(log)) as Sheet;

const NAMES = ["Nora", "Hugo", "Inès", "Paul", "Zoé", "Luc"];

async function twoTables(season: SeasonOfTests): Promise<Access[]> {
  const sheets: Access[] = [];
  for (const players of [season.players.slice(0, 3), [...season.players.slice(3, 5), null]]) {
    const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
    await season.phone.push(sheet, joinSeason({ club: season.club.log, season: season.season, players }));
    await season.phone.push(sheet, record(0, cards(30, 12 + sheets.length, 10 - sheets.length)));
    sheets.push(sheet);
  }
  return sheets;
}

it("places are those of the evening's gathered sheets, read without any tally", async () => {
  const season = await aSeason(NAMES);
  await twoTables(season);
  const parse = vi.spyOn(JSON, "parse");
  const evening = await readEveningView(season.club, null);
  const read = parse.mock.calls.filter(([text]) => /^\{"sheet":.*"others":/s.test(String(text))).length;
  parse.mockRestore();
  const tallies = (await db().sheetTally.findMany()).map(({ tally }) => JSON.parse(tally) as SheetTally);
  const open = await readSeason(season.club.log, season.season);
  const whole = gatherEvening("2026-03-10", tallies, open?.season as never, open?.club.players ?? []);
  expect(read).toBe(0);
  expect(evening?.tables.map(({ deals, ended }) => [deals, ended])).toEqual([
    [1, false],
    [1, false],
  ]);
  const byPlayer = (a: { player: string }, b: { player: string }) => (a.player < b.player ? -1 : 1);
  expect(whole.players).toHaveLength(5);
  expect([...(evening?.rankings[0]?.players ?? [])].sort(byPlayer)).toEqual([...whole.players].sort(byPlayer));
  const last = await readEveningView(season.club, { season: season.season, evening: null });
  expect([...(last?.rankings[0]?.players ?? [])].sort(byPlayer)).toEqual([...whole.players].sort(byPlayer));
});

it("a table's times are the server's, whatever a phone's clock says", async () => {
  const season = await aSeason(NAMES);
  await twoTables(season);
  vi.setSystemTime(Date.parse("2026-03-10T21:15:00.000Z"));
  const evening = await readEveningView(season.club, null);
  const said = "2026-03-10T20:30:00.000Z";
  expect(evening?.tables.map(({ openedAt, lastAt }) => [openedAt, lastAt])).toEqual([
    [said, said],
    [said, said],
  ]);
});

it("an evening is told whole: its tables, who sits there, when it began and when a deal last came, and everybody's place", async () => {
  const season = await aSeason(NAMES);
  const [nora, hugo] = season.players as [string, string];
  const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
  await season.phone.push(sheet, joinSeason({ club: season.club.log, season: season.season, players: [nora, hugo, null] }));
  vi.setSystemTime(Date.parse("2026-03-10T20:40:00.000Z"));
  await season.phone.push(sheet, record(0, cards(12, 30, 10)), record(1, cards(12, 30, 10)));
  const [deal] = (await readSheet(sheet)).deals;
  vi.setSystemTime(Date.parse("2026-03-10T20:50:00.000Z"));
  await season.phone.push(sheet, contest(deal as SheetDeal, "renonce"));
  const evening = await readEveningView(season.club, null);
  expect(evening).toMatchObject({ day: "2026-03-10", tonight: "2026-03-10", warnings: [] });
  expect(evening?.players.map(({ id }) => id)).toEqual([nora, hugo]);
  expect(evening).not.toHaveProperty("brought");
  expect(evening?.tables).toEqual([
    {
      ...{ sheet: sheet.log, season: season.season, evening: "2026-03-10", title: null, game: "decale", deals: 2 },
      ...{ names: (await readSheet(sheet)).names, players: [nora, hugo, null], gone: [], totals: [24, 60, 20] },
      ...{ openedAt: "2026-03-10T20:30:00.000Z", lastAt: "2026-03-10T20:40:00.000Z" },
      ...{ phone: null, shutOut: false, contested: 1, ended: false },
    },
  ]);
  expect(evening?.rankings).toMatchObject([{ season: season.season, name: "2026", evening: "2026-03-10", title: null }]);
  expect(evening?.rankings[0]?.players.map(({ player, place, points }) => [player, place, points])).toEqual([
    [hugo, 1, 60],
    [nora, 2, 24],
  ]);
  // The next day has no evening. A past evening can be asked for by its day, but not a day without one.
  vi.setSystemTime(Date.parse("2026-03-12T20:00:00.000Z"));
  expect(await readEveningView(season.club, null)).toMatchObject({ day: "2026-03-12", tables: [], rankings: [], players: [] });
  const asked = await readEveningView(season.club, { season: season.season, evening: "2026-03-10" });
  expect(asked).toMatchObject({ day: "2026-03-10", tonight: "2026-03-12", tables: [{ sheet: sheet.log }] });
  expect(await readEveningView(season.club, { season: season.season, evening: "2026-03-11" })).toBeUndefined();
});

it("viewers who ask while the evening is read share one more read, with all that was noted before", async () => {
  const season = await aSeason(NAMES);
  const [sheet] = (await twoTables(season)) as [Access];
  const made = vi.spyOn(db().sheetTally, "findMany");
  await readEveningView(season.club, null);
  const once = made.mock.calls.length;
  const first = readEveningView(season.club, null);
  const noting = season.phone.push(sheet, record(1, cards(20, 20, 12)));
  await noting;
  made.mockClear();
  const views = await Promise.all(Array.from({ length: 20 }, () => readEveningView(season.club, null)));
  await first;
  for (const view of views) expect(view?.tables.map(({ deals }) => deals).sort()).toEqual([1, 2]);
  expect(made.mock.calls.length).toBeLessThanOrEqual(2 * once);
});

it("a table's phone has the name that this table or the club gave it, not another table's", async () => {
  const season = await aSeason(NAMES);
  const [here, there] = (await twoTables(season)) as [Access, Access];
  const id = here.device;
  await write((tx) => tx.device.updateMany({ where: { logId: there.log, id }, data: { name: "Le téléphone de Nora" } }));
  const phones = async () => {
    vi.setSystemTime(Date.now() + 60_000);
    const evening = await readEveningView(season.club, null);
    return Object.fromEntries((evening?.tables ?? []).map(({ sheet, phone }) => [sheet, phone]));
  };
  expect(await phones()).toEqual({ [here.log]: null, [there.log]: "Le téléphone de Nora" });
  await write((tx) => tx.device.updateMany({ where: { logId: season.club.log, id }, data: { name: "Le secrétariat" } }));
  expect((await phones())[here.log]).toBe("Le secrétariat");
  // The table's phone is the one that noted last, so another phone can take over.
  const other = new TestPhone();
  const hugo = { logId: here.log, id: other.device, tokenHash: "hugo's", role: "player", name: "Le téléphone de Hugo" };
  await write((tx) => tx.device.create({ data: hugo }));
  expect((await phones())[here.log]).toBe("Le secrétariat");
  accepted(await other.push({ ...here, device: other.device, role: "player" }, record(1, cards(20, 20, 12))));
  expect((await phones())[here.log]).toBe("Le téléphone de Hugo");
});

it("tables that nobody ended are shown from any evening, newest first, and do not count with ended ones", async () => {
  const season = await aSeason(NAMES);
  const join = (players: readonly (string | null)[]) => joinSeason({ club: season.club.log, season: season.season, players });
  const play = async (day: string, points: readonly number[], players: readonly (string | null)[], ...more: Change[]) => {
    const sheet = await openEvening(season, `2026-03-${day}T20:00:00.000Z`);
    accepted(await season.phone.push(sheet, join(players), record(0, cards(...points)), ...more));
    return sheet.log;
  };
  const [nora, hugo, ines, paul, zoe, luc] = season.players as [string, string, string, string, string, string];
  const [old, now] = [
    await play("08", [20, 10, 5], [nora, hugo, null], setEvening({ day: "2026-03-08", name: "Galette" })),
    await play("10", [10, 30, 5], [nora, hugo, ines]),
  ];
  await play("09", [50, 1, 0], [nora, hugo, ines], close());
  const ended = await play("10", [40, 32, 0], [paul, zoe, luc], close());
  const evening = await readEveningView(season.club, { season: season.season, evening: null });
  expect(evening?.tables.map(({ sheet }) => sheet)).toEqual([old, now].sort());
  expect(evening?.rankings.map(({ evening, title }) => [evening, title])).toEqual([
    ["2026-03-10", null],
    ["2026-03-08/galette", "Galette"],
  ]);
  const galette = await readEveningView(season.club, { season: season.season, evening: "2026-03-08/galette" });
  expect(galette?.rankings.map(({ title }) => title)).toEqual(["Galette"]);
  const placed = (view: typeof evening) => view?.rankings[0]?.players.map(({ player, place, points }) => [player, place, points]);
  expect(placed(evening)).toEqual([
    [hugo, 1, 30],
    [nora, 2, 10],
    [ines, 3, 5],
  ]);
  expect(evening?.players.map(({ id }) => id)).toEqual([nora, hugo, ines]);
  const whole = await readEveningView(season.club, null);
  expect(whole?.tables.map(({ sheet, ended }) => [sheet, ended]).sort()).toEqual(
    [
      [now, false],
      [ended, true],
    ].sort(),
  );
  expect(placed(whole)?.slice(0, 2)).toEqual([
    [paul, 1, 40],
    [zoe, 2, 32],
  ]);
});

it("the view tells who left, merged names once, and a phone shut out of the club that may still write", async () => {
  const season = await aSeason(NAMES);
  const [sheet] = (await twoTables(season)) as [Access];
  const [nora, hugo, ines, paul] = season.players as [string, string, string, string];
  await season.phone.push(sheet, addPerson({ nextSlot: 1 }, "Ana"), leaves({ nextSlot: 1 }, 1));
  await season.phone.push(season.club, mergePlayers(hugo, paul));
  const table = async () => {
    vi.setSystemTime(Date.now() + 60_000);
    return (await readEveningView(season.club, null))?.tables.find((one) => one.sheet === sheet.log);
  };
  expect(await table()).toMatchObject({ players: [nora, paul, ines, null], gone: [1], shutOut: false, deals: 1 });
  const luc = { id: "luc", tokenHash: "luc's", role: "player" };
  const put = (logId: string, more: object) => write((tx) => tx.device.create({ data: { ...luc, ...more, logId } }));
  const out = { revokedAt: new Date() };
  await put(season.club.log, out);
  expect(await table()).toMatchObject({ shutOut: false });
  await put(sheet.log, { id: "his other name", ...out });
  expect(await table()).toMatchObject({ shutOut: false });
  const back = (revokedAt: Date | null, role: string) =>
    write((tx) => tx.device.updateMany({ where: { logId: sheet.log, tokenHash: "luc's" }, data: { revokedAt, role } }));
  await back(null, "viewer");
  expect(await table()).toMatchObject({ shutOut: false });
  await back(null, "player");
  expect(await table()).toMatchObject({ shutOut: true });
  const inClub = (data: object) =>
    write((tx) => tx.device.updateMany({ where: { logId: season.club.log, tokenHash: "luc's" }, data }));
  await inClub({ role: "viewer" });
  expect(await table(), "who only looked at the club was never shut out of writing").toMatchObject({ shutOut: false });
  await inClub({ role: "player", revokedAt: null });
  expect(await table()).toMatchObject({ shutOut: false });
});

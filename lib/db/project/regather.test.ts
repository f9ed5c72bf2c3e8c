import { afterEach, expect, it, vi } from "vitest";
import { changeSeason, mergePlayers } from "#lib/season/club/club-change";
import { usualCounting } from "#lib/season/club/counting";
import { joinSeason, record, voidDeal } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import type { Access } from "../access";
import { catchUp } from "../catch-up";
import { db, write } from "../client";
import { makeLater, setMade } from "../later";
import { emptyDatabasePer } from "../per-test.fixture";
import { accepted, aSeason, openEvening, readKept, type SeasonOfTests, YEAR } from "../season.fixture";
import { rebuild } from "./rebuild";
import { UNGATHERED, ungather } from "./regather";

emptyDatabasePer("test");
afterEach(() => {
  vi.useRealTimers();
});

const EVENINGS = 20;

/** A season with two tables each evening, so that places over all tables differ from places at each. */
async function aLongSeason(): Promise<{ season: SeasonOfTests; sheets: Access[] }> {
  const season = await aSeason(["Nora", "Hugo", "Inès", "Paul", "Zoé", "Luc"]);
  const sheets: Access[] = [];
  for (let i = 0; i < EVENINGS; i++)
    for (const players of [season.players.slice(0, 3), season.players.slice(3)]) {
      const sheet = await openEvening(season, `2026-03-${10 + Math.floor(i / 2)}T${i % 2 ? 20 : 14}:00:00.000Z`);
      const joined = { club: season.club.log, season: season.season, players };
      await season.phone.push(sheet, joinSeason(joined), record(0, cards(30 + i, 20 - i, 2)));
      sheets.push(sheet);
    }
  return { season, sheets };
}

const byTable = ({ season }: SeasonOfTests) =>
  changeSeason({
    season,
    ...YEAR,
    counting: { ...usualCounting("decale"), tableByTable: true },
  });

it("a season counted anew is gathered table by table, so that a deal waits for one table, not all", async () => {
  const { season, sheets } = await aLongSeason();
  const told: string[] = [];
  const changing = season.phone.push(season.club, byTable(season)).then(() => told.push("season"));
  const noting = season.phone.push(sheets[0] as Access, record(1, cards(20, 20, 12))).then(() => told.push("deal"));
  await Promise.all([changing, noting]);
  expect(told).toEqual(["deal", "season"]);
  expect(await db().sheetTally.count({ where: { evening: UNGATHERED } })).toBe(0);
  expect(await db().stale.count()).toBe(0);
  const kept = await readKept();
  await rebuild();
  expect(await readKept()).toEqual(kept);
});

it("players merged while their season is gathered are one in each of its evenings, and in no other", async () => {
  const { season } = await aLongSeason();
  const { key } = await db().season.findFirstOrThrow();
  const tables = await write((tx) => ungather(tx, key));
  const [from, , , into] = season.players as [string, string, string, string];
  accepted(await season.phone.push(season.club, mergePlayers(from, into)));
  await makeLater({ sheets: [], tables });
  const kept = await readKept();
  await rebuild();
  expect(await readKept()).toEqual(kept);
});

it("the next start gathers what a dead server left ungathered", async () => {
  const { season } = await aLongSeason();
  await write(setMade);
  await season.phone.push(season.club, byTable(season));
  const kept = await readKept();
  await write(async (tx) => {
    const tables = await tx.sheetTally.findMany({ select: { sheetId: true } });
    await tx.eveningPlayer.deleteMany();
    await tx.evening.deleteMany();
    await tx.figure.deleteMany();
    await tx.season.updateMany({ data: { evenings: 0, deals: 0 } });
    await tx.sheetTally.updateMany({ data: { evening: UNGATHERED } });
    await tx.stale.createMany({ data: tables });
  });
  expect(await catchUp()).toBe(2 * EVENINGS);
  expect(await readKept()).toEqual(kept);
});

it("rebuilt rows are as before, late changes too; readers meanwhile read again, and a lost season leaves none", async () => {
  const clockAt = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(moment) });
  clockAt("2026-03-10T20:00:00Z");
  const season = await aSeason(["Nora", "Hugo", "Inès"], { correctionDays: 1 });
  const sheet = await openEvening(season, "2026-03-10T20:00:00Z");
  const joined = { club: season.club.log, season: season.season, players: season.players };
  const [, deal] = await season.phone.push(sheet, joinSeason(joined), record(0, cards(30, 20, 2)));
  clockAt("2026-03-12T20:00:00Z");
  await season.phone.push(sheet, voidDeal({ id: deal?.id as string }));
  expect(await db().lateChange.count()).toBe(3);
  const [kept, { key, ...row }] = [await readKept(), await db().season.findFirstOrThrow()];
  const gone = await write(async (tx) => {
    const { key: season } = await tx.season.create({ data: { clubId: row.clubId, seasonId: "gone", evenings: 1, deals: 1 } });
    for (const table of ["sheetTally", "evening", "eveningPlayer", "figure", "lateChange"] as const) {
      const rows = await (tx[table] as typeof tx.figure).findMany({ where: { season: key } });
      await (tx[table] as typeof tx.figure).createMany({ data: rows.map((one) => ({ ...one, season })) });
    }
    return season;
  });
  expect(await readKept()).not.toEqual(kept);
  expect(await rebuild()).toBe(1);
  const of = (rows: object) => Object.values(rows).flat();
  const [here, nothing] = (await readKept()) as [object, { rows: object }];
  expect([[here], of(nothing.rows)]).toEqual([kept, []]);
  expect(nothing).toMatchObject({ seasonId: "gone", evenings: 0, deals: 0 });
  const versions = await db().season.findMany({ where: { key: { not: gone } } });
  expect(versions.map(({ version }) => version > row.version)).toEqual([true]);
});

/** Reading a log: from where, how much, and many logs at once. */
import { expect, it } from "vitest";
import { joinSeason, leaveSeason, rename } from "#lib/sheet/change";
import { db } from "./client";
import { emptyDatabasePer } from "./per-test.fixture";
import { joinsOf, lastSeq, readEvents, readGrown, sheetsThatJoined } from "./read";
import { aSeason, openEvening } from "./season.fixture";

emptyDatabasePer("test");

const AT = "2026-03-10T20:00:00.000Z";
const seqs = (events: readonly { readonly seq?: number | null }[]) => events.map(({ seq }) => seq);

it("a log is read from any number, as far as asked, and not beyond its end", async () => {
  const season = await aSeason(["Nora"]);
  const access = await openEvening(season, AT);
  await season.phone.push(access, rename(0, "Ana"), rename(0, "Bob"));
  expect(seqs(await readEvents(access.log))).toEqual([1, 2, 3]);
  expect(seqs(await readEvents(access.log, 1))).toEqual([2, 3]);
  expect(seqs(await readEvents(access.log, 1, 1))).toEqual([2]);
  expect(await readEvents(access.log, 2 ** 31 - 1)).toEqual([]);
  expect(await readEvents(access.log, 2 ** 60)).toEqual([]);
  expect([await lastSeq(access.log), await lastSeq("nowhere")]).toEqual([3, 0]);
});

it("more logs than one query holds are each read from where they had got to", async () => {
  const season = await aSeason(["Nora"]);
  const sheets = await Promise.all([AT, AT].map((at) => openEvening(season, at)));
  for (const access of sheets) await season.phone.push(access, rename(0, "Ana"));
  const [first, last] = sheets.map(({ log }) => log) as [string, string];
  const between = Array.from({ length: 399 }, (_, i) => ({ log: `none ${i}`, from: 1 }));
  const grown = await readGrown(db(), [{ log: first, from: 2 }, ...between, { log: last, from: 1 }]);
  expect([first, "none 7", last].map((log) => seqs((grown.get(log) ?? []).map(({ event }) => event)))).toEqual([[2], [], [1, 2]]);
});

it("the sheets that ever joined a club, or one season of it, are listed once", async () => {
  const [season, another] = [await aSeason(["Nora", "Hugo", "Inès"]), await aSeason(["Paul"])];
  const sheet = await openEvening(season, AT);
  const joined = { club: season.club.log, season: season.season, players: [...season.players] };
  await season.phone.push(sheet, joinSeason(joined), leaveSeason(), joinSeason(joined));
  expect(await sheetsThatJoined(db(), season.club.log)).toEqual([sheet.log]);
  expect(await sheetsThatJoined(db(), season.club.log, season.season)).toEqual([sheet.log]);
  expect(await sheetsThatJoined(db(), season.club.log, another.season)).toEqual([]);
  expect(await sheetsThatJoined(db(), another.club.log)).toEqual([]);
  expect(await sheetsThatJoined(db(), another.club.log, season.season)).toEqual([]);
  expect((await joinsOf(db(), season.club.log)).map(({ players }) => players)).toEqual([joined.players, joined.players]);
});

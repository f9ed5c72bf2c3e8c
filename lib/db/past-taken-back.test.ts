/** A club's history that is taken back, or stays because somebody has played since. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { addPlayer, bringHistory, withdrawHistory } from "#lib/season/club/club-change";
import type { HistoryBody } from "#lib/season/club/history-body";
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { catchUp } from "./catch-up";
import { db, write } from "./client";
import { readClub } from "./club";
import { beginLater, setMade } from "./later";
import { aHistory, codesTold, OLD_SEASON, viewOfSeason, ZOE_OF_OLD } from "./past.fixture";
import { emptyDatabasePer } from "./per-test.fixture";
import { rebuild } from "./project/rebuild";
import { ungather } from "./project/regather";
import { aSeason, openEvening, readKept, type SeasonOfTests } from "./season.fixture";

emptyDatabasePer("test");

const historyEvent = async ({ club }: SeasonOfTests) => ({
  event: (await readClub(db(), club.log))?.club.histories?.at(-1)?.event ?? "",
});

it("a history is taken back in one go, with its people and seasons; brought again, it is the same", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const before = await readKept();
  await season.phone.push(season.club, bringHistory(aHistory(season)));
  const brought = await readKept();
  await rebuild();
  expect(await readKept()).toEqual(brought);
  // As if the server had died before it gathered its tables: it gathers them when it starts again.
  await write(setMade);
  await write(async (tx) => {
    const { key } = await tx.season.findFirstOrThrow({ where: { evenings: { gt: 0 } } });
    const tables = await ungather(tx, key);
    await beginLater(tx, { sheets: [], tables });
  });
  expect(await readKept()).not.toEqual(brought);
  await catchUp();
  expect(await readKept()).toEqual(brought);
  expect(codesTold(await season.phone.push(season.club, withdrawHistory(await historyEvent(season))))).toEqual(["accepted"]);
  const club = (await readClub(db(), season.club.log))?.club;
  expect([club?.players.map(({ name }) => name), club?.seasons.length]).toEqual([["Nora", "Hugo", "Inès"], 1]);
  expect((await viewOfSeason(season, season.season)).standings).toEqual([]);
  expect(await db().eveningPlayer.count()).toBe(0);
  expect(codesTold(await season.phone.push(season.club, withdrawHistory(await historyEvent(season))))).toEqual([
    "unknown-history",
  ]);
  expect(before).toBeDefined();
  // With the history gone, nobody has that name any more.
  expect(codesTold(await season.phone.push(season.club, addPlayer({ player: randomUUID(), name: "Zoé" })))).toEqual(["accepted"]);
});

it("a history of people already here is taken back, and they stay", async () => {
  const season = await aSeason(["Nora", "Hugo"]);
  const body = aHistory(season, { players: [], columns: season.players, seasons: [] });
  const evenings = [{ season: season.season, day: "2026-02-03", points: [5, 15] }];
  expect(codesTold(await season.phone.push(season.club, bringHistory({ ...body, evenings })))).toEqual(["accepted"]);
  expect(codesTold(await season.phone.push(season.club, withdrawHistory(await historyEvent(season))))).toEqual(["accepted"]);
  expect((await readClub(db(), season.club.log))?.club.players).toHaveLength(2);
});

it("a history stays if anybody has played since in a season that it brought", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const [old] = aHistory(season).seasons;
  const seasons = [{ ...(old as HistoryBody["seasons"][number]), ended: false }];
  await season.phone.push(season.club, bringHistory(aHistory(season, { seasons })));
  const sheet = await openEvening(season, "2024-11-05T20:00:00Z");
  const joined = joinSeason({ club: season.club.log, season: OLD_SEASON, players: season.players });
  expect(codesTold(await season.phone.push(sheet, joined, record(0, cards(20, 10, 0))))).toEqual(["accepted", "accepted"]);
  expect(codesTold(await season.phone.push(season.club, withdrawHistory(await historyEvent(season))))).toEqual(["history-used"]);
});

it("a history stays if somebody whom it brought has played since", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await season.phone.push(season.club, bringHistory(aHistory(season)));
  const sheet = await openEvening(season, "2026-03-10T20:00:00Z");
  const players = [season.players[0] as string, season.players[2] as string, ZOE_OF_OLD];
  await season.phone.push(
    sheet,
    joinSeason({ club: season.club.log, season: season.season, players }),
    record(0, cards(20, 10, 0)),
  );
  expect(codesTold(await season.phone.push(season.club, withdrawHistory(await historyEvent(season))))).toEqual(["history-used"]);
});

/** The deals that a club's history brings: contracts, impossible deals, and evenings that open to them. */
import { expect, it } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import { bringHistory } from "#lib/season/club/club-change";
import type { HistoryBody } from "#lib/season/club/history-body";
import { cards } from "#lib/sheet/log.fixture";
import { aHistory, codesTold, OLD_SEASON, viewOfSeason } from "./past.fixture";
import { emptyDatabasePer } from "./per-test.fixture";
import { rebuild } from "./project/rebuild";
import { aSeason, readKept } from "./season.fixture";
import { readEveningView } from "./views/evening-view";
import { readTableView } from "./views/table-view";

emptyDatabasePer("test");

it("deals with their contracts bring taker and contract; deals that do not make their points are refused", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"], { games: ["tarot"] });
  const read = rulesOf("tarot", 3);
  const deal = { taker: 1, contract: "garde", bouts: 2, points: 51 };
  const body = (points: readonly number[]): HistoryBody => ({
    ...{ source: "donnes.csv", game: "tarot", rules: [read], players: [], seasons: [], columns: season.players },
    evenings: [{ season: season.season, day: "2026-02-03", points, deals: [2, 2, 2], played: [{ seats: [0, 1, 2], deal }] }],
  });
  const wrong = {
    ...body([-70, 140, -70]).evenings[0],
    deals: [1, 1, 1],
    points: [-60, 120, -60],
  } as HistoryBody["evenings"][number];
  expect(codesTold(await season.phone.push(season.club, bringHistory({ ...body([]), evenings: [wrong] })))).toEqual([
    "scores-differ",
  ]);
  // Only the points of the evening's second deal are known.
  expect(codesTold(await season.phone.push(season.club, bringHistory(body([-80, 150, -70]))))).toEqual(["accepted"]);
  const view = await viewOfSeason(season, season.season);
  expect(view.tables.contracts).toMatchObject([{ player: season.players[1], contract: "garde", n: 1, made: 1, points: 140 }]);
  expect(view.standings.map(({ player, value, figures }) => [player.name, value, figures.deals])).toEqual([
    ["Hugo", 150, 2],
    ["Inès", -70, 2],
    ["Nora", -80, 2],
  ]);
  const kept = await readKept();
  await rebuild();
  expect(await readKept()).toEqual(kept);
});

it("an evening whose deals came one by one opens to them, by the people of today; one of totals alone does not", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const told = rulesOf("decale", 3);
  const deals = [cards(30, 10, 12), { report: [5, -10, 5] }];
  const scores = [
    [30, 10, 12],
    [5, -10, 5],
  ];
  const points = [0, 1, 2].map((i) => scores.reduce((sum, row) => sum + (row[i] as number), 0));
  const played = deals.map((deal) => ({ seats: [0, 1, 2], deal: deal as never }));
  const body = aHistory(season, {
    rules: [told as never],
    evenings: [
      { season: OLD_SEASON, day: "2024-10-01", points, deals: [3, 3, 3], played },
      { season: OLD_SEASON, day: "2024-10-08", points: [-30, null, 45.5] },
    ],
  });
  const [pushed] = await season.phone.push(season.club, bringHistory(body));
  expect(pushed?.status, JSON.stringify(pushed)).toBe("accepted");
  const seen = (evening: string) => readEveningView(season.club, { season: OLD_SEASON, evening });
  const [table] = (await seen("2024-10-01"))?.brought ?? [];
  expect((await seen("2024-10-08"))?.brought).toBeUndefined();
  const view = await readTableView(season.club, table as string);
  expect(view).toMatchObject({
    names: ["Nora", "Hugo", "Zoé"],
    totals: points,
    brought: { source: "tarot.xlsx", isWhole: true },
  });
  expect(view?.deals.map(({ number, columns }) => [number, columns])).toEqual([
    [1, scores[0]],
    [2, scores[1]],
  ]);
  expect(view?.tally.players.map(({ name, points }) => [name, points])).toEqual([
    ["Nora", points[0]],
    ["Hugo", points[1]],
    ["Zoé", points[2]],
  ]);
  const totalsAlone = (table as string).replace(/\d+$/, "1");
  expect(await readTableView(season.club, totalsAlone)).toBeUndefined();
  const other = await aSeason(["Paul", "Max"]);
  expect(await readTableView(other.club, table as string)).toBeUndefined();
});

it("of a file's impossible deals the first twenty are told, each with its evening", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const played = [{ seats: [0, 1, 2], deal: {} }];
  const evenings = Array.from({ length: 25 }, (_, i) => {
    const day = `2024-10-${String(1 + i).padStart(2, "0")}`;
    return { season: OLD_SEASON, day, points: [1, 2, 3], deals: [1, 1, 1], ...(i > 0 && { played }) };
  });
  const [answer] = await season.phone.push(season.club, bringHistory(aHistory(season, { evenings } as Partial<HistoryBody>)));
  const faults = answer && "faults" in answer ? answer.faults : [];
  expect(faults?.map(({ at, code }) => `${at} ${code}`)).toEqual(
    Array.from({ length: 20 }, (_, i) => `evenings.${i + 1}.played.0.seats players`),
  );
});

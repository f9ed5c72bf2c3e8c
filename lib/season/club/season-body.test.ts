import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { GAME_NAMES } from "#lib/rules/rules";
import { clubLog, folded, judgeClub, madeInClub, season } from "./club.fixture";
import { openClub, openSeason } from "./club-change";
import type { ClubChange } from "./club-event";
import type { Counting } from "./counting";

const judged = (log: readonly LogEvent[], change: ClubChange): string[] =>
  judgeClub(log, madeInClub(50, change)).map(({ at, code }) => `${at} ${code}`);

const SEASONS: readonly [string, object, object, string[]][] = [
  ["as it comes", {}, {}, []],
  [
    "everything chosen",
    { by: "places", minEvenings: 3, bestOf: 5, games: ["tarot", "whist"], guests: false, correctionDays: 7 },
    {},
    [],
  ],
  ["the best evening alone", { bestOf: 1 }, {}, []],
  ["a count of our own", { by: "love" }, {}, ["counting.by unknown-value"]],
  ["no count", { by: undefined }, {}, ["counting.by required"]],
  ["places without points", { by: "places", placePoints: [] }, {}, ["counting.placePoints required"]],
  ["places of which the first alone brings points", { by: "places", placePoints: [5] }, {}, []],
  ["places of which none does", { by: "places", placePoints: [0, 0] }, {}, ["counting.placePoints required"]],
  ["every game, and one twice", { games: [...GAME_NAMES, "tarot"] }, {}, [`counting.games.${GAME_NAMES.length} listed-twice`]],
  ["a second place worth more", { placePoints: [5, 7] }, {}, ["counting.placePoints.1 not-falling"]],
  ["points in words", { placePoints: ["dix"] }, {}, ["counting.placePoints.0 not-a-number"]],
  ["places without end", { placePoints: Array(21).fill(1) }, {}, ["counting.placePoints out-of-range"]],
  ["no game", { games: [] }, {}, ["counting.games required"]],
  ["a game nobody knows", { games: ["belote"] }, {}, ["counting.games.0 unknown-value"]],
  ["a game twice", { games: ["tarot", "tarot"] }, {}, ["counting.games.1 listed-twice"]],
  ["a tie-break twice", { tieBreaks: ["wins", "wins"] }, {}, ["counting.tieBreaks.1 listed-twice"]],
  ["a tie-break of our own", { tieBreaks: ["age"] }, {}, ["counting.tieBreaks.0 unknown-value"]],
  ["the best none", { bestOf: 0 }, {}, ["counting.bestOf out-of-range"]],
  ["half an evening", { minEvenings: 1.5 }, {}, ["counting.minEvenings not-whole"]],
  ["no day to correct", { correctionDays: 0 }, {}, ["counting.correctionDays out-of-range"]],
  [
    "all of it at its most",
    { bestOf: 400, minEvenings: 400, correctionDays: 400, placePoints: [1_000, ...Array(19).fill(1)] },
    {},
    [],
  ],
  ["the best of too many", { bestOf: 401 }, {}, ["counting.bestOf out-of-range"]],
  ["too many to be ranked", { minEvenings: 401 }, {}, ["counting.minEvenings out-of-range"]],
  ["none to be ranked", { minEvenings: 0 }, {}, ["counting.minEvenings out-of-range"]],
  ["more than a year to correct", { correctionDays: 401 }, {}, ["counting.correctionDays out-of-range"]],
  ["a place that costs", { placePoints: [-1] }, {}, ["counting.placePoints.0 out-of-range"]],
  ["a place worth too much", { placePoints: [1_001] }, {}, ["counting.placePoints.0 out-of-range"]],
  ["a season that ends before it begins", {}, { to: "2026-02-28" }, ["to ends-before"]],
  ["of one day", {}, { to: "2026-03-01" }, []],
  ["a day that no calendar has", {}, { from: "2026-02-30" }, ["from not-a-day"]],
  ["a day in words", {}, { from: "mardi" }, ["from not-a-day"]],
  ["no day", {}, { from: null }, ["from required"]],
  ["no counting", {}, { counting: undefined }, ["counting required"]],
];
test.each(SEASONS)("a season: %s", (_, counting, more, faults) => {
  expect(judged(clubLog(openClub("x")), openSeason(season(counting, more)))).toEqual(faults);
});

test("a season that says nothing more counts all evenings of everybody, from the first, and never closes them", () => {
  const counting = { by: "total", games: ["tarot"] } as unknown as Counting;
  const log = clubLog(openClub("x"), openSeason({ ...season(), counting }));
  expect(judgeClub(log.slice(0, 1), log[1] as LogEvent)).toEqual([]);
  const rest = { placePoints: [], minEvenings: 1, bestOf: null, guests: true, tieBreaks: [], correctionDays: null };
  expect(folded(log).seasons[0]?.counting).toEqual({ ...counting, ...rest });
});

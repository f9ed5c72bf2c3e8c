import { expect, test } from "vitest";
import { clubLog, FRIENDS, HUGO, judgeClub, madeInClub, NORA, playerId, SEASON, season } from "./club.fixture";
import { bringHistory } from "./club-change";
import type { ClubChange } from "./club-event";
import type { HistoryBody } from "./history-body";

const LOG = clubLog(...FRIENDS);
const judged = (change: ClubChange): string[] => judgeClub(LOG, madeInClub(50, change)).map(({ at, code }) => `${at} ${code}`);
const brought = (more: Partial<HistoryBody>) =>
  bringHistory({
    ...{ source: "mardis.csv", game: "decale", players: [], seasons: [], columns: [NORA, HUGO] },
    ...{ evenings: [{ season: SEASON, day: "2026-03-10", points: [10, -10] }], ...more },
  });

test("a history may hold the evenings, figures and deals of a great club's twenty years, and no more", () => {
  const codesOf = (more: Partial<HistoryBody>) => new Set(judged(brought(more)).map((one) => one.replace(/\d+/g, "n")));
  const days = (n: number) => Array.from({ length: n }, (_, i) => new Date(Date.UTC(2026, 2, 1 + i)).toISOString().slice(0, 10));
  const evenings = (n: number, columns: number, played?: HistoryBody["evenings"][number]["played"]) =>
    days(n).map((day) => ({ season: SEASON, day, points: Array<number>(columns).fill(1), ...(played && { played }) }));
  const columns = (n: number) => Array.from({ length: n }, (_, i) => playerId(1_000 + i));
  const deals = (n: number) => Array.from({ length: n }, () => ({ seats: [0, 1], deal: {} }));
  const tooLong = "evenings history-too-long";
  const people = (n: number) => columns(n).map((player, i) => ({ player, name: `Joueur ${i}` }));
  const seasons = (n: number) => columns(n).map((one) => ({ ...season({}, { season: one }), ended: true }));
  const told = (deals: readonly number[]) => codesOf({ evenings: evenings(1, 2).map((one) => ({ ...one, deals })) });
  expect([told([0, 200]), told([0, 201]), told([-1, 2]), told([1])].map((codes) => codes.size)).toEqual([0, 1, 1, 1]);
  const source = (length: number) => codesOf({ source: "s".repeat(length) });
  expect([source(120), source(121)].map((codes) => codes.size)).toEqual([0, 1]);
  expect(codesOf({ columns: [], evenings: evenings(1, 0) })).toEqual(new Set(["evenings required"]));
  const points = (most: number) => codesOf({ evenings: evenings(1, 2).map((one) => ({ ...one, points: [most, -most] })) });
  expect([points(100_000), points(100_000.5)].map((codes) => codes.size)).toEqual([0, 1]);
  const seats = (...at: number[]) => codesOf({ evenings: evenings(1, 2, [{ seats: at, deal: {} }]) });
  expect([seats(0, 1), seats(0, 2), seats(-1, 0)].map((codes) => codes.size)).toEqual([0, 1, 1]);
  const rules = (edition: string, players: number) => codesOf({ rules: [{ game: "tarot", edition, players, options: {} }] });
  expect([rules("e".repeat(40), 2), rules("e", 10)]).toEqual([new Set(), new Set()]);
  expect([rules("e".repeat(41), 3), rules("e", 1), rules("e", 11)].map((codes) => codes.size)).toEqual([1, 1, 1]);
  expect(codesOf({ players: people(300), columns: columns(2) })).toEqual(new Set());
  expect(codesOf({ players: people(301), columns: columns(2) })).toContain("players history-too-long");
  expect(codesOf({ seasons: seasons(60), evenings: evenings(1, 2) })).toEqual(new Set());
  expect(codesOf({ seasons: seasons(61), evenings: evenings(1, 2) })).toContain("seasons history-too-long");
  expect(codesOf({ evenings: evenings(2_000, 2) })).toEqual(new Set());
  expect(codesOf({ evenings: evenings(2_001, 2) })).toContain(tooLong);
  expect(codesOf({ columns: columns(300), evenings: evenings(200, 300) })).toEqual(new Set(["columns.n unknown-player"]));
  expect(codesOf({ columns: columns(300), evenings: evenings(201, 300) })).toEqual(new Set([tooLong]));
  expect(codesOf({ evenings: evenings(20, 2, deals(200)) })).toEqual(new Set());
  expect(codesOf({ evenings: [...evenings(20, 2, deals(200)), ...evenings(21, 2, deals(1)).slice(20)] })).toEqual(
    new Set([tooLong]),
  );
});

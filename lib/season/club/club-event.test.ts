import { expect, it, test } from "vitest";
import { eventId } from "#lib/sheet/log.fixture";
import { clubLog, FRIENDS, judgeClub, madeInClub, NORA, playerId, SEASON } from "./club.fixture";
import { adjust, endSeason, keepDraw } from "./club-change";
import type { ClubChange } from "./club-event";

const faultsOf = (change: ClubChange) =>
  judgeClub(clubLog(...FRIENDS), madeInClub(50, change)).map(({ at, code }) => `${at} ${code}`);

it.each<[string, string, string[]]>([
  ["of four thousand letters", "é".repeat(4_000), []],
  ["of one more", "é".repeat(4_001), ["review text-too-long"]],
  ["of ten thousand, nearly all of them empty lines", `Fin${"\n".repeat(9_996)}.`, []],
  ["of one more than that", `Fin${"\n".repeat(9_997)}.`, ["review text-too-long"]],
])("a review %s", (_, review, faults) => {
  expect(faultsOf(endSeason(SEASON, review))).toEqual(faults);
});

test("a hundred tables are drawn at most, one at least, of two to ten people", () => {
  const drawing = (tables: number, seats: number) =>
    faultsOf(
      keepDraw({
        ...{ season: SEASON, day: "2026-03-10", name: null, how: "random" },
        tables: Array.from({ length: tables }, (_, i) => ({
          sheet: eventId(9_300 + i),
          players: Array.from({ length: seats }, (__, j) => playerId(100 + 11 * i + j)),
        })),
      }),
    ).filter((fault) => !fault.endsWith("unknown-player"));
  expect([drawing(1, 10), drawing(100, 2)]).toEqual([[], []]);
  expect([drawing(0, 2), drawing(101, 2)]).toEqual([["tables out-of-range"], ["tables out-of-range"]]);
  expect([drawing(1, 1), drawing(1, 11)]).toEqual([["tables.0.players out-of-range"], ["tables.0.players out-of-range"]]);
});

test("a hundred thousand points are added or taken at most", () => {
  const adding = (points: number) => faultsOf(adjust({ season: SEASON, player: NORA, points, reason: "fête" }));
  expect([adding(100_000), adding(-100_000)]).toEqual([[], []]);
  expect([adding(100_000.5), adding(-100_000.5)]).toEqual([["points out-of-range"], ["points out-of-range"]]);
});

import { expect, test } from "vitest";
import { contest, joinSeason, leaveSeason, replace, rule, takeBack } from "#lib/sheet/change";
import { eventId } from "#lib/sheet/log.fixture";
import type { SheetDeal } from "#lib/sheet/sheet";
import { CLUB, HUGO, INES, NORA, playerId, SEASON } from "../club/club.fixture";
import { usualCounting } from "../club/counting";
import type { EveningTally } from "../gather";
import { at, Evening } from "./evening.fixture";
import { isTooLate } from "./late";

const rowsOf = (tally: EveningTally | null) => tally?.players.map(({ player, points, place }) => [player, points, place]);

/** The first deal is received on the 10th at 19:03; with two days, the evening is what it is on the 12th at 19:03. */
const TWO_DAYS = { correctionDays: 2 };
const inTime = at("2026-03-12", 3);
const late = at("2026-03-12", 4);
const other = { cardPoints: [20, 30, 12] };
const plain = () => new Evening(9, "2026-03-10", "decale", [NORA, HUGO, INES]).deal({ cardPoints: [30, 20, 12] });

test("a correction within the period changes the evening", () => {
  const evening = plain();
  evening.add(replace(evening.sheet.deals[0] as SheetDeal, other), inTime);
  expect(evening.alone(TWO_DAYS)).toEqual(evening.alone());
  expect(rowsOf(evening.alone(TWO_DAYS))).toEqual([
    [NORA, 20, 2],
    [HUGO, 30, 1],
    [INES, 12, 3],
  ]);
});

test("a correction after the period is dated points beside an evening that stays as it was", () => {
  const evening = plain();
  const before = evening.alone();
  evening.add(replace(evening.sheet.deals[0] as SheetDeal, other), late);
  evening.deal({ passed: true }, late).deal({ cardPoints: [1, 2, 3] }, late);
  const tally = evening.alone(TWO_DAYS);
  expect({ ...tally, late: [] }).toEqual(before);
  expect(tally?.late).toEqual([
    { player: NORA, points: -10, event: eventId(9_004), at: late, deal: 1 },
    { player: HUGO, points: 10, event: eventId(9_004), at: late, deal: 1 },
    { player: NORA, points: 1, event: eventId(9_006), at: late, deal: 3 },
    { player: HUGO, points: 2, event: eventId(9_006), at: late, deal: 3 },
    { player: INES, points: 3, event: eventId(9_006), at: late, deal: 3 },
  ]);
  const points = [NORA, HUGO, INES].map((player, seat) => {
    const sum = (list: readonly { player: string; points: number }[] = []) =>
      list.reduce((total, one) => total + (one.player === player ? one.points : 0), 0);
    return [sum(tally?.players) + sum(tally?.late), evening.sheet.totals[seat]];
  });
  for (const [counted, total] of points) expect(counted).toBe(total);
});

test("a ruling after the period is a late change as a correction is, of the deal that it is about", () => {
  const evening = plain();
  const before = evening.alone();
  const deal = evening.sheet.deals[0] as SheetDeal;
  evening
    .add(contest(deal, "renonce"), late)
    .add(rule(deal, { outcome: "adjusted", note: "renonce", points: [-10, 0, 5] }), late);
  const tally = evening.alone(TWO_DAYS);
  expect({ ...tally, late: [] }).toEqual(before);
  expect(tally?.late).toEqual([
    { player: NORA, points: -10, event: eventId(9_005), at: late, deal: 1 },
    { player: INES, points: 5, event: eventId(9_005), at: late, deal: 1 },
  ]);
});

test("a ruling taken back in time counts for nothing; taken back after the period, it is a late change of its deal", () => {
  const evening = plain();
  const before = evening.alone(TWO_DAYS);
  const deal = evening.sheet.deals[0] as SheetDeal;
  const points = { outcome: "adjusted", note: "renonce", points: [-10, 0, 5] } as const;
  evening.add(contest(deal, "renonce")).add(rule(deal, points));
  const ruled = evening.alone(TWO_DAYS);
  expect(rowsOf(ruled)).not.toEqual(rowsOf(before));
  const gone = () => takeBack("ruling.withdrawn", deal, evening.sheet.deals[0]?.lastWord as string);
  evening.add(gone());
  expect(rowsOf(evening.alone(TWO_DAYS))).toEqual(rowsOf(before));
  evening.add(rule(deal, points)).add(gone(), late);
  expect(rowsOf(evening.alone(TWO_DAYS))).toEqual(rowsOf(ruled));
  expect(evening.alone(TWO_DAYS)?.late).toEqual([
    { player: NORA, points: 10, event: eventId(9_008), at: late, deal: 1 },
    { player: INES, points: -5, event: eventId(9_008), at: late, deal: 1 },
  ]);
});

test("a flood of late events is told in small groups, each by its last event, and loses no point", () => {
  const evening = plain();
  const deal = () => evening.sheet.deals[0] as SheetDeal;
  for (let i = 0; i < 33; i++) evening.add(replace(deal(), { cardPoints: [i, 20, 12] }), late);
  // 33 events in groups of two make seventeen groups. The first goes from 30 to 1 (−29), each next one adds 2, the last adds 1.
  const { late: told } = evening.alone(TWO_DAYS) as EveningTally;
  expect(told.map(({ event }) => event)).toEqual(
    Array.from({ length: 17 }, (_, n) => eventId(9_000 + Math.min(4 + 2 * n + 1, 3 + 33))),
  );
  expect(told.map(({ points }) => points)).toEqual([-29, ...Array.from({ length: 15 }, () => 2), 1]);
  expect(new Set(told.map(({ deal: number }) => number))).toEqual(new Set([1]));
  evening.deal({ cardPoints: [0, 1, 0] }, late).deal({ cardPoints: [0, 2, 0] }, late);
  const groups = (evening.alone(TWO_DAYS) as EveningTally).late;
  expect(groups.at(-1)).toMatchObject({ player: HUGO, points: 2, deal: 3 });
  expect(groups.at(-2)).toMatchObject({ player: HUGO, points: 1, deal: null });
});

test("up to thirty-two late events are told one by one", () => {
  const evening = plain();
  for (let i = 0; i < 32; i++) evening.add(replace(evening.sheet.deals[0] as SheetDeal, { cardPoints: [i, 20, 12] }), late);
  expect(new Set(evening.alone(TWO_DAYS)?.late.map(({ event }) => event)).size).toBe(32);
});

test.each<[string, () => Evening, string, boolean]>([
  ["two days after the first deal", plain, "2026-03-12T19:03:00.000Z", false],
  ["a moment later", plain, "2026-03-12T19:03:00.001Z", true],
  ["long after it joined, without a deal", () => new Evening(9, "2026-03-10"), "2026-04-12T19:00:00.000Z", false],
  ["long after the deals of a sheet that was only in another season", () => joinedElsewhere(), "2026-04-12T19:00:00.000Z", false],
  [
    "of a sheet that comes from another season, two days after it joined this one",
    () => joinedElsewhere().join(SEASON, undefined, at("2026-03-20", 0)),
    "2026-03-22T19:00:00.000Z",
    false,
  ],
  [
    "of a sheet that comes from another season, a moment later",
    () => joinedElsewhere().join(SEASON, undefined, at("2026-03-20", 0)),
    "2026-03-22T19:00:00.001Z",
    true,
  ],
])("whether an event is too late to change an evening: %s", (_, evening, received, isLate) => {
  const season = { club: CLUB, season: SEASON, counting: { ...usualCounting("decale"), ...TWO_DAYS } };
  expect(isTooLate(evening().log, season, new Date(received))).toBe(isLate);
  expect(isTooLate(evening().log, { ...season, counting: usualCounting("decale") }, new Date(received))).toBe(false);
});
const joinedElsewhere = () => {
  const evening = new Evening(9, "2026-03-10", "decale", [NORA, HUGO, INES]);
  evening.log.pop();
  return evening.join(playerId(70)).deal({ cardPoints: [30, 20, 12] });
};

test("nothing is too late where no event was received", () => {
  const season = { club: CLUB, season: SEASON, counting: { ...usualCounting("decale"), ...TWO_DAYS } };
  expect(isTooLate([], season, new Date("2026-04-01"))).toBe(false);
});

test("a phone that was away sends a whole evening late: the period runs from its first deal", () => {
  const evening = plain();
  const away = evening.log.map((one) => ({ ...one, receivedAt: at("2026-04-01", 0) }));
  evening.log.splice(0, away.length, ...away);
  expect(evening.alone(TWO_DAYS)).toMatchObject({ late: [], players: [{ points: 30 }, { points: 20 }, { points: 12 }] });
});

test("leaving, or changing seats, after the period moves points and leaves the evening as it was", () => {
  const gone = plain().add(leaveSeason(), late).alone(TWO_DAYS);
  expect(gone?.players.map(({ points }) => points)).toEqual([30, 20, 12]);
  expect(gone?.late.map(({ points, deal }) => [points, deal])).toEqual([
    [-30, null],
    [-20, null],
    [-12, null],
  ]);
  const swapped = plain()
    .add(joinSeason({ club: CLUB, season: SEASON, players: [HUGO, NORA, INES] }), late)
    .alone(TWO_DAYS);
  expect(swapped?.late.map(({ player, points }) => [player, points])).toEqual([
    [NORA, -10],
    [HUGO, 10],
  ]);
});

test("a sheet that leaves in time is out, and coming back does not restart the period (T19)", () => {
  const left = plain().add(leaveSeason(), inTime);
  expect(left.alone(TWO_DAYS)).toBeNull();
  const back = left.add(joinSeason({ club: CLUB, season: SEASON, players: [NORA, HUGO, INES] }), at("2026-03-20", 0));
  back.add(replace(back.sheet.deals[0] as SheetDeal, other), at("2026-03-21", 0));
  expect(back.alone(TWO_DAYS)).toMatchObject({ day: "2026-03-10", deals: 0, players: [] });
  expect(back.alone(TWO_DAYS)?.late.map(({ player, points, deal }) => [player, points, deal])).toEqual([
    [NORA, 30, null],
    [HUGO, 20, null],
    [INES, 12, null],
    [NORA, -10, 1],
    [HUGO, 10, 1],
  ]);
});

test("an evening is not kept open by leaving and coming back every day", () => {
  const evening = plain();
  for (const day of ["11", "12", "13", "14"])
    evening
      .add(leaveSeason(), at(`2026-03-${day}`, 0))
      .add(joinSeason({ club: CLUB, season: SEASON, players: [NORA, HUGO, INES] }), at(`2026-03-${day}`, 1));
  evening.add(replace(evening.sheet.deals[0] as SheetDeal, other), at("2026-03-14", 2));
  const tally = evening.alone(TWO_DAYS);
  expect(tally?.players.map(({ points }) => points)).toEqual([30, 20, 12]);
  expect(tally?.late.slice(-2).map(({ player, points }) => [player, points])).toEqual([
    [NORA, -10],
    [HUGO, 10],
  ]);
});

test("a sheet that went to another season in time counts for nothing in the one it left", () => {
  const elsewhere = plain().add(joinSeason({ club: CLUB, season: eventId(7_200), players: [NORA, HUGO, INES] }), inTime);
  elsewhere.add(replace(elsewhere.sheet.deals[0] as SheetDeal, other), at("2026-03-21", 0));
  expect(elsewhere.alone(TWO_DAYS)).toBeNull();
});

test("a copied club's season is another: an evening played there is none here, and starts no period", () => {
  const copied = playerId(80);
  const elsewhere = () => {
    const evening = new Evening(9, "2026-03-10", "decale", [NORA, HUGO, INES]);
    evening.log.pop();
    return evening
      .add(joinSeason({ club: copied, season: SEASON, players: [NORA, HUGO, INES] }))
      .deal({ cardPoints: [30, 20, 12] });
  };
  expect(elsewhere().tally(TWO_DAYS)).toBeNull();
  const season = { club: CLUB, season: SEASON, counting: { ...usualCounting("decale"), ...TWO_DAYS } };
  const received = new Date(at("2026-04-01", 0));
  expect(isTooLate(elsewhere().log, season, received)).toBe(false);
  expect(isTooLate(elsewhere().log, { ...season, club: copied }, received)).toBe(true);
});

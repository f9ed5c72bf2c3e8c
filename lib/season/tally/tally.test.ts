import { expect, test } from "vitest";
import { joinSeason, leaveSeason } from "#lib/sheet/change";
import { eventId } from "#lib/sheet/log.fixture";
import { CLUB, INES, NORA, playerId, SEASON } from "../club/club.fixture";
import type { EveningTally } from "../gather";
import { at, Evening, figuresIn } from "./evening.fixture";
import type { Figures } from "./tallied";

const figuresOf = (tally: EveningTally | null, player: string): Figures => (tally ? figuresIn(tally, player) : {});
const rowsOf = (tally: EveningTally | null) => tally?.players.map(({ player, points, place }) => [player, points, place]);

test("somebody outside the club takes a place and has no figures", () => {
  const tally = new Evening(7, "2026-03-14", "decale", [NORA, null, INES]).deal({ cardPoints: [20, 30, 12] }).alone();
  expect(rowsOf(tally)).toEqual([
    [NORA, 20, 2],
    [INES, 12, 3],
  ]);
  expect(Object.keys(figuresOf(tally, NORA)).filter((name) => name.startsWith("met."))).toEqual([
    `met.${INES}.n`,
    `met.${INES}.ahead`,
    `met.${INES}.points`,
  ]);
});

test("a sheet without a scored deal counts for nobody; one outside the season is no evening of it", () => {
  const empty = new Evening(8, "2026-03-15").deal({ passed: true });
  expect(empty.tally()).toMatchObject({ deals: 0, players: [{ player: NORA, points: 0, figures: {} }, {}, {}, {}, {}] });
  expect(empty.alone({}, playerId(1))).toBeNull();
  expect(
    new Evening(1, "2026-03-10")
      .deal({ cardPoints: [15, 15, 15, 15, 15] })
      .add(leaveSeason())
      .alone(),
  ).toBeNull();
});

test("a sheet opened afterwards is dated by its evening", () => {
  const evening = new Evening(1, "2026-03-10");
  const [opening] = evening.log;
  const body = { ...(opening?.event.body as object), day: "2025-12-24" };
  const log = evening.log.map((one) => (one === opening ? { ...one, event: { ...one.event, body } } : one));
  evening.log.splice(0, evening.log.length, ...log);
  expect(evening.alone()?.day).toBe("2025-12-24");
});

test("a sheet that was out of the season when its period ended, and came back, brings late points and no evening (T19)", () => {
  const players = [NORA, null, null];
  const evening = new Evening(9, "2026-03-10", "decale", players).deal({ cardPoints: [30, 20, 12] }).add(leaveSeason());
  const back = at("2026-03-20", 0);
  evening.add(joinSeason({ club: CLUB, season: SEASON, players }), back);
  expect(evening.tally({ correctionDays: 2 })).toMatchObject({
    ...{ day: "2026-03-10", deals: 0, players: [], others: [] },
    late: [{ player: NORA, points: 30, event: eventId(9_005), at: back, deal: null }],
  });
  expect(evening.tally()).toMatchObject({ deals: 1, late: [], others: [{}, {}] });
});

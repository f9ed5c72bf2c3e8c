/** The seasons of a club: how they change and end, points added by hand, and the draws of the last day. */
import { expect, test } from "vitest";
import { eventId, minute } from "#lib/sheet/log.fixture";
import {
  clubLog,
  FRIENDS,
  folded,
  HUGO,
  LOG_OF_FRIENDS as LOG,
  madeInClub,
  NORA,
  SEASON,
  season,
  logThen as then,
} from "./club.fixture";
import { adjust, changeSeason, endSeason, keepDraw, reopenSeason, withdrawAdjustment } from "./club-change";

test("a season changes, ends with its review, and opens again", () => {
  const changed = then(LOG, changeSeason(season({ bestOf: 5 }, { name: "Printemps 2026", to: "2026-06-30" })));
  expect(folded(changed).seasons).toMatchObject([{ name: "Printemps 2026", to: "2026-06-30", counting: { bestOf: 5 } }]);
  const ended = then(changed, endSeason(SEASON, " Belle saison.\n\nÀ l’automne ! "));
  expect(folded(ended).seasons[0]?.ended).toEqual({ at: minute(9), review: "Belle saison.\n\nÀ l’automne !" });
  expect(folded(then(changed, endSeason(SEASON))).seasons[0]?.ended).toEqual({ at: minute(9), review: null });
  expect(folded(then(ended, reopenSeason(SEASON)))).toEqual(folded(changed));
});

test("points added by hand are dated, have a reason, and are withdrawn at a date, once", () => {
  const adjusted = then(LOG, adjust({ season: SEASON, player: HUGO, points: -12.5, reason: "retard" }));
  const [adjustment] = folded(adjusted).adjustments;
  expect(adjustment).toEqual({
    event: eventId(8),
    at: minute(8),
    season: SEASON,
    player: HUGO,
    points: -12.5,
    reason: "retard",
    withdrawn: null,
  });
  const withdrawn = then(adjusted, withdrawAdjustment(adjustment!));
  expect(folded(withdrawn).adjustments).toEqual([{ ...adjustment, withdrawn: { at: minute(9) } }]);
  expect(folded(then(withdrawn, withdrawAdjustment(adjustment!)))).toEqual(folded(withdrawn));
});

test("a season that an older app ended is counted by sheets until it is opened again", () => {
  const ended = madeInClub(20, endSeason(SEASON));
  const open = madeInClub(21, reopenSeason(SEASON));
  const [now, before] = [
    [...LOG, ended],
    [...LOG, { ...ended, v: 1 }],
  ].map((log) => folded(log).seasons[0]);
  expect([now?.ended !== null, now?.bySheet, before?.ended !== null, before?.bySheet]).toEqual([true, undefined, true, true]);
  expect(folded([...LOG, { ...ended, v: 1 }, open]).seasons[0]).not.toHaveProperty("bySheet");
});

test("the draws of the last day are kept, in their order, whenever an older one comes", () => {
  const tables = [{ sheet: eventId(9_300), players: [NORA, HUGO] }];
  const draw = (day: string, how: "random" | "best") => keepDraw({ season: SEASON, day, name: null, how, tables });
  const log = clubLog(...FRIENDS, draw("2026-03-10", "random"), draw("2026-03-17", "random"), draw("2026-03-10", "best"));
  const again = madeInClub(30, draw("2026-03-17", "best"));
  expect(folded(clubLog(...FRIENDS))).not.toHaveProperty("draws");
  expect(folded(log).draws?.map(({ day, how }) => `${day} ${how}`)).toEqual(["2026-03-17 random"]);
  expect(folded([...log, again]).draws?.map(({ day, how }) => `${day} ${how}`)).toEqual(["2026-03-17 random", "2026-03-17 best"]);
  expect(folded([...log, again]).draws?.[0]).toMatchObject({ event: eventId(9), tables });
});

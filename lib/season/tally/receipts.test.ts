import { describe, expect, it } from "vitest";
import { replace } from "#lib/sheet/change";
import type { SheetDeal } from "#lib/sheet/sheet";
import { CLUB, HUGO, INES, NORA, SEASON, season } from "../club/club.fixture";
import { Evening } from "./evening.fixture";
import { isTooLate, receiptsOf } from "./late";

const TWO_DAYS = { correctionDays: 2 };
const DAY_MS = 86_400_000;
const PLAYED = "2026-03-10T20:00:00.000Z";
const AFTER = "2026-03-20T20:00:00.000Z";

/** When each event was made and received: the opening, the joining, two deals, and a correction of the first. */
type Clocks = readonly (readonly [made: string, received: string])[];

function evening(clocks: Clocks): Evening {
  const told = new Evening(9, "2026-03-10", "decale", [NORA, HUGO, INES]);
  told.deal({ cardPoints: [30, 20, 12] }).deal({ cardPoints: [10, 20, 32] });
  told.add(replace(told.sheet.deals[0] as SheetDeal, { cardPoints: [20, 30, 12] }));
  const log = told.log.map(({ event }, i) => {
    const [at, receivedAt] = clocks[i] as [string, string];
    return { event: { ...event, at }, receivedAt };
  });
  told.log.splice(0, log.length, ...log);
  return told;
}

const day = (years: string, minute: number) => `${years}-03-10T20:0${minute}:00.000Z`;
/** Events made on the evening, a minute apart, and received at these times. */
const received = (...times: readonly string[]): Clocks => times.map((time, minute) => [day("2026", minute), time]);

describe("a server whose clock is wrong", () => {
  it.each<[string, Clocks]>([
    [
      "starts ten years back, and is right before the second deal",
      received(day("2016", 0), day("2016", 1), day("2016", 2), day("2026", 3), day("2026", 4)),
    ],
    [
      "starts ten years back, and is right for the correction only",
      received(day("2016", 0), day("2016", 1), day("2016", 2), day("2016", 3), day("2026", 4)),
    ],
    [
      "starts at the beginning of time, and is right before the first deal",
      received("1970-01-01T00:00:00.000Z", "1970-01-01T00:01:00.000Z", day("2026", 2), day("2026", 3), day("2026", 4)),
    ],
    ["falls back for one deal", received(day("2026", 0), day("2026", 1), day("2026", 2), day("2016", 3), day("2026", 4))],
    [
      "falls back, and one phone's does too",
      received(day("2026", 0), day("2026", 1), day("2026", 2), day("2016", 3), day("2026", 4)).map((clocks, i) =>
        i === 3 ? [day("2016", 3), day("2016", 3)] : clocks,
      ),
    ],
    [
      "is ten years ahead, and comes back",
      received(day("2036", 0), day("2036", 1), day("2036", 2), day("2026", 3), day("2026", 4)),
    ],
    [
      "leaps ahead for one deal, and comes back",
      received(day("2026", 0), day("2026", 1), day("2026", 2), day("2036", 3), day("2026", 4)),
    ],
    ["never comes right", received(day("2016", 0), day("2016", 1), day("2016", 2), day("2016", 3), day("2016", 4))],
  ])("%s: nothing of the evening is late, and it may still leave its season", (_, clocks) => {
    const told = evening(clocks);
    expect(told.tally(TWO_DAYS)).toEqual(told.tally());
    expect(told.tally(TWO_DAYS)?.late).toEqual([]);
    const now = new Date(clocks[4]?.[1] ?? "");
    expect(isTooLate(told.log, { club: CLUB, season: SEASON, counting: season(TWO_DAYS).counting }, now)).toBe(false);
  });

  it.each<[string, Clocks]>([
    [
      "was ten years back when the evening was played",
      [...received(day("2016", 0), day("2016", 1), day("2016", 2), day("2016", 3)), [AFTER, AFTER]],
    ],
    [
      "was ten years ahead when the evening was played, and came back in it",
      [...received(day("2036", 0), day("2036", 1), day("2036", 2), day("2026", 3)), [AFTER, AFTER]],
    ],
  ])("%s: a correction ten days after it is late", (_, clocks) => {
    expect(evening(clocks).tally(TWO_DAYS)?.late).toHaveLength(2);
  });
});

describe("a phone whose clock is wrong moves nothing", () => {
  it.each<[string, string]>([
    ["a year ahead", day("2027", 0)],
    ["ten years back", day("2016", 0)],
  ])("%s: a correction ten days after the evening is late, whoever makes it", (_, wrong) => {
    const on = (time: string): Clocks[number] => [wrong, time];
    const noted = [0, 1, 2, 3].map((minute) => on(day("2026", minute)));
    expect(evening([...noted, [AFTER, AFTER]]).tally(TWO_DAYS)?.late).toHaveLength(2);
    const later = new Date(Date.parse(wrong) + 10 * DAY_MS).toISOString();
    expect(evening([...noted, [later, AFTER]]).tally(TWO_DAYS)?.late).toHaveLength(2);
  });
});

it("where every clock is right, an event was received when the server says", () => {
  const { log } = evening([
    [PLAYED, PLAYED],
    [PLAYED, AFTER],
    [AFTER, AFTER],
    [PLAYED, AFTER],
    [AFTER, AFTER],
  ]);
  expect(receiptsOf(log)).toEqual(log.map(({ receivedAt }) => Date.parse(receivedAt)));
});

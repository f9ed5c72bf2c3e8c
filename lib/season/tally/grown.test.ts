/** A sheet that is read event by event is, after each event, the same as one read afresh from its log. */
import { expect, it, vi } from "vitest";
import { inFull } from "#lib/in-full.fixture";
import type { LogEvent } from "#lib/log/event";
import { gameNamed } from "#lib/rules/games";
import { chanceOf } from "#lib/rules/seeded";
import * as change from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet, SheetFold } from "#lib/sheet/fold";
import { cards, eventId, logOf, opened, SHEET, sent } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { CLUB, FIVE, SEASON, season } from "../club/club.fixture";
import { EarlierResults } from "./earlier-results";
import type { Received } from "./tallied";
import { tallySheet } from "./tally";

const LOGS = inFull(60, 20);
const LENGTH = 45;
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 21);

/** Any change, even about a deal or a person that is not there. */
function anything(draw: () => number, n: number): Change {
  const below = (most: number) => Math.floor(draw() * most);
  const told = () => eventId(1 + below(n));
  const [slot, id, person, current] = [below(8), told(), below(5), told()];
  const deal = cards(20 + below(3), 20, 12 - below(3));
  const seats = draw() < 0.3 ? { seats: [0, 1, 2, 3, 4].sort(() => draw() - 0.5).slice(0, 3 + below(3)), dealer: person } : {};
  const kinds: (() => Change)[] = [
    () => change.record(slot, deal, seats),
    () => change.record(slot, deal),
    () => change.record(below(40), deal, seats),
    () => change.replace({ id, current }, deal, undefined, draw() < 0.5 ? seats : undefined),
    () => change.replace({ id, current: id }, deal),
    () => change.voidDeal({ id }),
    () => change.restore({ id }),
    () => change.contest({ id }, "renonce"),
    () => change.rule({ id }, { outcome: "points", note: "x", by: "table", points: [5, -5, 0] } as never),
    () => change.rule({ id }, { outcome: "kept", note: "x", by: "table" } as never),
    () => change.confirm({ id, current }),
    () => change.takeBack("contest.withdrawn", { id }, current),
    () => change.takeBack("ruling.withdrawn", { id }, current),
    () => change.takeBack("confirmation.withdrawn", { id }, current),
    () => change.sit(person),
    () => change.dispute(slot, "à voir"),
    () => change.dropDispute({ event: id }),
    () => change.joinSeason({ club: CLUB, season: SEASON, players: FIVE.slice(0, 3) }),
    () => change.joinSeason({ club: CLUB, season: SEASON, players: [FIVE[2], null, FIVE[0]] as string[] }),
    () => change.leaveSeason(),
    () => change.addPerson({ nextSlot: slot }, `Invité ${below(3)}`),
    () => ({ kind: "person.left", body: { person, slot } }),
    () => ({ kind: "person.returned", body: { person, slot } }),
    () => ({ kind: "seats.arranged", body: { slot, order: [2, 0, 1], seats: 3 } }),
    () => ({ kind: "dealer.chosen", body: { slot, dealer: below(3) } }),
    () => change.rename(person, "Ana"),
    () => change.close(),
    () => change.reopen(),
  ];
  return (kinds[below(kinds.length)] as () => Change)();
}

it(`${LOGS} logs of all there is to say`, () => {
  const draw = chanceOf(20261122);
  const by = { club: CLUB, season: SEASON, counting: season({ correctionDays: 2 }).counting };
  let lates = 0;
  for (let i = 0; i < LOGS; i++) {
    const many = Array.from({ length: LENGTH }, (_, n) => anything(draw, n + 1));
    const log = sent(logOf(opened(3), change.joinSeason({ club: CLUB, season: SEASON, players: FIVE.slice(0, 3) }), ...many));
    const [fold, earlier, received] = [new SheetFold(), new EarlierResults(), [] as Received[]];
    for (const event of log) {
      fold.add(event);
      received.push({ event, receivedAt: new Date(START + (received.length * DAY_MS) / 10).toISOString() });
      const before = log.slice(0, received.length);
      expect(fold.sheet).toEqual(foldSheet(before));
      const tally = tallySheet(fold.sheet as Sheet, received, by, earlier);
      expect(tally).toEqual(tallySheet(foldSheet(before) as Sheet, received, by));
      lates += tally?.late.length ?? 0;
    }
  }
  expect(lates).toBeGreaterThan(LOGS);
});

const dealt = (slot: number) => change.record(slot, cards(slot % 60, 60 - (slot % 60), 2));
const joined = change.joinSeason({ club: CLUB, season: SEASON, players: FIVE.slice(0, 3) });

it("the next deal of a long evening is played once, and of the others a few are summed again", () => {
  const game = gameNamed("decale");
  const [fold, earlier, received] = [new SheetFold(), new EarlierResults(), [] as Received[]];
  const by = { club: CLUB, season: SEASON, counting: season().counting };
  const add = (event: LogEvent) => {
    fold.add(event);
    received.push({ event, receivedAt: event.at });
    return tallySheet(fold.sheet as Sheet, received, by, earlier);
  };
  for (const event of sent(logOf(opened(3), joined, ...Array.from({ length: 300 }, (_, slot) => dealt(slot))))) add(event);
  const [played, read] = [vi.spyOn(game, "isOver"), vi.spyOn(game, "read")];
  const next = {
    ...change.stampSheet(dealt(300), { id: eventId(900), sheet: SHEET, at: "2026-11-21T23:00:00.000Z", device: "x" }),
    seq: 303,
  };
  expect(add(next)?.deals).toBe(301);
  expect(played).toHaveBeenCalledTimes(1);
  expect(read.mock.calls.length).toBeLessThanOrEqual(52);
  vi.restoreAllMocks();
});

it("the next late correction of a long evening plays one deal, and reads no log again", () => {
  const [fold, earlier, received] = [new SheetFold(), new EarlierResults(), [] as Received[]];
  const by = { club: CLUB, season: SEASON, counting: season({ correctionDays: 1 }).counting };
  const late = Array.from({ length: 40 }, (_, i) => {
    const id = eventId(3 + i);
    return change.replace({ id, current: id }, cards(30, 28, 4));
  });
  const log = sent(logOf(opened(3), joined, ...Array.from({ length: 100 }, (_, slot) => dealt(slot)), ...late));
  const score = vi.spyOn(gameNamed("decale"), "score");
  for (const [i, event] of log.entries()) {
    fold.add(event);
    received.push({ event, receivedAt: new Date(START + (i > 101 ? 3 * DAY_MS : 0)).toISOString() });
    tallySheet(fold.sheet as Sheet, received, by, earlier);
  }
  expect(score).toHaveBeenCalledTimes(140);
  vi.restoreAllMocks();
});

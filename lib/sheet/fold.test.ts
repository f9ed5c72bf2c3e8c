/** The sheet that a log makes: totals, dealers, the end, names, evening, season, and what this app cannot read. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { addPerson, close, joinSeason, leaveSeason, record, rename, reopen, replace, setEvening, voidDeal } from "./change";
import { foldSheet } from "./fold";
import { andThen, dealAt, foldBothWays, THREE_DEALS } from "./fold.fixture";
import { decaleSentence } from "./golden/decale.fixture";
import { readGolden } from "./golden/read-golden.fixture";
import { cards, eventId, logOf, made, opened, sent } from "./log.fixture";
import { saidIn } from "./look-up";

test("the golden evening of Tarot décalé, told event by event", () => {
  const text = readFileSync(new URL("./golden/decale.txt", import.meta.url), "utf8");
  const golden = readGolden(text, decaleSentence);
  const { game, edition, names, dealer } = golden;
  let log: LogEvent[] = logOf(opened(names.length, { rules: { game, edition, players: names.length }, names, dealer }));
  for (const { number, correction, deal, totals, scores } of golden.steps) {
    const given = { primes: [], ...deal };
    log = andThen(log, correction ? replace(dealAt(log, number - 1), given, correction) : record(number - 1, given));
    const sheet = foldBothWays(log);
    expect(sheet.totals, `deal ${number}`).toEqual(totals);
    expect(sheet.deals[number - 1]?.score?.scores ?? null, `deal ${number}`).toEqual(scores);
    expect(sheet.provisional).toEqual(totals);
  }
});

test("running totals, numbers, dealers and the next deal of a short evening", () => {
  const sheet = foldBothWays(THREE_DEALS);
  expect(sheet.deals.map((deal) => [deal.number, deal.turn.dealer, ...deal.totals])).toEqual([
    [1, 0, 30, 20, 12],
    [2, 1, 40, 45, 40],
    [3, 2, 62, 67, 62],
  ]);
  expect(sheet).toMatchObject({ nextSlot: 3, next: { dealer: 0 }, unknown: 0, dangling: 0, over: false, closed: null });
  expect(sheet.unsent).toEqual([1, 2, 3, 4].map(eventId));
  expect(foldBothWays(sent(THREE_DEALS)).unsent).toEqual([]);
});

test("reaching the target ends the game", () => {
  const log = logOf(opened(3, { target: 45 }), record(0, cards(30, 20, 12)), record(1, cards(10, 25, 28)));
  expect(foldBothWays(log)).toMatchObject({ over: true, totals: [40, 45, 40] });
});

test("an evening has the day and the name that were said last", () => {
  expect(foldBothWays(THREE_DEALS)).toMatchObject({ day: null, evening: null });
  const said = andThen(THREE_DEALS, setEvening({ day: "2026-11-21", name: "Le soir" }));
  expect(foldBothWays(said)).toMatchObject({ day: "2026-11-21", evening: "Le soir" });
  expect(foldBothWays(andThen(said, setEvening({ day: "2026-11-22", name: null })))).toMatchObject({
    day: "2026-11-22",
    evening: null,
  });
});

test("seats and dealer come from the event; where it lacks them or names a stranger, from the usual places", () => {
  const sheet = foldBothWays(andThen(THREE_DEALS, addPerson(foldBothWays(THREE_DEALS), "Paul")));
  const usual = { seats: [0, 1, 2], dealer: 1 };
  const paul = eventId(5);
  expect(saidIn(sheet, {}, usual)).toEqual(usual);
  expect(saidIn(sheet, { seats: [2, paul, 0], dealer: paul }, usual)).toEqual({ seats: [2, 3, 0], dealer: 3 });
  expect(saidIn(sheet, { seats: [2, eventId(9), 0], dealer: eventId(9) }, usual)).toEqual(usual);
});

test("names change, the sheet closes and opens again", () => {
  const log = andThen(andThen(THREE_DEALS, rename(1, "  Hugo   B. ")), close("agreed"));
  expect(foldBothWays(log)).toMatchObject({ names: ["Nora", "Hugo B.", "Inès"], closed: { reason: "agreed" } });
  expect(foldBothWays(andThen(log, reopen())).closed).toBeNull();
});

test("a sheet counts in the season that it joined last, until it leaves", () => {
  const into = (season: number, players: (string | null)[]) => ({ club: eventId(70), season: eventId(season), players });
  const spring = into(71, [eventId(81), null, eventId(83)]);
  const summer = into(72, [eventId(81), eventId(82), eventId(83)]);
  expect(foldBothWays(THREE_DEALS).season).toBeNull();
  const joined = andThen(THREE_DEALS, joinSeason(spring));
  expect(foldBothWays(joined).season).toEqual(spring);
  const moved = andThen(joined, joinSeason(summer), "hugo");
  expect(foldBothWays(moved)).toMatchObject({ season: summer, totals: [62, 67, 62] });
  expect(foldBothWays(andThen(moved, leaveSeason())).season).toBeNull();
  expect(foldBothWays(andThen(joined, joinSeason(into(72, [eventId(81)]))))).toMatchObject({ season: spring, dangling: 1 });
});

test("newer kinds, newer versions and lost references are counted, and never dropped", () => {
  const log = [
    ...THREE_DEALS,
    { ...made(5, close()), kind: "table.photographed", body: { any: 1 } },
    { ...made(6, close()), v: 2, body: { mood: "gai" } },
    made(7, voidDeal({ id: eventId(99) })),
  ];
  expect(foldBothWays(log)).toMatchObject({ unknown: 2, dangling: 1, totals: [62, 67, 62], closed: null });
  expect(foldSheet([])).toBeNull();
  expect(foldSheet(THREE_DEALS.slice(1))).toBeNull();
});

test("a deal that its game refuses keeps its faults and scores nothing", () => {
  const sheet = foldBothWays(logOf(opened(3), record(0, cards(70, 20, 12)), record(1, cards(30, 20, 12))));
  expect(sheet.deals[0]?.faults.map((fault) => fault.code)).toEqual(["total-too-high"]);
  expect(sheet.totals).toEqual([30, 20, 12]);
});

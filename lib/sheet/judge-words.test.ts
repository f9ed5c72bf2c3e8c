/** A refusal of a sheet says all of it: place, rule, values, and words in both languages. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { isRuleId } from "#lib/rules/articles";
import { common as commonEn } from "#messages/en/rules/common";
import { sheetOnly as sheetEn } from "#messages/en/sheet/faults";
import { common as commonFr } from "#messages/fr/rules/common";
import { sheetOnly as sheetFr } from "#messages/fr/sheet/faults";
import { addPerson, dropDispute, leave, record, sit } from "./change";
import { judgeInSheet } from "./judge";
import { askedOpening, bentEvent, FOUR_PLAYERS } from "./judge.fixture";
import { cards, eventId, made } from "./log.fixture";

test.each<[string, readonly LogEvent[], LogEvent, readonly object[]]>([
  [
    "a slot too far: which it is, and which is next",
    FOUR_PLAYERS,
    made(50, record(2, cards(20, 20, 20, 10))),
    [{ at: "slot", code: "slot-skipped", rule: "T3", params: { slot: 3, next: 2 } }],
  ],
  [
    "a seat that is not there, as the first phones said it",
    FOUR_PLAYERS,
    made(50, { kind: "player.renamed", body: { seat: 4, name: "Zoé" } }),
    [{ at: "seat", code: "out-of-range", rule: "T2", params: { value: 4, min: 0, max: 3 } }],
  ],
  ["the last seat that is", FOUR_PLAYERS, made(50, { kind: "player.renamed", body: { seat: 3, name: "Zoé" } }), []],
  [
    "who plays with a phone, in no seat",
    FOUR_PLAYERS,
    made(50, sit(4)),
    [{ at: "seat", code: "out-of-range", rule: "T2", params: { value: 4, min: 0, max: 3 } }],
  ],
  ["nobody plays with it", FOUR_PLAYERS, made(50, sit(null)), []],
  [
    "a contest that is on its deal",
    FOUR_PLAYERS,
    made(50, dropDispute({ event: eventId(3) })),
    [{ at: "refs", code: "dispute-on-deal", rule: "T1" }],
  ],
  [
    "no dispute",
    FOUR_PLAYERS,
    made(50, dropDispute({ event: eventId(2) })),
    [{ at: "refs", code: "unknown-dispute", rule: "T4" }],
  ],
  [
    "somebody who left before the deal: it is not asked what they played",
    [...FOUR_PLAYERS, made(4, addPerson({ nextSlot: 1 }, "Max")), made(5, leave({ nextSlot: 1 }, 3))],
    made(50, record(1, cards(76, 0, 0, 0), { seats: [0, 1, 2, 3], dealer: 0 })),
    [{ at: "deal.seats.3", code: "person-left", rule: "T-places", params: { name: "Paul", number: 2 } }],
  ],
])("a refusal says all of it: %s", (_, log, event, faults) => {
  expect(judgeInSheet(log, event)).toEqual(faults);
});

test("every refusal cites a rule and has words in both languages", () => {
  const all = [
    ...judgeInSheet([], askedOpening({ names: ["\u200b", "é\u0007", 3, "x".repeat(50)], until: "?", target: -1 })),
    ...judgeInSheet([], askedOpening({ names: ["a", "a", "b", "c"] })),
    ...judgeInSheet(FOUR_PLAYERS, bentEvent({ id: "?", at: "?", refs: 1 })),
    ...judgeInSheet(FOUR_PLAYERS, made(50, record(3, { story: "x".repeat(5_000) }))),
  ];
  expect(all.length).toBeGreaterThan(10);
  for (const { rule: cited, code } of all) {
    expect(isRuleId(cited)).toBe(true);
    expect({ ...commonFr, ...sheetFr }, code).toHaveProperty(code);
    expect({ ...commonEn, ...sheetEn }, code).toHaveProperty(code);
  }
});

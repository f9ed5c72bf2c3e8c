import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { isRuleId } from "#lib/rules/articles";
import type { Json } from "#lib/rules/read";
import { common as commonEn } from "#messages/en/rules/common";
import { sheetOnly as sheetEn } from "#messages/en/sheet/faults";
import { common as commonFr } from "#messages/fr/rules/common";
import { sheetOnly as sheetFr } from "#messages/fr/sheet/faults";
import {
  addPerson,
  announceBet,
  close,
  contest,
  dispute,
  dropDispute,
  joinSeason,
  leave,
  leaveSeason,
  record,
  rename,
  reopen,
  replace,
  restore,
  rule,
  sit,
  undo,
  voidDeal,
  withdrawBet,
} from "./change";
import type { Change } from "./event";
import { foldSheet } from "./fold";
import { conflictOf, judgeInSheet } from "./judge";
import { cards, eventId, logOf, made, opened, opening } from "./log.fixture";

const FOUR = logOf(opened(4), record(0, cards(25, 18, 10, 9)), contest({ id: eventId(2) }, "renonce"));
const BET = { seat: 2, diploma: "bac" };
const THREE = logOf(opened(3), record(0, cards(30, 20, 12)));
const FIVE = logOf(opened(5));

const codes = (log: readonly LogEvent[], event: LogEvent): string[] =>
  judgeInSheet(log, event).map(({ at, code }) => `${at} ${code}`);
const judged = (log: readonly LogEvent[], change: Change): string[] => codes(log, made(50, change));
const asked = (more: object): LogEvent => ({ ...made(1, opened(4)), body: { ...opening(4), ...more } });
const bent = (more: object, change: Change = record(1, cards(20, 20, 20, 10))): LogEvent => ({ ...made(50, change), ...more });

test.each<[string, object, string[]]>([
  ["four people, four names", {}, []],
  ["emoji, apostrophes, accents and other alphabets", { names: ["🦊", "D’Artagnan", "Zoë Ðurić", "Юля"] }, []],
  ["a family emoji is one name", { names: ["👩‍👩‍👧‍👦", "b", "c", "d"] }, []],
  ["forty characters", { names: ["a".repeat(40), "b", "c", "d"] }, []],
  ["a target and an hour", { target: 500, until: "23:30", title: "Chez Zoé" }, []],
  ["a name of 300 characters", { names: ["a".repeat(300), "b", "c", "d"] }, ["names.0 text-too-long"]],
  ["a name of 3000 characters", { names: ["a".repeat(3000), "b", "c", "d"] }, ["names.0 text-too-long"]],
  ["no name", { names: ["  ", "b", "c", "d"] }, ["names.0 text-empty"]],
  ["a name nobody can see", { names: ["\u200b\u2060", "b", "c", "d"] }, ["names.0 text-empty"]],
  ["a name with a bell in it", { names: ["a\u0007", "b", "c", "d"] }, ["names.0 text-unprintable"]],
  ["a name that turns the line round", { names: ["a\u202eb", "b", "c", "d"] }, ["names.0 text-unprintable"]],
  ["half of an emoji", { names: ["\ud83e", "b", "c", "d"] }, ["names.0 text-unprintable"]],
  ["a pile of accents", { names: [`a${"\u0301".repeat(30)}`, "b", "c", "d"] }, ["names.0 text-unprintable"]],
  ["two players of one name", { names: ["Zoé", "b", " ZOE ", "d"] }, ["names.2 name-taken"]],
  ["two names that only spaces tell apart", { names: ["Jean Luc", "b", "c", "jean  luc"] }, ["names.3 name-taken"]],
  ["a name that is a number", { names: [12, "b", "c", "d"] }, ["names.0 not-text"]],
  ["three names for four", { names: ["a", "b", "c"] }, ["names wrong-length"]],
  ["names that are not a list", { names: "abcd" }, ["names not-a-list"]],
  ["a dealer who is not there", { dealer: 4 }, ["dealer out-of-range"]],
  ["no dealer", { dealer: undefined }, ["dealer required"]],
  ["half a dealer", { dealer: 1.5 }, ["dealer not-whole"]],
  ["a target of nothing", { target: 0 }, ["target out-of-range"]],
  ["a target of one point", { target: 1 }, []],
  ["the highest target", { target: 100_000 }, []],
  ["a target past it", { target: 100_001 }, ["target out-of-range"]],
  ["a title of eighty letters", { title: "t".repeat(80) }, []],
  ["one of eighty-one", { title: "t".repeat(81) }, ["title text-too-long"]],
  ["a dealer before the first", { dealer: -1 }, ["dealer out-of-range"]],
  ["five names for four", { names: ["a", "b", "c", "d", "e"] }, ["names wrong-length"]],
  ["two of one name, and a third that is none", { names: ["a", "a", " ", "d"] }, ["names.2 text-empty"]],
  ["a target without end", { target: 1e9 }, ["target out-of-range"]],
  ["a target in words", { target: "500" }, ["target not-a-number"]],
  ["an hour that no clock shows", { until: "24:10" }, ["until not-an-hour"]],
  ["a title of 300 characters", { title: "t".repeat(300) }, ["title text-too-long"]],
  ["no rules", { rules: undefined }, ["rules required"]],
  ["a game nobody knows", { rules: { game: "belote", players: 4 } }, ["rules.game unknown-value"]],
  ["six players", { rules: { game: "decale", players: 6 } }, ["rules.players unknown-value"]],
])("opening: %s", (_, more, faults) => {
  expect(codes([], asked(more))).toEqual(faults);
});

test.each<[string, LogEvent[], Json, string[]]>([
  ["a plain deal", FOUR, cards(20, 20, 20, 10), []],
  ["a bet", FOUR, { ...cards(20, 20, 20, 10), bet: { seat: 0, diploma: "bac" } }, []],
  ["passed", FOUR, { passed: true }, []],
  ["a bet of 25", FOUR, { ...cards(20, 20, 20, 10), bet: { seat: 0, diploma: 25 } }, ["deal.bet.diploma unknown-value"]],
  ["a bet by nobody", FOUR, { ...cards(20, 20, 20, 10), bet: { seat: 4, diploma: "bac" } }, ["deal.bet.seat out-of-range"]],
  ["76 points", FIVE, cards(24, 9, 13, 16, 14), ["deal.cardPoints total-not-75"]],
  ["76 points at four", FOUR, cards(40, 16, 10, 10), ["deal.cardPoints total-too-high"]],
  ["points that are words", FOUR, { cardPoints: ["a", 1, 2, 3] }, ["deal.cardPoints.0 not-a-number"]],
  ["a half point", FOUR, cards(20.5, 20, 20, 10), ["deal.cardPoints.0 not-whole"]],
  [
    "a partner at four",
    FOUR,
    { ...cards(20, 20, 20, 10), bet: { seat: 0, diploma: "bac", partner: 2 } },
    ["deal.bet.partner partner-only-at-five"],
  ],
  [
    "a partner who calls the Proviseur in hand",
    FIVE,
    { ...cards(24, 9, 13, 16, 13), bet: { seat: 0, diploma: "bac", partner: 0, called: "B" } },
    ["deal.bet.partner calls-own-proviseur"],
  ],
  ["a prime at three", THREE, { ...cards(30, 20, 12), primes: [{ seat: 0, prime: "greve" }] }, ["deal.primes primes-from-four"]],
  [
    "the Petit in two hands",
    FOUR,
    { ...cards(20, 20, 20, 10), primes: [0, 1].map((seat) => ({ seat, prime: "bout-du-bout" })) },
    ["deal.primes.1 one-petit-only"],
  ],
  [
    "one prime twice in one hand",
    FOUR,
    { ...cards(20, 20, 20, 10), primes: [0, 0].map((seat) => ({ seat, prime: "greve" })) },
    ["deal.primes.1 prime-twice"],
  ],
  [
    "an unknown prime",
    FOUR,
    { ...cards(20, 20, 20, 10), primes: [{ seat: 0, prime: "jackpot" }] },
    ["deal.primes.0.prime unknown-value"],
  ],
  ["no deal", FOUR, undefined as unknown as Json, ["deal required"]],
  ["a deal that is a list", FOUR, [] as unknown as Json, ["deal not-an-object"]],
  ["a deal with a novel in it", FOUR, { ...cards(20, 20, 20, 10), story: "x".repeat(5_000) }, ["deal too-large"]],
])("a deal: %s", (_, log, deal, faults) => {
  const slot = foldSheet(log)?.nextSlot ?? 0;
  expect(judged(log, record(slot, deal))).toEqual(faults);
});

const AFTER_END = [...FOUR, made(4, close("points"))];

test.each<[string, readonly LogEvent[], Change, string[]]>([
  ["nothing comes before the opening", [], record(0, cards(1, 2, 3, 4)), ["kind not-opened"]],
  ["a sheet opens once", FOUR, opened(4), ["kind opened-twice"]],
  ["the next deal", FOUR, record(1, cards(20, 20, 20, 10)), []],
  ["a slot already taken is judged by its deal alone", FOUR, record(0, cards(20, 20, 20, 10)), []],
  ["a deal that skips a place", FOUR, record(2, cards(20, 20, 20, 10)), ["slot slot-skipped"]],
  ["a deal before the first", FOUR, record(-1, cards(20, 20, 20, 10)), ["slot out-of-range"]],
  ["a correction", FOUR, replace({ id: eventId(2), current: eventId(2) }, cards(1, 2, 3, 4)), []],
  ["a correction of nothing", FOUR, replace({ id: eventId(9), current: eventId(2) }, cards(1, 2, 3, 4)), ["refs unknown-deal"]],
  [
    "a correction of an unknown version",
    FOUR,
    replace({ id: eventId(2), current: eventId(9) }, cards(1, 2, 3, 4)),
    ["refs.1 unknown-version"],
  ],
  [
    "an impossible correction",
    FOUR,
    replace({ id: eventId(2), current: eventId(2) }, cards(76, 0, 0, 0)),
    ["deal.cardPoints.0 out-of-range"],
  ],
  ["a deal taken off, and put back", FOUR, voidDeal({ id: eventId(2) }), []],
  ["a deal put back", FOUR, restore({ id: eventId(2) }), []],
  ["an unknown deal taken off", FOUR, voidDeal({ id: eventId(9) }), ["refs unknown-deal"]],
  ["the opening is not a deal", FOUR, voidDeal({ id: eventId(1) }), ["refs unknown-deal"]],
  ["a contest without a word", FOUR, contest({ id: eventId(2) }, " "), ["note text-empty"]],
  ["a ruling", FOUR, rule({ id: eventId(2) }, { outcome: "adjusted", note: "renonce", points: [-10, 0, 0, 0] }), []],
  [
    "a ruling for three at four",
    FOUR,
    rule({ id: eventId(2) }, { outcome: "adjusted", note: "renonce", points: [-10, 0, 0] }),
    ["points wrong-length"],
  ],
  [
    "a ruling in thirds",
    FOUR,
    rule({ id: eventId(2) }, { outcome: "adjusted", note: "!", points: [1 / 3, 0, 0, 0] }),
    ["points.0 not-half"],
  ],
  [
    "a ruling that adjusts nothing",
    FOUR,
    rule({ id: eventId(2) }, { outcome: "adjusted", note: "renonce" }),
    ["points required"],
  ],
  [
    "a ruling nobody asked for",
    FOUR.slice(0, 2),
    rule({ id: eventId(2) }, { outcome: "kept", note: "non" }),
    ["refs not-contested"],
  ],
  ["a new name", FOUR, rename(1, "Hugo B."), []],
  ["the same name written better", FOUR, rename(1, "HUGO"), []],
  ["another player’s name", FOUR, rename(1, "nora"), ["name name-taken"]],
  ["a name for a person who is not there", FOUR, rename(4, "Zoé"), ["person seat-of-nobody"]],
  ["a bet said now, its result later", FOUR, announceBet(1, BET), []],
  ["a bet for nobody", FOUR, announceBet(1, { ...BET, seat: 4 }), ["partial.bet.seat out-of-range"]],
  ["a bet for no diploma", FOUR, announceBet(1, { seat: 2 }), ["partial.bet.diploma required"]],
  ["a bet for the deal after next", FOUR, announceBet(2, BET), ["slot slot-skipped"]],
  ["a bet taken back", [...FOUR, made(4, announceBet(1, BET))], withdrawBet(eventId(4)), []],
  ["another bet taken back", [...FOUR, made(4, announceBet(1, BET))], withdrawBet(eventId(5)), ["refs unknown-bet"]],
  [
    "a name that is another’s, as the first phones said it",
    FOUR,
    { kind: "player.renamed", body: { seat: 1, name: "nora" } },
    ["name name-taken"],
  ],
  ["a bet taken back that nobody made", FOUR, { kind: "bet.withdrawn", body: {}, refs: [eventId(2)] }, ["refs unknown-bet"]],
  ["a dispute about the deal being played", FOUR, dispute(1, "renonce"), []],
  ["a dispute about a deal already noted", FOUR, dispute(0, "renonce"), []],
  ["a dispute about the deal after next", FOUR, dispute(2, "renonce"), ["slot slot-skipped"]],
  ["a dispute without a word", FOUR, dispute(1, "  "), ["note text-empty"]],
  ["a closed sheet has no deal to dispute", AFTER_END, dispute(1, "renonce"), ["slot sheet-closed"]],
  ["a dispute taken back", [...FOUR, made(4, dispute(1, "renonce"))], dropDispute({ event: eventId(4) }), []],
  ["a contest of a noted deal is not taken back", FOUR, dropDispute({ event: eventId(3) }), ["refs dispute-on-deal"]],
  ["no dispute at all", FOUR, dropDispute({ event: eventId(2) }), ["refs unknown-dispute"]],
  ["closing for no known reason", FOUR, { kind: "sheet.closed", body: { reason: "bored" as "hour" } }, ["reason unknown-value"]],
  ["a closed sheet takes no new deal", AFTER_END, record(1, cards(20, 20, 20, 10)), ["slot sheet-closed"]],
  ["nor a new bet", AFTER_END, announceBet(1, BET), ["slot sheet-closed"]],
  ["a closed sheet takes corrections", AFTER_END, replace({ id: eventId(2), current: eventId(2) }, cards(1, 2, 3, 4)), []],
  ["and rulings", AFTER_END, rule({ id: eventId(2) }, { outcome: "kept", note: "non" }), []],
  ["a closed sheet opens again", AFTER_END, reopen(), []],
  ["closing twice changes nothing", AFTER_END, close(), []],
])("the log: %s", (_, log, change, faults) => {
  expect(judged(log, change)).toEqual(faults);
});

test.each<[string, LogEvent, string[]]>([
  ["a clock set back a day", bent({ at: "2026-11-20T20:10:00.000Z" }), []],
  ["a clock of another zone", bent({ at: "2026-11-21T21:10:00+01:00" }), []],
  ["no date", bent({ at: "hier" }), ["at not-a-date"]],
  ["a date that no calendar shows", bent({ at: "2026-19-41T20:10:00Z" }), ["at not-a-date"]],
  ["an id that is none", bent({ id: "12" }), ["id not-an-id"]],
  ["another sheet’s event", bent({ sheet: eventId(7) }), ["sheet other-sheet"]],
  ["a device with a path in it", bent({ device: "../etc" }), ["device not-an-id"]],
  ["references without end", bent({ refs: Array(50).fill(eventId(1)) }), ["refs not-an-id"]],
  ["references that are none", bent({ refs: [{}] }), ["refs not-an-id"]],
  [
    "an id that cannot even be written",
    bent({ id: { toString: 0 }, refs: [{ toString: 0 }] }),
    ["id not-an-id", "refs not-an-id"],
  ],
  ["a kind of tomorrow", bent({ kind: "table.photographed" }), ["kind newer-event"]],
  ["a kind that every object has", bent({ kind: "constructor" }), ["kind newer-event"]],
  ["a version of tomorrow", bent({ v: 3 }), ["kind newer-event"]],
  ["no version", bent({ v: 0 }), ["v out-of-range"]],
  ["no body", bent({ body: null }), ["body required"]],
  ["a body that is a list", bent({ body: [1] }), ["body not-an-object"]],
])("an event: %s", (_, event, faults) => {
  expect(codes(FOUR, event)).toEqual(faults);
});

test("another deal in a taken slot, or another correction of one version, is a conflict", () => {
  const { id } = FOUR[1] as LogEvent;
  const taken = (deal: Json, log = FOUR) => conflictOf(log, made(50, record(0, deal)))?.id;
  expect(conflictOf(FOUR, made(50, record(1, cards(1, 2, 3, 4))))).toBeNull();
  expect(taken(cards(25, 18, 10, 9))).toBeUndefined();
  expect(taken({ cardPoints: [25, 18, 10, 9] })).toBeUndefined();
  expect(taken(cards(26, 18, 10, 9))).toBe(id);

  const corrected = [...FOUR, made(4, replace({ id, current: id }, cards(24, 18, 10, 9)))];
  expect(taken(cards(26, 18, 10, 9), corrected)).toBe(eventId(4));
  expect(conflictOf(corrected, made(50, replace({ id, current: id }, cards(23, 18, 10, 9))))?.id).toBe(eventId(4));
  expect(conflictOf(corrected, made(50, replace({ id, current: id }, cards(24, 18, 10, 9))))).toBeNull();
  expect(conflictOf(corrected, made(50, replace({ id, current: eventId(4) }, cards(23, 18, 10, 9))))).toBeNull();
  expect(conflictOf(FOUR, made(50, voidDeal({ id })))).toBeNull();
});

test.each<[string, object, string[]]>([
  ["everybody is of the club", {}, []],
  ["two are not", { players: [null, eventId(82), null, eventId(84)] }, []],
  ["nobody is", { players: [null, null, null, null] }, ["players required"]],
  ["one person in two seats", { players: [eventId(81), eventId(82), eventId(81), null] }, ["players.2 same-player-twice"]],
  ["three seats of four", { players: [eventId(81), eventId(82), null] }, ["players wrong-length"]],
  ["seats without end", { players: Array(40).fill(null).concat(eventId(81)) }, ["players required"]],
  ["five seats of four", { players: [eventId(81), null, null, null, null] }, ["players wrong-length"]],
  ["a name in place of an id", { players: ["Nora", null, null, null] }, ["players.0 not-an-id"]],
  ["no players", { players: undefined }, ["players required"]],
  ["no club", { club: undefined }, ["club required"]],
  ["a season that is no id", { season: 3 }, ["season not-an-id"]],
  ["a season that cannot even be written", { season: { toString: 0 } }, ["season not-an-id"]],
])("joining a season: %s", (_, more, faults) => {
  const into = { club: eventId(70), season: eventId(71), players: [81, 82, 83, 84].map(eventId), ...more };
  expect(codes(FOUR, { ...made(50, joinSeason({ ...into, players: [] })), body: into })).toEqual(faults);
  expect(judged(FOUR, leaveSeason())).toEqual([]);
});

test("a waiting version can be taken back alone, a standing correction cannot", () => {
  const log = [...logOf(opened(3), record(0, cards(30, 20, 12))), made(3, record(0, cards(12, 20, 30)), "hugo")];
  const corrected = [...log, made(4, replace({ id: eventId(2), current: eventId(2) }, cards(31, 20, 11)))];
  const codes = (events: LogEvent[], id: string) => judgeInSheet(events, made(9, voidDeal({ id }))).map(({ code }) => code);
  expect([codes(log, eventId(3)), codes(log, eventId(2))]).toEqual([[], []]);
  expect([codes(corrected, eventId(4)), codes(corrected, eventId(8))]).toEqual([["version-stands"], ["unknown-deal"]]);
});

test("whist: once a stake is gone no deal is added, and noted ones can still be corrected", () => {
  // Two players, deals of 5, 4, 3 and 2 cards. Nora bids every trick and takes none: she loses 5 + 4 + 3 + 2 = 14 cards.
  const lost = (cards: number): Json => ({ bids: [cards, cards], tricks: [0, cards] });
  const whist = { rules: { game: "whist", players: 2 }, names: ["Nora", "Hugo"] };
  const log = logOf(opened(2, whist), ...[5, 4, 3, 2].map((size, slot) => record(slot, lost(size))));
  expect(foldSheet(log)).toMatchObject({ totals: [0, 14], over: true, winners: [1] });
  expect(judged(log, record(4, lost(1)))).toEqual(["slot past-the-end"]);
  expect(judged(log, announceBet(4, { bids: [0, 0] }))).toEqual(["slot past-the-end"]);
  const last = { id: eventId(5), current: eventId(5) };
  expect(judged(log, replace(last, { bids: [2, 2], tricks: [1, 1] }))).toEqual([]);
  expect(judged([...log, made(6, voidDeal(last))], record(4, lost(2)))).toEqual([]);
});

test("a ruling on a waiting version needs a contest of that version and points for its seats", () => {
  const log = [...FOUR, made(4, record(0, cards(26, 18, 10, 9)), "hugo")];
  const adjust = (id: string, points: number[]) => rule({ id }, { outcome: "adjusted", note: "!", points });
  expect(judged(log, adjust(eventId(4), [-10, 0, 0, 0]))).toEqual(["refs not-contested"]);
  const contested = [...log, made(5, contest({ id: eventId(4) }, "renonce"))];
  expect(judged(contested, adjust(eventId(4), [-10, 0, 0, 0]))).toEqual([]);
  expect(judged(log, adjust(eventId(9), [-10, 0, 0]))).toEqual(["refs unknown-deal", "points wrong-length"]);
});

test("a newcomer outside any club may have any name, and a person who has left may leave again", () => {
  expect(judged(FOUR, addPerson({ nextSlot: 1 }, "Max", eventId(81)))).toEqual([]);
  const into = { club: eventId(70), season: eventId(71), players: [81, 82, 83, 84].map(eventId) };
  const joined = [...FOUR, made(4, joinSeason(into))];
  expect(judged(joined, addPerson({ nextSlot: 1 }, "Max", eventId(81)))).toEqual(["player same-player-twice"]);
  expect(judged(joined, addPerson({ nextSlot: 1 }, "Max", eventId(85)))).toEqual([]);
  expect(judged(joined, addPerson({ nextSlot: 1 }, "Max"))).toEqual([]);
  const [two, gone] = [leave({ nextSlot: 1 }, 2), leave({ nextSlot: 1 }, 3)];
  const pair = [...FOUR, made(4, two), made(5, gone)];
  expect([judged(pair, leave({ nextSlot: 1 }, 1)), judged(pair, leave({ nextSlot: 1 }, 2))]).toEqual([["person players"], []]);
  const one = [...pair, made(6, leave({ nextSlot: 1 }, 1))];
  expect([judged(one, leave({ nextSlot: 1 }, 0)), judged(one, leave({ nextSlot: 1 }, 3))]).toEqual([["person players"], []]);
});

test("undo is never refused, whatever it undoes", () => {
  let log = FOUR;
  for (let n = 4; n < 12; n++) {
    const sheet = foldSheet(log) as NonNullable<ReturnType<typeof foldSheet>>;
    const event = made(n, undo(sheet, sheet.deals[0]!));
    expect(judgeInSheet(log, event)).toEqual([]);
    log = [...log, event];
  }
});

test.each<[string, readonly LogEvent[], LogEvent, readonly object[]]>([
  [
    "a slot too far: which it is, and which is next",
    FOUR,
    made(50, record(2, cards(20, 20, 20, 10))),
    [{ at: "slot", code: "slot-skipped", rule: "T3", params: { slot: 3, next: 2 } }],
  ],
  [
    "a seat that is not there, as the first phones said it",
    FOUR,
    made(50, { kind: "player.renamed", body: { seat: 4, name: "Zoé" } }),
    [{ at: "seat", code: "out-of-range", rule: "T2", params: { value: 4, min: 0, max: 3 } }],
  ],
  ["the last seat that is", FOUR, made(50, { kind: "player.renamed", body: { seat: 3, name: "Zoé" } }), []],
  [
    "who plays with a phone, in no seat",
    FOUR,
    made(50, sit(4)),
    [{ at: "seat", code: "out-of-range", rule: "T2", params: { value: 4, min: 0, max: 3 } }],
  ],
  ["nobody plays with it", FOUR, made(50, sit(null)), []],
  [
    "a contest that is on its deal",
    FOUR,
    made(50, dropDispute({ event: eventId(3) })),
    [{ at: "refs", code: "dispute-on-deal", rule: "T1" }],
  ],
  ["no dispute", FOUR, made(50, dropDispute({ event: eventId(2) })), [{ at: "refs", code: "unknown-dispute", rule: "T4" }]],
  [
    "somebody who left before the deal: it is not asked what they played",
    [...FOUR, made(4, addPerson({ nextSlot: 1 }, "Max")), made(5, leave({ nextSlot: 1 }, 3))],
    made(50, record(1, cards(76, 0, 0, 0), { seats: [0, 1, 2, 3], dealer: 0 })),
    [{ at: "deal.seats.3", code: "person-left", rule: "T-places", params: { name: "Paul", number: 2 } }],
  ],
])("a refusal says all of it: %s", (_, log, event, faults) => {
  expect(judgeInSheet(log, event)).toEqual(faults);
});

test("every refusal cites a rule and has words in both languages", () => {
  const all = [
    ...judgeInSheet([], asked({ names: ["\u200b", "é\u0007", 3, "x".repeat(50)], until: "?", target: -1 })),
    ...judgeInSheet([], asked({ names: ["a", "a", "b", "c"] })),
    ...judgeInSheet(FOUR, bent({ id: "?", at: "?", refs: 1 })),
    ...judgeInSheet(FOUR, made(50, record(3, { story: "x".repeat(5_000) }))),
  ];
  expect(all.length).toBeGreaterThan(10);
  for (const { rule: cited, code } of all) {
    expect(isRuleId(cited)).toBe(true);
    expect({ ...commonFr, ...sheetFr }, code).toHaveProperty(code);
    expect({ ...commonEn, ...sheetEn }, code).toHaveProperty(code);
  }
});

test.each([
  ["2026-03-10", []],
  ["2026-02-30", ["day not-a-date"]],
  ["10/03/2026", ["day not-a-date"]],
  [20260310, ["day not-a-date"]],
])("the day %j of an evening typed in afterwards is read or refused", (day, faults) => {
  const event = made(1, opened(4, { day } as object));
  expect(judgeInSheet([], event).map(({ at, code }) => `${at} ${code}`)).toEqual(faults);
  if (faults.length === 0) expect(foldSheet([event])?.day).toBe(day);
});

test("a table that has reached its target plays on as long as it likes", () => {
  const log = logOf(opened(3, { target: 40 }), record(0, cards(45, 20, 0)));
  expect(foldSheet(log)).toMatchObject({ over: true });
  expect(judged(log, record(1, cards(20, 25, 20)))).toEqual([]);
});

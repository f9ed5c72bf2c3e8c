/** What is refused about people, seats and names, and what may be corrected all the same. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { addPerson, arrange, chooseDealer, comeBack, joinSeason, leave, record, rename, replace, sit } from "./change";
import type { Change } from "./event";
import { judgeInSheet } from "./judge";
import { added, eventId, fold, logOf, made, opened } from "./log.fixture";
import { AT_FIRST, dealIn, FIVE_PEOPLE, faultsIn, MAX, notedBy, PETITE, played, SIX, TAROT_FOUR } from "./people.fixture";

const WHIST = logOf(opened(3, { rules: { game: "whist", players: 3 } }));
const VP5 = logOf(opened(5, { rules: { game: "vp5", players: 5 } }));

const seats = (...people: (number | string)[]): Change => record(0, PETITE, { seats: people, dealer: 0 });
const gone = added(FIVE_PEOPLE, leave(AT_FIRST, 3));
const ten = Array.from({ length: 5 }, (_, i) => `Invité ${i}`).reduce(
  (log, name) => added(log, addPerson(AT_FIRST, name)),
  FIVE_PEOPLE,
);

test.each<[string, readonly LogEvent[], Change, string[]]>([
  ["the same person twice in a deal", FIVE_PEOPLE, seats(0, 1, 2, 1), ["seats.3 same-person-twice T-places"]],
  ["a seat that names nobody", FIVE_PEOPLE, seats(0, 1, 2, 7), ["deal.seats.3 seat-of-nobody T-places"]],
  [
    "a seat that names an event that added nobody",
    FIVE_PEOPLE,
    seats(0, 1, 2, eventId(77)),
    ["deal.seats.3 seat-of-nobody T-places"],
  ],
  [
    "a dealer who is nobody",
    FIVE_PEOPLE,
    record(0, PETITE, { seats: [0, 1, 2, 3], dealer: 8 }),
    ["deal.dealer seat-of-nobody T-places"],
  ],
  ["two seats", FIVE_PEOPLE, seats(0, 1), ["deal.seats players fft-donne"]],
  ["somebody who left", gone, seats(0, 1, 2, 3), ["deal.seats.3 person-left T-places"]],
  [
    "somebody who left is dealt in by a correction",
    added(gone, notedBy(gone, PETITE)),
    replace({ id: eventId(4), current: eventId(4) }, PETITE, "", { seats: [0, 1, 2, 3] }),
    ["deal.seats.3 person-left T-places"],
  ],
  [
    "nobody is asked where they went since, in a deal they played",
    added(played, leave({ nextSlot: 1 }, 3)),
    replace({ id: eventId(3), current: eventId(3) }, PETITE, "", { seats: [0, 1, 2, 3] }),
    [],
  ],
  ["somebody who will leave after this deal", added(FIVE_PEOPLE, leave({ nextSlot: 1 }, 3)), seats(0, 1, 2, 3), []],
  [
    "a deal that its number makes impossible",
    FIVE_PEOPLE,
    record(0, { ...PETITE, taker: 4 }, { seats: [0, 1, 2, 3], dealer: 0 }),
    ["deal.taker out-of-range fft-contrats"],
  ],
  ["an eleventh person", ten, addPerson(AT_FIRST, "Onze"), ["name too-many-people T-places"]],
  ["the tenth, noted by another phone too", ten, addPerson(AT_FIRST, "Invité 4"), []],
  ["a name that somebody of the opening bears", FIVE_PEOPLE, addPerson(AT_FIRST, "nora"), ["name name-taken T2"]],
  ["a rename into a name that is there", FIVE_PEOPLE, rename(MAX, "NORA"), ["name name-taken T2"]],
  ["a rename of nobody", FIVE_PEOPLE, rename(eventId(50), "Léa"), ["person seat-of-nobody T-places"]],
  ["a departure of nobody", FIVE_PEOPLE, leave(AT_FIRST, 9), ["person seat-of-nobody T-places"]],
  ["a return of nobody", FIVE_PEOPLE, comeBack(AT_FIRST, 9), ["person seat-of-nobody T-places"]],
  ["a departure noted twice", gone, leave(AT_FIRST, 3), []],
  [
    "the third of three leaves a tarot",
    logOf(opened(3, { rules: { game: "tarot", players: 3 } })),
    leave(AT_FIRST, 1),
    ["person players fft-donne"],
  ],
  ["an order that names somebody twice", FIVE_PEOPLE, arrange(AT_FIRST, [0, 1, 1], 4), ["order.2 same-person-twice T-places"]],
  ["an order of strangers", FIVE_PEOPLE, arrange(AT_FIRST, [0, 7], 4), ["order.1 seat-of-nobody T-places"]],
  ["six seats at tarot", FIVE_PEOPLE, arrange(AT_FIRST, [0, 1], 6), ["seats players fft-donne"]],
  ["a dealer who left", gone, chooseDealer(0, 3), ["dealer person-left T-places"]],
  ["a dealer of the deal after next", FIVE_PEOPLE, chooseDealer(1, 3), ["slot slot-skipped T3"]],
  ["a phone of somebody who was added", FIVE_PEOPLE, sit(MAX), []],
  ["a phone of nobody", FIVE_PEOPLE, sit(eventId(9)), ["seat seat-of-nobody T-places"]],
  ["somebody comes to a whist", WHIST, addPerson(AT_FIRST, "Max"), ["kind players mex-mise"]],
  ["somebody leaves a whist", WHIST, leave(AT_FIRST, 0), ["kind players mex-mise", "person players W1"].slice(0, 1)],
  ["somebody is back at a whist", WHIST, comeBack(AT_FIRST, 0), ["kind players mex-mise"]],
  ["a whist changes seats", WHIST, arrange(AT_FIRST, [1, 0, 2], 3), ["kind players mex-mise"]],
  ["a whist is dealt out of turn", WHIST, chooseDealer(0, 1), ["deal.dealer other-dealer W16"]],
  ["a whist is dealt in turn, and says so", WHIST, chooseDealer(0, 0), []],
  ["a name is put right at a whist", WHIST, rename(0, "Norah"), []],
  [
    "a deal of the whist with others",
    WHIST,
    record(0, { bids: [1, 2, 1], tricks: [2, 2, 1] }, { seats: [1, 0, 2] }),
    ["deal.seats players mex-mise"],
  ],
  [
    "a deal of the whist dealt by another",
    WHIST,
    record(0, { bids: [1, 2, 1], tricks: [2, 2, 1] }, { seats: [0, 1, 2], dealer: 2 }),
    ["deal.dealer other-dealer W16"],
  ],
  [
    "a deal of the whist that says who sat",
    WHIST,
    record(0, { bids: [1, 2, 1], tricks: [2, 2, 1] }, { seats: [0, 1, 2], dealer: 0 }),
    [],
  ],
  ["somebody comes to the table of five", VP5, addPerson(AT_FIRST, "Max"), []],
  ["one of five leaves it", VP5, leave(AT_FIRST, 0), ["person players vp-table"]],
  ["four seats at the table of five", VP5, record(0, { passed: true }, { seats: [0, 1, 2, 3] }), ["deal.seats players vp-table"]],
  ["it is arranged for four", VP5, arrange(AT_FIRST, [0, 1, 2, 3, 4], 4), ["seats players vp-table"]],
])("%s", (_, log, change, expected) => {
  expect(faultsIn(log, change)).toEqual(expected);
});

/** Faults that only a phone with another reading of the log, or a foreign program, would send. */
test.each<[string, Change["kind"], number, object, string[]]>([
  [
    "eleven names",
    "sheet.opened",
    2,
    { ...(SIX[0]?.body as object), names: Array.from({ length: 11 }, (_, i) => `N${i}`) },
    ["names wrong-length T-places"],
  ],
  [
    "ten names",
    "sheet.opened",
    2,
    { ...(SIX[0]?.body as object), names: Array.from({ length: 10 }, (_, i) => `N${i}`), dealer: 9 },
    [],
  ],
  ["a dealer among those who sit out", "sheet.opened", 2, { ...(SIX[0]?.body as object), dealer: 5 }, []],
  ["a dealer past them", "sheet.opened", 2, { ...(SIX[0]?.body as object), dealer: 6 }, ["dealer out-of-range T2"]],
  [
    "four names for five",
    "sheet.opened",
    2,
    { ...(SIX[0]?.body as object), names: ["a", "b", "c", "d"] },
    ["names wrong-length T-places", "dealer out-of-range T2"],
  ],
  [
    "a whist of more people",
    "sheet.opened",
    2,
    { ...(WHIST[0]?.body as object), names: ["a", "b", "c", "d"] },
    ["names players mex-mise"],
  ],
])("opening: %s", (_, kind, v, body, expected) => {
  const event = { ...made(1, opened(4)), kind, v, body };
  expect(judgeInSheet([], event).map(({ at, code, rule }) => `${at} ${code} ${rule}`)).toEqual(expected);
});

test.each<[string, object, string[]]>([
  ["seats that are no list", { slot: 0, deal: PETITE, seats: 3 }, ["seats not-a-list T-places"]],
  [
    "eleven seats",
    { slot: 0, deal: PETITE, seats: Array.from({ length: 11 }, (_, i) => i % 10) },
    ["seats too-many-people T-places", "seats.10 same-person-twice T-places"],
  ],
  ["a seat that is half", { slot: 0, deal: PETITE, seats: [0.5, 1, 2, 3] }, ["seats.0 not-whole T-places"]],
  ["what an older version could not say is not read", { slot: 0, deal: PETITE, seats: [0.5] }, []],
])("a deal with %s", (_, body, expected) => {
  const event = { ...made(3, record(0, PETITE)), v: expected.length > 0 ? 2 : 1, body };
  expect(judgeInSheet(FIVE_PEOPLE, event).map(({ at, code, rule }) => `${at} ${code} ${rule}`)).toEqual(expected);
});

test.each<[string, Change]>([
  ["comes", addPerson(AT_FIRST, "Max")],
  ["leaves", leave(AT_FIRST, 1)],
  ["comes back", comeBack(AT_FIRST, 1)],
  ["changes places", arrange(AT_FIRST, [1, 0, 2, 3], 4)],
  ["is chosen to deal", chooseDealer(0, 1)],
])("once somebody %s, a deal says who plays it", (_, change) => {
  const four = logOf(opened(4, TAROT_FOUR));
  expect([fold(four).moved, fold(added(four, change)).moved]).toEqual([false, true]);
});

test("a person may leave; a deal is corrected with the people who sat in it, wherever they are now", () => {
  expect(faultsIn(FIVE_PEOPLE, leave(AT_FIRST, 3))).toEqual([]);
  const since = added(played, leave(AT_FIRST, 3));
  expect(faultsIn(since, replace(dealIn(since), PETITE, undefined, { seats: [3, 2, 1, 0], dealer: 3 }))).toEqual([]);
  expect(faultsIn(since, replace(dealIn(since), PETITE, undefined, { seats: [3, 2, 1, MAX], dealer: 3 }))).toEqual([]);
});

test("a player of the opening cannot be added again; an arrangement with a stranger is not counted", () => {
  const nora = eventId(81);
  const joined = added(FIVE_PEOPLE, joinSeason({ club: eventId(70), season: eventId(71), players: [nora, null, null, null] }));
  expect(faultsIn(joined, addPerson(AT_FIRST, "Léa", nora))).toEqual(["player same-player-twice T13"]);
  expect(faultsIn(WHIST, arrange(AT_FIRST, [0, 1, 2], 9))).toEqual(["kind players mex-mise"]);
  expect(faultsIn(FIVE_PEOPLE, arrange(AT_FIRST, [0, eventId(60)], 9))).toEqual(["order.1 seat-of-nobody T-places"]);
});

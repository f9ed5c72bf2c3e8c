/** People come, leave, change names or places: what the sheet shows, what it refuses, and how two phones can disagree. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import type { Json } from "#lib/rules/read";
import {
  addPerson,
  announceBet,
  arrange,
  chooseDealer,
  comeBack,
  confirm,
  contest,
  corrected,
  joinSeason,
  leave,
  playedFirst,
  record,
  rename,
  replace,
  rule,
  seated,
  sit,
  undo,
  voidDeal,
} from "./change";
import { areOpposed } from "./confirm";
import type { Change } from "./event";
import { conflictOf, judgeInSheet } from "./judge";
import { added, chaptersOf, eventId, fold, logOf, made, opened } from "./log.fixture";
import { csvOf } from "./paper/write-table";
import type { SheetDeal } from "./sheet";

const TAROT = { rules: { game: "tarot", players: 4 } };
const PETITE: Json = { taker: 0, contract: "petite", bouts: 2, points: 41 };
const NAMES = ["Nora", "Hugo", "Inès", "Paul", "Zoé"];
const at = { nextSlot: 0 };
/** Four people at the table, and Max, who came by event 2. */
const MAX = eventId(2);
const FIVE = logOf(opened(4, TAROT), addPerson(at, "Max"));
const SIX = logOf(opened(5, { rules: { game: "tarot", players: 5 }, names: [...NAMES, "Max"], dealer: 5 }));
const WHIST = logOf(opened(3, { rules: { game: "whist", players: 3 } }));
const VP5 = logOf(opened(5, { rules: { game: "vp5", players: 5 } }));

const codes = (log: readonly LogEvent[], change: Change): string[] =>
  judgeInSheet(log, made(log.length + 1, change)).map(({ at, code, rule }) => `${at} ${code} ${rule}`);
const deal = (log: readonly LogEvent[], slot = 0): SheetDeal => fold(log).deals[slot] as SheetDeal;
/** The change by which the form notes a deal. */
const noted = (
  log: readonly LogEvent[],
  json: Json,
  seats = fold(log).seating.seats,
  dealer = fold(log).seating.dealer,
): Change => record(fold(log).nextSlot, json, seated(fold(log), fold(log).nextSlot, seats, dealer));

test("when somebody arrives, the dealer sits out, and a dash stands for a deal not played", () => {
  expect(fold(FIVE)).toMatchObject({ names: ["Nora", "Hugo", "Inès", "Paul", "Max"], totals: [0, 0, 0, 0, null], moved: true });
  expect(fold(FIVE).seating).toMatchObject({ dealer: 0, seats: [1, 2, 3, 4], sitsOut: [0] });
  const log = added(FIVE, noted(FIVE, PETITE));
  // The petite gives 3 × 25. Nora has not played yet, so she has no total rather than zero.
  expect(deal(log)).toMatchObject({ columns: [null, 75, -25, -25, -25], totals: [null, 75, -25, -25, -25], dealer: 0 });
  expect(deal(log).rules.players).toBe(4);
  expect(fold(log).seating).toMatchObject({ dealer: 1, seats: [0, 2, 3, 4] });
  expect(csvOf(fold(log), "fr").split("\r\n")[1]).toMatch(/Hugo.*;–;75;-25;-25;-25;;–;75;-25;-25;-25$/);
});

test("six people open a sheet of five seats", () => {
  expect(judgeInSheet([], SIX[0] as LogEvent)).toEqual([]);
  expect(SIX[0]?.v).toBe(2);
  expect(fold(SIX)).toMatchObject({
    totals: [null, null, null, null, null, null],
    people: NAMES.concat("Max").map((name) => ({ name })),
  });
  expect(fold(SIX).seating).toMatchObject({ dealer: 5, sitsOut: [5], seats: [0, 1, 2, 3, 4] });
});

test("a deal noted without seats is played by the places of the opening, whoever came since", () => {
  const silent = added(FIVE, record(0, PETITE));
  expect(silent.at(-1)).toMatchObject({ v: 1, body: { slot: 0, deal: PETITE } });
  expect(deal(silent)).toMatchObject({ seats: [0, 1, 2, 3], dealer: 0, columns: [75, -25, -25, -25, null] });
});

test("a player who leaves is passed over, and comes back to the same column", () => {
  const left = added(FIVE, leave(at, 1));
  expect(fold(left).seating).toMatchObject({ dealer: 0, seats: [0, 2, 3, 4], sitsOut: [] });
  expect(fold(left).people[1]).toMatchObject({ here: false });
  const back = added(added(left, noted(left, PETITE)), comeBack({ nextSlot: 1 }, 1));
  expect(fold(back).seating).toMatchObject({ dealer: 1, seats: [0, 2, 3, 4], sitsOut: [1] });
  expect(fold(back).totals).toEqual([75, null, -25, -25, -25]);
});

test("a player said to have left before a deal can play it first, and leave then", () => {
  const left = added(FIVE, leave(at, 1));
  const [back, away] = playedFirst(0, 1) as [Change, Change];
  const stayed = added(added(left, back), away);
  expect(fold(stayed).seating).toMatchObject({ seats: [1, 2, 3, 4], sitsOut: [0] });
  const played = added(stayed, noted(stayed, PETITE));
  expect(deal(played).columns).toEqual([null, 75, -25, -25, -25]);
  expect(fold(played).seating).toMatchObject({ seats: [0, 2, 3, 4] });
});

test("a name is put right in every row, whoever bears it", () => {
  const log = added(added(FIVE, rename(MAX, "Maxime")), { kind: "player.renamed", body: { seat: 0, name: "Norah" } });
  expect(fold(log).names).toEqual(["Norah", "Hugo", "Inès", "Paul", "Maxime"]);
});

test("two phones seat the table at once: the first in the log stands, and the other is told", () => {
  const [nora, hugo] = [arrange(fold(FIVE), [3, 2, 1, 0, MAX], 4), arrange(fold(FIVE), [1, 0, 2, 3, MAX], 4)];
  const log = [...FIVE, made(20, nora)];
  const late = made(21, hugo, "hugo");
  expect(judgeInSheet(log, late).map(({ code, rule }) => [code, rule])).toEqual([["seated-otherwise", "T-places"]]);
  // An app that did not check for this may have accepted the second order.
  expect(fold([...log, late]).order).toEqual([3, 2, 1, 0, 4]);
  // A phone that has seen the order may change it, and so may the phone that made it, however fast it taps.
  const anew = made(22, arrange(fold(log), [1, 0, 2, 3, MAX], 4), "hugo");
  expect(judgeInSheet(log, anew)).toEqual([]);
  expect(fold([...log, anew]).order).toEqual([1, 0, 2, 3, 4]);
  const again = made(23, arrange(fold(FIVE), [0, 2, 1, 3, MAX], 4));
  expect(judgeInSheet(log, again)).toEqual([]);
  expect(fold([...log, again]).order).toEqual([0, 2, 1, 3, 4]);
  // An order that builds on the late one is late too.
  const upon = made(24, { ...hugo, refs: [late.id] }, "hugo");
  expect(judgeInSheet(log, upon).map(({ code }) => code)).toEqual(["seated-otherwise"]);
  expect(fold([...log, late, upon]).order).toEqual([3, 2, 1, 0, 4]);
});

test("from early phones, which did not tell what they had seen, the last arrangement stands", () => {
  const log = [...FIVE, made(20, arrange(at, [3, 2, 1, 0, MAX], 4)), made(21, arrange(at, [1, 0, 2, 3, MAX], 4), "hugo")];
  expect(judgeInSheet(log.slice(0, -1), log.at(-1) as LogEvent)).toEqual([]);
  expect(fold(log).order).toEqual([1, 0, 2, 3, 4]);
  const naming = (refs: readonly string[]) => fold([...log, { ...made(22, arrange(at, [0, 1, 2, 3, MAX], 4)), refs: [...refs] }]);
  expect(naming([]).order).toEqual([0, 1, 2, 3, 4]);
  expect(naming([eventId(20)]).order).toEqual([1, 0, 2, 3, 4]);
});

test("seats change order, and how many play", () => {
  const log = added(FIVE, arrange(at, [2, 0, MAX, 1, 3], 3));
  expect(fold(log)).toMatchObject({ order: [2, 0, 4, 1, 3], wanted: 3 });
  expect(fold(log).seating).toMatchObject({ dealer: 0, seats: [4, 1, 3], sitsOut: [2, 0] });
  const more = added(log, addPerson(at, "Léa"));
  expect(fold(more).order).toEqual([2, 0, 4, 1, 3, 5]);
  expect(fold(added(FIVE, arrange(at, [0, 1, 2, 3, MAX], 5))).seating).toMatchObject({ sitsOut: [], rules: { players: 5 } });
});

test("the dealer may be chosen, and the round goes on from there", () => {
  const chosen = added(FIVE, chooseDealer(0, 2));
  expect(fold(chosen).seating).toMatchObject({ dealer: 2, sitsOut: [2] });
  const log = added(chosen, noted(chosen, PETITE));
  expect([deal(log).dealer, fold(log).seating.dealer]).toEqual([2, 3]);
  // A deal from a phone that did not know of the choice.
  expect(deal(added(chosen, record(0, PETITE)))).toMatchObject({ dealer: 2, seats: [0, 1, 2, 3] });
});

test("a correction keeps the people who sat unless it says otherwise; undone, they are as before", () => {
  const log = added(FIVE, noted(FIVE, PETITE));
  const points = added(log, replace(deal(log), { ...PETITE, points: 45 }));
  expect(deal(points)).toMatchObject({ seats: [1, 2, 3, 4], dealer: 0, columns: [null, 87, -29, -29, -29] });
  const seats = added(points, replace(deal(points), PETITE, "assis", corrected(fold(points), deal(points), [0, 1, 2, 4], 3)));
  expect(deal(seats)).toMatchObject({
    seats: [0, 1, 2, 4],
    dealer: 3,
    columns: [75, -25, -25, null, -25],
    totals: [75, -25, -25, null, -25],
  });
  const undone = added(seats, undo(fold(seats), deal(seats)));
  expect(deal(undone)).toMatchObject({ seats: [1, 2, 3, 4], dealer: 0, columns: [null, 87, -29, -29, -29] });
  expect(chaptersOf(fold(undone), deal(undone)).map(({ after }) => after)).toEqual([
    [null, 75, -25, -25, -25],
    [null, 87, -29, -29, -29],
    [75, -25, -25, null, -25],
    [null, 87, -29, -29, -29],
  ]);
  expect(corrected(fold(log), deal(log), [1, 2, 3, 4], 0)).toBeUndefined();
  expect(corrected(fold(log), deal(log), [1, 2, 3, 4], null)).toBeUndefined();
});

test("two phones that seat a deal differently are in conflict, which people settle", () => {
  const first = added(FIVE, noted(FIVE, PETITE));
  const other = made(9, noted(FIVE, PETITE, [0, 1, 2, 3], 4), "hugo");
  expect(conflictOf(first, other)?.id).toBe(first.at(-1)?.id);
  expect(deal([...first, other]).conflicts).toMatchObject([{ seats: [0, 1, 2, 3], dealer: 4 }]);
  const dealt = made(9, noted(FIVE, PETITE, [1, 2, 3, 4], 2), "hugo");
  expect(conflictOf(first, dealt)?.id).toBe(first.at(-1)?.id);
  expect(conflictOf(first, made(9, noted(FIVE, PETITE), "hugo"))).toBeNull();
  // An event without a dealer means the one whose turn it is, so the two do not conflict.
  const silent = added(FIVE, record(0, PETITE, { seats: [1, 2, 3, MAX] }));
  const said = [...silent, made(9, noted(FIVE, PETITE, [1, 2, 3, 4], 2), "hugo")];
  expect(deal(said)).toMatchObject({ conflicts: [], dealer: 2 });
});

test("two phones that note the same arrival add one person, known by either id", () => {
  const both = added(FIVE, addPerson(at, " MAX "), "hugo");
  expect(codes(FIVE, addPerson(at, "Max"))).toEqual([]);
  const log = added(both, record(0, PETITE, { seats: [1, 2, 3, eventId(3)], dealer: 0 }));
  expect(fold(log).names).toHaveLength(5);
  expect(deal(log).columns).toEqual([null, 75, -25, -25, -25]);
  expect(codes(both, record(0, PETITE, { seats: [1, 2, MAX, eventId(3)], dealer: 0 }))).toEqual([
    "deal.seats.3 same-person-twice T-places",
  ]);
});

test("points that the table decided go to the people who sat, and stay with them", () => {
  const log = added(FIVE, noted(FIVE, PETITE));
  const ruled = added(
    added(log, contest(deal(log), "?")),
    rule(deal(log), { outcome: "adjusted", note: "!", points: [0, 0, -10, 10] }),
  );
  expect(deal(ruled).columns).toEqual([null, 75, -25, -35, -15]);
  const other = added(ruled, replace(deal(ruled), PETITE, "", corrected(fold(ruled), deal(ruled), [0, 1, 3, 4], 2)));
  expect(deal(other).columns).toEqual([75, -25, null, -35, -15]);
  expect(
    codes(added(log, contest(deal(log), "?")), rule(deal(log), { outcome: "adjusted", note: "!", points: [1, 0, 0, 0, 0] })),
  ).toEqual(["points wrong-length T1"]);
});

test("a person who sits out is in neither camp, and may confirm", () => {
  const seats = [1, 2, 3, 4];
  expect(areOpposed(PETITE, seats, 0, 1)).toBe(true);
  expect(areOpposed(PETITE, seats, 1, 2)).toBe(true);
  expect(areOpposed(PETITE, seats, 2, 3)).toBe(false);
  const log = [
    made(1, opened(4, TAROT)),
    made(2, addPerson(at, "Max"), "nora"),
    made(3, sit(MAX), "max"),
    made(4, sit(0), "nora"),
    made(5, sit(1), "hugo"),
  ];
  const done = [...log, made(6, noted(log, PETITE), "hugo")];
  expect(judgeInSheet(done, made(7, confirm(deal(done)), "nora"))).toEqual([]);
  expect(deal([...done, made(7, confirm(deal(done)), "max")])).toMatchObject({ confirmed: true, confirmations: [{ person: 4 }] });
});

test("a bet is made by those who sit at that moment", () => {
  const bet = { taker: 1, contract: "garde" };
  const said = added(FIVE, announceBet(0, bet, { seats: [1, 2, 3, MAX], dealer: 0 }));
  expect(fold(said).announced).toMatchObject({ partial: bet, seats: [1, 2, 3, 4], dealer: 0 });
  expect(fold(added(FIVE, announceBet(0, bet))).announced).toMatchObject({ seats: [1, 2, 3, 4] });
  expect(codes(FIVE, announceBet(0, bet, { seats: [1, 2], dealer: 0 }))).toEqual(["deal.seats players fft-donne"]);
});

test("the club's players follow people, not places", () => {
  const [club, season, nora, max, lea] = [70, 71, 81, 85, 86].map(eventId) as [string, string, string, string, string];
  const into = { club, season };
  const joined = added(FIVE, joinSeason({ ...into, players: [nora, null, null, null, max], people: [MAX] }));
  expect(joined.at(-1)?.v).toBe(2);
  expect(fold(joined).season?.players).toEqual([nora, null, null, null, max]);
  const more = added(joined, addPerson(at, "Léa", lea));
  expect(fold(more).season?.players).toEqual([nora, null, null, null, max, lea]);
  expect(codes(joined, addPerson(at, "Léa", max))).toEqual(["player same-player-twice T13"]);
  // Joining again names only the people of the opening: in the same club, added people stay known; in another, they are unknown.
  expect(fold(added(more, joinSeason({ ...into, players: [null, nora, null, null] }))).season?.players).toEqual([
    null,
    nora,
    null,
    null,
    max,
    lea,
  ]);
  expect(
    fold(added(more, joinSeason({ ...into, club: eventId(72), players: [nora, null, null, null] }))).season?.players,
  ).toEqual([nora, null, null, null, null, null]);
  expect(codes(FIVE, joinSeason({ ...into, players: [nora, null, null, null, max] }))).toEqual(["players wrong-length T13"]);
  expect(codes(FIVE, joinSeason({ ...into, players: [nora, null, null, null, max], people: [eventId(9)] }))).toEqual([
    "people.0 seat-of-nobody T-places",
  ]);
});

const seats = (...people: (number | string)[]): Change => record(0, PETITE, { seats: people, dealer: 0 });
const gone = added(FIVE, leave(at, 3));
const ten = Array.from({ length: 5 }, (_, i) => `Invité ${i}`).reduce((log, name) => added(log, addPerson(at, name)), FIVE);
const played = added(FIVE, noted(FIVE, PETITE));

test.each<[string, readonly LogEvent[], Change, string[]]>([
  ["the same person twice in a deal", FIVE, seats(0, 1, 2, 1), ["seats.3 same-person-twice T-places"]],
  ["a seat that names nobody", FIVE, seats(0, 1, 2, 7), ["deal.seats.3 seat-of-nobody T-places"]],
  ["a seat that names an event that added nobody", FIVE, seats(0, 1, 2, eventId(77)), ["deal.seats.3 seat-of-nobody T-places"]],
  [
    "a dealer who is nobody",
    FIVE,
    record(0, PETITE, { seats: [0, 1, 2, 3], dealer: 8 }),
    ["deal.dealer seat-of-nobody T-places"],
  ],
  ["two seats", FIVE, seats(0, 1), ["deal.seats players fft-donne"]],
  ["somebody who left", gone, seats(0, 1, 2, 3), ["deal.seats.3 person-left T-places"]],
  [
    "somebody who left is dealt in by a correction",
    added(gone, noted(gone, PETITE)),
    replace({ id: eventId(4), current: eventId(4) }, PETITE, "", { seats: [0, 1, 2, 3] }),
    ["deal.seats.3 person-left T-places"],
  ],
  [
    "nobody is asked where they went since, in a deal they played",
    added(played, leave({ nextSlot: 1 }, 3)),
    replace({ id: eventId(3), current: eventId(3) }, PETITE, "", { seats: [0, 1, 2, 3] }),
    [],
  ],
  ["somebody who will leave after this deal", added(FIVE, leave({ nextSlot: 1 }, 3)), seats(0, 1, 2, 3), []],
  [
    "a deal that its number makes impossible",
    FIVE,
    record(0, { ...PETITE, taker: 4 }, { seats: [0, 1, 2, 3], dealer: 0 }),
    ["deal.taker out-of-range fft-contrats"],
  ],
  ["an eleventh person", ten, addPerson(at, "Onze"), ["name too-many-people T-places"]],
  ["the tenth, noted by another phone too", ten, addPerson(at, "Invité 4"), []],
  ["a name that somebody of the opening bears", FIVE, addPerson(at, "nora"), ["name name-taken T2"]],
  ["a rename into a name that is there", FIVE, rename(MAX, "NORA"), ["name name-taken T2"]],
  ["a rename of nobody", FIVE, rename(eventId(50), "Léa"), ["person seat-of-nobody T-places"]],
  ["a departure of nobody", FIVE, leave(at, 9), ["person seat-of-nobody T-places"]],
  ["a return of nobody", FIVE, comeBack(at, 9), ["person seat-of-nobody T-places"]],
  ["a departure noted twice", gone, leave(at, 3), []],
  [
    "the third of three leaves a tarot",
    logOf(opened(3, { rules: { game: "tarot", players: 3 } })),
    leave(at, 1),
    ["person players fft-donne"],
  ],
  ["an order that names somebody twice", FIVE, arrange(at, [0, 1, 1], 4), ["order.2 same-person-twice T-places"]],
  ["an order of strangers", FIVE, arrange(at, [0, 7], 4), ["order.1 seat-of-nobody T-places"]],
  ["six seats at tarot", FIVE, arrange(at, [0, 1], 6), ["seats players fft-donne"]],
  ["a dealer who left", gone, chooseDealer(0, 3), ["dealer person-left T-places"]],
  ["a dealer of the deal after next", FIVE, chooseDealer(1, 3), ["slot slot-skipped T3"]],
  ["a phone of somebody who was added", FIVE, sit(MAX), []],
  ["a phone of nobody", FIVE, sit(eventId(9)), ["seat seat-of-nobody T-places"]],
  ["somebody comes to a whist", WHIST, addPerson(at, "Max"), ["kind players mex-mise"]],
  ["somebody leaves a whist", WHIST, leave(at, 0), ["kind players mex-mise", "person players W1"].slice(0, 1)],
  ["somebody is back at a whist", WHIST, comeBack(at, 0), ["kind players mex-mise"]],
  ["a whist changes seats", WHIST, arrange(at, [1, 0, 2], 3), ["kind players mex-mise"]],
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
  ["somebody comes to the table of five", VP5, addPerson(at, "Max"), []],
  ["one of five leaves it", VP5, leave(at, 0), ["person players vp-table"]],
  ["four seats at the table of five", VP5, record(0, { passed: true }, { seats: [0, 1, 2, 3] }), ["deal.seats players vp-table"]],
  ["it is arranged for four", VP5, arrange(at, [0, 1, 2, 3, 4], 4), ["seats players vp-table"]],
])("%s", (_, log, change, expected) => {
  expect(codes(log, change)).toEqual(expected);
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
  expect(judgeInSheet(FIVE, event).map(({ at, code, rule }) => `${at} ${code} ${rule}`)).toEqual(expected);
});

test("an event that names somebody this phone does not know yet waits, and is counted", () => {
  const stranger = eventId(60);
  for (const change of [
    record(0, PETITE, { seats: [0, 1, 2, stranger], dealer: 0 }),
    announceBet(0, { taker: 1, contract: "garde" }, { seats: [0, 1, 2, stranger] }),
    rename(stranger, "Léa"),
    leave(at, stranger),
    comeBack(at, stranger),
    arrange(at, [0, stranger], 4),
    chooseDealer(0, stranger),
    sit(stranger),
    joinSeason({ club: eventId(70), season: eventId(71), players: [eventId(81), null, null, null, null], people: [stranger] }),
  ])
    expect(fold(added(FIVE, change)), change.kind).toMatchObject({ dangling: 1, deals: [] });
  expect(fold(added(played, replace(deal(played), PETITE, "", { seats: [stranger] }))).dangling).toBe(1);
});

test.each<[string, Change]>([
  ["comes", addPerson(at, "Max")],
  ["leaves", leave(at, 1)],
  ["comes back", comeBack(at, 1)],
  ["changes places", arrange(at, [1, 0, 2, 3], 4)],
  ["is chosen to deal", chooseDealer(0, 1)],
])("once somebody %s, a deal says who plays it", (_, change) => {
  const four = logOf(opened(4, TAROT));
  expect([fold(four).moved, fold(added(four, change)).moved]).toEqual([false, true]);
});

test("a late arrival was not here before; a person who came twice has the club's player of either", () => {
  const later = added(played, addPerson({ nextSlot: 1 }, "Zoé"));
  expect(fold(later).people.at(-1)).toMatchObject({
    name: "Zoé",
    here: true,
    moves: [
      { slot: 0, here: false },
      { slot: 1, here: true },
    ],
  });
  const [club, zoe] = [eventId(70), eventId(86)];
  const joined = added(FIVE, joinSeason({ club, season: eventId(71), players: [eventId(81), null, null, null] }));
  const twice = added(added(joined, addPerson(at, "Zoé")), addPerson(at, "zoe", zoe));
  expect(fold(twice).season?.players.at(-1)).toBe(zoe);
  expect(fold(added(twice, addPerson(at, "ZOÉ"))).season?.players.at(-1)).toBe(zoe);
  expect(fold(added(twice, addPerson(at, "ZOÉ", eventId(87)))).season?.players.at(-1)).toBe(zoe);
});

test("a person may leave; a deal is corrected with the people who sat in it, wherever they are now", () => {
  expect(codes(FIVE, leave(at, 3))).toEqual([]);
  const since = added(played, leave(at, 3));
  expect(codes(since, replace(deal(since), PETITE, undefined, { seats: [3, 2, 1, 0], dealer: 3 }))).toEqual([]);
  expect(codes(since, replace(deal(since), PETITE, undefined, { seats: [3, 2, 1, MAX], dealer: 3 }))).toEqual([]);
});

test("a player of the opening cannot be added again; an arrangement with a stranger is not counted", () => {
  const nora = eventId(81);
  const joined = added(FIVE, joinSeason({ club: eventId(70), season: eventId(71), players: [nora, null, null, null] }));
  expect(codes(joined, addPerson(at, "Léa", nora))).toEqual(["player same-player-twice T13"]);
  expect(codes(WHIST, arrange(at, [0, 1, 2], 9))).toEqual(["kind players mex-mise"]);
  expect(codes(FIVE, arrange(at, [0, eventId(60)], 9))).toEqual(["order.1 seat-of-nobody T-places"]);
});

test("nobody of the opening is left with a zero for deals that they did not play", () => {
  const log = added(FIVE, noted(FIVE, PETITE, [1, 2, 3, 4], 1));
  expect(fold(log).totals[0]).toBeNull();
  const cancelled = added(log, voidDeal(deal(log)));
  expect(fold(cancelled).totals).toEqual([0, 0, 0, 0, null]);
});

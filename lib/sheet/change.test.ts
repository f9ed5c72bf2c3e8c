/** The changes that each act of people makes. */
import { expect, test } from "vitest";
import {
  announceBet,
  type Choice,
  close,
  contest,
  corrected,
  dispute,
  joinSeason,
  record,
  replace,
  restore,
  rule,
  setEvening,
  settle,
  undo,
  voidDeal,
  withdraw,
} from "./change";
import type { Change } from "./event";
import { foldSheet } from "./fold";
import { cards, eventId, logOf, opened } from "./log.fixture";
import type { Rival, Sheet, SheetDeal } from "./sheet";

const fold = (...changes: readonly Change[]) => foldSheet(logOf(opened(3), ...changes)) as Sheet;
const first = { id: eventId(2), current: eventId(2) };
const [MINE, THEIRS] = [cards(30, 20, 12), cards(12, 20, 30)];

/** Two phones noted the first deal differently; the other phone's version is event 3. */
function disagreement(...more: readonly Change[]): [Sheet, SheetDeal, Rival] {
  const sheet = fold(record(0, MINE), record(0, THEIRS, { seats: [2, 1, 0], dealer: 1 }), ...more);
  const deal = sheet.deals[0] as SheetDeal;
  return [sheet, deal, deal.conflicts[0] as Rival];
}
const seats = { seats: [2, 1, 0], dealer: 1 };
const left = voidDeal({ id: eventId(3) });

test.each<[Choice, Change[]]>([
  ["keep", [left]],
  ["replace", [replace(first, THEIRS, undefined, { seats: [2, 1, 0], dealer: 1 }), left]],
  ["another", [record(1, THEIRS, seats), left]],
])("settling a deal that two phones noted differently writes: %s", (choice, changes) => {
  expect(settle(...disagreement(), choice)).toEqual(changes);
});

test("a waiting correction stays in view until it is taken back, and is then listed as settled", () => {
  const log = [
    record(0, MINE),
    replace(first, THEIRS),
    replace(first, cards(20, 20, 22)),
    replace({ ...first, current: eventId(4) }, cards(22, 20, 20)),
  ];
  const events = ({ deals }: Sheet) =>
    [deals[0]?.conflicts, deals[0]?.settled].map((rivals) => rivals?.map(({ event }) => event));
  const four = fold(...log.slice(0, 3));
  expect([events(four), four.dangling]).toEqual([[[eventId(4)], []], 0]);
  // When a phone corrects a deal twice, only its last correction waits.
  expect(events(fold(...log))).toEqual([[eventId(5)], []]);
  const after = fold(...log.slice(0, 3), voidDeal({ id: eventId(4) }));
  expect([events(after), after.dangling, after.deals[0]?.voided]).toEqual([[[], [eventId(4)]], 0, false]);
  const lost = fold(...log.slice(0, 3), voidDeal({ id: eventId(9) }));
  expect([events(lost), lost.dangling]).toEqual([[[eventId(4)], []], 1]);
});

test("a second version noted twice is one; noted again after it was taken back, it is in view again", () => {
  const seen = (...changes: Change[]) => {
    const { deals } = fold(record(0, MINE), record(0, THEIRS), ...changes);
    return [deals[0]?.conflicts.map(({ ids }) => ids), deals[0]?.settled.map(({ ids }) => ids)];
  };
  const [theirs, again] = [eventId(3), eventId(4)];
  expect(seen(record(0, THEIRS))).toEqual([[[theirs, again]], []]);
  expect(seen(voidDeal({ id: theirs }))).toEqual([[], [[theirs]]]);
  expect(seen(voidDeal({ id: theirs }), record(0, THEIRS))).toEqual([[[eventId(5)]], [[theirs]]]);
});

test("choosing a version takes its open contests along, and its rulings not", () => {
  const [note, other] = ["renonce", "mal compté"];
  const at = disagreement(contest({ id: eventId(3) }, note));
  expect(settle(...at, "another")).toEqual([dispute(1, note), record(1, THEIRS, seats), left]);
  expect(settle(...at, "replace")).toEqual([replace(first, THEIRS, undefined, seats), contest(first, note), left]);
  const ruled = disagreement(contest({ id: eventId(3) }, other), rule({ id: eventId(3) }, { outcome: "kept", note: "non" }));
  expect(settle(...ruled, "another")).toEqual([record(1, THEIRS, seats), left]);
});

test("a version chosen in place of a cancelled deal first restores that deal", () => {
  const [one, other] = [replace(first, cards(31, 19, 12)), replace(first, THEIRS)];
  const sheet = fold(record(0, MINE), one, other, voidDeal(first));
  const deal = sheet.deals[0] as SheetDeal;
  expect(settle(sheet, deal, deal.conflicts[0] as Rival, "replace")[0]).toEqual(restore(first));
});

test("undoing an act on a deal brings back what was before: the deal, its last content, or no deal", () => {
  const undone = (...changes: readonly Change[]) => {
    const sheet = fold(record(0, MINE), ...changes);
    return undo(sheet, sheet.deals[0] as SheetDeal, " erreur ");
  };
  const reason = "erreur";
  expect(undone()).toEqual(voidDeal(first, reason));
  expect(undone(voidDeal(first))).toEqual(restore(first));
  const [second, third] = [eventId(3), eventId(4)];
  const again = replace(first, THEIRS);
  expect(undone(again)).toEqual(replace({ ...first, current: second }, MINE, reason));
  expect(undone(again, contest(first, "renonce"))).toEqual(replace({ ...first, current: second }, MINE, reason));
  const twice = replace({ ...first, current: second }, cards(20, 20, 22));
  expect(undone(again, twice)).toEqual(replace({ ...first, current: third }, THEIRS, reason));
});

test("a correction says seats and dealer only if they change", () => {
  const sheet = fold(record(0, MINE));
  const deal = sheet.deals[0] as SheetDeal;
  expect(corrected(sheet, deal, [0, 1, 2], 0)).toBeUndefined();
  expect(corrected(sheet, deal, [0, 1, 2], null)).toBeUndefined();
  expect(corrected(sheet, deal, [0, 1, 2], 1)).toEqual({ seats: [0, 1, 2], dealer: 1 });
  expect(corrected(sheet, deal, [0, 2, 1], 0)).toEqual({ seats: [0, 2, 1] });
  expect(corrected(sheet, deal, [0, 2, 1], null)).toEqual({ seats: [0, 2, 1] });
  expect(corrected(sheet, deal, [0, 1], 0)).toEqual({ seats: [0, 1] });
  expect(corrected({ ...sheet, people: [] }, deal, [2, 1, 0], 2)).toEqual({ seats: [2, 1, 0], dealer: 2 });
});

test("a bet names the last four bets that it replaces, or none", () => {
  const bet = { seat: 1, diploma: "bac" };
  const known = { bets: [1, 2, 3, 4, 5].map((n) => ({ event: { id: eventId(n) } })) } as unknown as Sheet;
  expect(announceBet(0, bet, undefined, known).refs).toEqual([2, 3, 4, 5].map(eventId));
  expect(announceBet(0, bet, undefined, { bets: known.bets.slice(0, 1) }).refs).toEqual([eventId(1)]);
  expect(announceBet(0, bet)).toEqual({ kind: "bet.announced", body: { slot: 0, partial: bet } });
  expect(withdraw(fold())).toBeUndefined();
  expect(withdraw(fold(announceBet(0, bet)))).toEqual({ kind: "bet.withdrawn", body: {}, refs: [eventId(2)] });
});

test("a sheet that joins a season names the people added to it, if any", () => {
  const joined = { club: eventId(70), season: eventId(71), players: [eventId(81)] };
  const people = (...refs: (number | string)[]) => ({ people: refs.map((ref) => ({ ref })) }) as unknown as Sheet;
  expect(joinSeason(joined).body).toEqual(joined);
  expect(joinSeason(joined, people(0, 1)).body).toEqual(joined);
  expect(joinSeason(joined, people(0, "max")).body).toEqual({ ...joined, people: ["max"] });
});

test("texts are tidied, and left out where none were given", () => {
  const bodies = [close(), close("agreed"), voidDeal(first), voidDeal(first, " "), voidDeal(first, " mal compté ")];
  expect(bodies.map(({ body }) => body)).toEqual([{}, { reason: "agreed" }, {}, {}, { reason: "mal compté" }]);
  const day = "2026-03-10";
  expect([null, "  ", " Deuxième  table "].map((name) => setEvening({ day, name }).body)).toEqual([
    { day, name: null },
    { day, name: null },
    { day, name: "Deuxième table" },
  ]);
});

test("a deal followed only by annulled ones is annulled as the last one is, and dealt again", () => {
  const sheet = fold(record(0, MINE), record(1, MINE), voidDeal({ id: eventId(3) }));
  expect(voidDeal(first, undefined, sheet)).toEqual(voidDeal(first));
});

/** Two phones that seat the table or a deal, or add a person, without knowing of each other. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import {
  addPerson,
  announceBet,
  arrange,
  chooseDealer,
  comeBack,
  joinSeason,
  leave,
  record,
  rename,
  replace,
  sit,
} from "./change";
import { conflictOf, judgeInSheet } from "./judge";
import { added, eventId, fold, made } from "./log.fixture";
import { AT_FIRST, dealIn, FIVE_PEOPLE, faultsIn, MAX, notedBy, PETITE, played } from "./people.fixture";

test("two phones seat the table at once: the first in the log stands, and the other is told", () => {
  const [nora, hugo] = [arrange(fold(FIVE_PEOPLE), [3, 2, 1, 0, MAX], 4), arrange(fold(FIVE_PEOPLE), [1, 0, 2, 3, MAX], 4)];
  const log = [...FIVE_PEOPLE, made(20, nora)];
  const late = made(21, hugo, "hugo");
  expect(judgeInSheet(log, late).map(({ code, rule }) => [code, rule])).toEqual([["seated-otherwise", "T-places"]]);
  // An app that did not check for this may have accepted the second order.
  expect(fold([...log, late]).order).toEqual([3, 2, 1, 0, 4]);
  // A phone that has seen the order may change it, and so may the phone that made it, however fast it taps.
  const anew = made(22, arrange(fold(log), [1, 0, 2, 3, MAX], 4), "hugo");
  expect(judgeInSheet(log, anew)).toEqual([]);
  expect(fold([...log, anew]).order).toEqual([1, 0, 2, 3, 4]);
  const again = made(23, arrange(fold(FIVE_PEOPLE), [0, 2, 1, 3, MAX], 4));
  expect(judgeInSheet(log, again)).toEqual([]);
  expect(fold([...log, again]).order).toEqual([0, 2, 1, 3, 4]);
  // An order that builds on the late one is late too.
  const upon = made(24, { ...hugo, refs: [late.id] }, "hugo");
  expect(judgeInSheet(log, upon).map(({ code }) => code)).toEqual(["seated-otherwise"]);
  expect(fold([...log, late, upon]).order).toEqual([3, 2, 1, 0, 4]);
});

test("from early phones, which did not tell what they had seen, the last arrangement stands", () => {
  const log = [
    ...FIVE_PEOPLE,
    made(20, arrange(AT_FIRST, [3, 2, 1, 0, MAX], 4)),
    made(21, arrange(AT_FIRST, [1, 0, 2, 3, MAX], 4), "hugo"),
  ];
  expect(judgeInSheet(log.slice(0, -1), log.at(-1) as LogEvent)).toEqual([]);
  expect(fold(log).order).toEqual([1, 0, 2, 3, 4]);
  const naming = (refs: readonly string[]) =>
    fold([...log, { ...made(22, arrange(AT_FIRST, [0, 1, 2, 3, MAX], 4)), refs: [...refs] }]);
  expect(naming([]).order).toEqual([0, 1, 2, 3, 4]);
  expect(naming([eventId(20)]).order).toEqual([1, 0, 2, 3, 4]);
});

test("two phones that seat a deal differently are in conflict, which people settle", () => {
  const first = added(FIVE_PEOPLE, notedBy(FIVE_PEOPLE, PETITE));
  const other = made(9, notedBy(FIVE_PEOPLE, PETITE, [0, 1, 2, 3], 4), "hugo");
  expect(conflictOf(first, other)?.id).toBe(first.at(-1)?.id);
  expect(dealIn([...first, other]).conflicts).toMatchObject([{ seats: [0, 1, 2, 3], dealer: 4 }]);
  const dealt = made(9, notedBy(FIVE_PEOPLE, PETITE, [1, 2, 3, 4], 2), "hugo");
  expect(conflictOf(first, dealt)?.id).toBe(first.at(-1)?.id);
  expect(conflictOf(first, made(9, notedBy(FIVE_PEOPLE, PETITE), "hugo"))).toBeNull();
  // An event without a dealer means the one whose turn it is, so the two do not conflict.
  const silent = added(FIVE_PEOPLE, record(0, PETITE, { seats: [1, 2, 3, MAX] }));
  const said = [...silent, made(9, notedBy(FIVE_PEOPLE, PETITE, [1, 2, 3, 4], 2), "hugo")];
  expect(dealIn(said)).toMatchObject({ conflicts: [], dealer: 2 });
});

test("two phones that note the same arrival add one person, known by either id", () => {
  const both = added(FIVE_PEOPLE, addPerson(AT_FIRST, " MAX "), "hugo");
  expect(faultsIn(FIVE_PEOPLE, addPerson(AT_FIRST, "Max"))).toEqual([]);
  const log = added(both, record(0, PETITE, { seats: [1, 2, 3, eventId(3)], dealer: 0 }));
  expect(fold(log).names).toHaveLength(5);
  expect(dealIn(log).columns).toEqual([null, 75, -25, -25, -25]);
  expect(faultsIn(both, record(0, PETITE, { seats: [1, 2, MAX, eventId(3)], dealer: 0 }))).toEqual([
    "deal.seats.3 same-person-twice T-places",
  ]);
});

test("an event that names somebody this phone does not know yet waits, and is counted", () => {
  const stranger = eventId(60);
  for (const change of [
    record(0, PETITE, { seats: [0, 1, 2, stranger], dealer: 0 }),
    announceBet(0, { taker: 1, contract: "garde" }, { seats: [0, 1, 2, stranger] }),
    rename(stranger, "Léa"),
    leave(AT_FIRST, stranger),
    comeBack(AT_FIRST, stranger),
    arrange(AT_FIRST, [0, stranger], 4),
    chooseDealer(0, stranger),
    sit(stranger),
    joinSeason({ club: eventId(70), season: eventId(71), players: [eventId(81), null, null, null, null], people: [stranger] }),
  ])
    expect(fold(added(FIVE_PEOPLE, change)), change.kind).toMatchObject({ dangling: 1, deals: [] });
  expect(fold(added(played, replace(dealIn(played), PETITE, "", { seats: [stranger] }))).dangling).toBe(1);
});

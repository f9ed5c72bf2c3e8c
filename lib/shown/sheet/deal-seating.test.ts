/** Four people at a table of tarot, then a fifth: the form's boxes say who sits out a deal. */
import { expect, test } from "vitest";
import type { Json } from "#lib/rules/read";
import type { Rules } from "#lib/rules/rules";
import { addPerson, announceBet, record, seated } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { canMove, draftSeating, numbersOf, resized, seatingFor, swapped, thereAt, tickedSeats, turnFor } from "./deal-seating";

const TAROT = { rules: { game: "tarot", players: 4 } };
const PETITE: Json = { taker: 0, contract: "petite", bouts: 2, points: 41 };
const FOUR = logOf(opened(4, TAROT));
/** Max, the fifth, sits last: Nora (0) deals, and sits out. */
const FIVE = [opened(4, TAROT), addPerson({ nextSlot: 0 }, "Max")];
const sheet = foldSheet(logOf(...FIVE)) as Sheet;
const due = seatingFor(sheet, 0);
const box = (seats: readonly number[], inPlace = false) => {
  const there = thereAt(sheet, 0, seats);
  return { there, seats, numbers: numbersOf(sheet, there.length), inPlace };
};

test("a new deal is proposed to those due to play; a noted one keeps its people", () => {
  expect(due).toEqual({ seats: [1, 2, 3, 4], dealer: 0 });
  const log = logOf(...FIVE, record(0, PETITE, seated(sheet, 0, [0, 1, 2, 3], 1)));
  expect(seatingFor(foldSheet(log) as Sheet, 0)).toEqual({ seats: [0, 1, 2, 3], dealer: 1 });
  const bet = announceBet(0, { taker: 0, contract: "garde" }, seated(sheet, 0, [0, 2, 3, 4], 1), sheet);
  expect(seatingFor(foldSheet(logOf(...FIVE, bet)) as Sheet, 0)).toEqual({ seats: [0, 2, 3, 4], dealer: 1 });
});

test("a draft keeps the seats that it was typed for, except where the same people always sit", () => {
  const sit = { seats: [0, 1, 2, 3], dealer: 4 };
  expect(draftSeating(sheet, { sit }, due)).toBe(sit);
  expect(draftSeating(sheet, {}, due)).toBe(due);
  const whist = foldSheet(logOf(opened(3, { rules: { game: "whist", players: 3 } }))) as Sheet;
  expect(draftSeating(whist, { sit }, due)).toBe(due);
});

test("the turn is the sheet's own until seats or dealer change", () => {
  const rules = { ...sheet.rules, players: 4 } as Rules;
  expect(turnFor(sheet, 0, rules, due)).toBe(sheet.seating.turn);
  expect(turnFor(sheet, 0, rules, { seats: [0, 2, 3, 4], dealer: 1 })).not.toEqual(sheet.seating.turn);
  const [another] = due.seats.filter((person) => person !== due.dealer);
  expect(turnFor(sheet, 0, rules, { ...due, dealer: another as number })).not.toEqual(sheet.seating.turn);
  const seats = [...due.seats].reverse();
  expect(turnFor(sheet, 0, rules, { ...due, seats })).not.toEqual(sheet.seating.turn);
});

test("a person who has not come yet cannot sit out", () => {
  const four = foldSheet(FOUR) as Sheet;
  expect(thereAt(four, 0, [0, 1, 2])).toEqual([0, 1, 2, 3]);
  const log = logOf(opened(4, TAROT), record(0, PETITE), addPerson({ nextSlot: 1 }, "Max"));
  expect(thereAt(foldSheet(log) as Sheet, 0, [0, 1, 2, 3])).toEqual([0, 1, 2, 3]);
});

test("of five people present five play or one sits out; three stay three", () => {
  expect(box([1, 2, 3, 4]).numbers).toEqual([3, 4, 5]);
  expect(tickedSeats(box([1, 2, 3, 4]), 0)).toEqual([0, 1, 2, 3, 4]);
  expect(tickedSeats(box([0, 1, 2, 3, 4]), 2)).toEqual([0, 1, 3, 4]);
  expect(canMove(box([0, 1, 2, 3, 4]), 2)).toBe(true);
  // With three players, nobody can leave unless somebody who sits out comes in.
  expect(tickedSeats(box([1, 2, 3]), 1)).toEqual([2, 3, 4]);
});

test("in a correction the person who comes in takes the place of the one who goes out", () => {
  expect(tickedSeats(box([1, 2, 3, 4], true), 3)).toEqual([1, 2, 0, 4]);
  expect(canMove(box([1, 2, 3, 4], true), 0)).toBe(false);
  expect(swapped([1, 2, 3, 4], 3, [0])).toEqual([1, 2, 0, 4]);
  expect(swapped([0, 1, 2], 1, [])).toEqual([0, 1, 2]);
});

test("when fewer play, the dealer goes out first and comes in last", () => {
  const all = [0, 1, 2, 3, 4];
  expect(resized(all, { seats: all, dealer: 2 }, 4)).toEqual([0, 1, 3, 4]);
  expect(resized(all, { seats: [0, 1, 3], dealer: 2 }, 4)).toEqual([0, 1, 3, 4]);
  expect(resized(all, { seats: [0, 1, 3, 4], dealer: 2 }, 5)).toEqual(all);
});

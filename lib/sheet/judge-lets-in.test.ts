/** What a log lets in: corrections after a stake is gone, any newcomer's name, every undo, deals after the target. */
import { expect, test } from "vitest";
import type { Json } from "#lib/rules/read";
import { addPerson, announceBet, joinSeason, leave, record, replace, undo, voidDeal } from "./change";
import { foldSheet } from "./fold";
import { judgeInSheet } from "./judge";
import { FOUR_PLAYERS, judgedIn } from "./judge.fixture";
import { cards, eventId, logOf, made, opened } from "./log.fixture";

test("whist: once a stake is gone no deal is added, and noted ones can still be corrected", () => {
  // Two players, deals of 5, 4, 3 and 2 cards. Nora bids every trick and takes none: she loses 5 + 4 + 3 + 2 = 14 cards.
  const lost = (cards: number): Json => ({ bids: [cards, cards], tricks: [0, cards] });
  const whist = { rules: { game: "whist", players: 2 }, names: ["Nora", "Hugo"] };
  const log = logOf(opened(2, whist), ...[5, 4, 3, 2].map((size, slot) => record(slot, lost(size))));
  expect(foldSheet(log)).toMatchObject({ totals: [0, 14], over: true });
  expect(judgedIn(log, record(4, lost(1)))).toEqual(["slot past-the-end"]);
  expect(judgedIn(log, announceBet(4, { bids: [0, 0] }))).toEqual(["slot past-the-end"]);
  const last = { id: eventId(5), current: eventId(5) };
  expect(judgedIn(log, replace(last, { bids: [2, 2], tricks: [1, 1] }))).toEqual([]);
  expect(judgedIn([...log, made(6, voidDeal(last))], record(4, lost(2)))).toEqual([]);
});

test("a newcomer outside any club may have any name, and a person who has left may leave again", () => {
  expect(judgedIn(FOUR_PLAYERS, addPerson({ nextSlot: 1 }, "Max", eventId(81)))).toEqual([]);
  const into = { club: eventId(70), season: eventId(71), players: [81, 82, 83, 84].map(eventId) };
  const joined = [...FOUR_PLAYERS, made(4, joinSeason(into))];
  expect(judgedIn(joined, addPerson({ nextSlot: 1 }, "Max", eventId(81)))).toEqual(["player same-player-twice"]);
  expect(judgedIn(joined, addPerson({ nextSlot: 1 }, "Max", eventId(85)))).toEqual([]);
  expect(judgedIn(joined, addPerson({ nextSlot: 1 }, "Max"))).toEqual([]);
  const [two, gone] = [leave({ nextSlot: 1 }, 2), leave({ nextSlot: 1 }, 3)];
  const pair = [...FOUR_PLAYERS, made(4, two), made(5, gone)];
  expect([judgedIn(pair, leave({ nextSlot: 1 }, 1)), judgedIn(pair, leave({ nextSlot: 1 }, 2))]).toEqual([
    ["person players"],
    [],
  ]);
  const one = [...pair, made(6, leave({ nextSlot: 1 }, 1))];
  expect([judgedIn(one, leave({ nextSlot: 1 }, 0)), judgedIn(one, leave({ nextSlot: 1 }, 3))]).toEqual([["person players"], []]);
});

test("undo is never refused, whatever it undoes", () => {
  let log = FOUR_PLAYERS;
  for (let n = 4; n < 12; n++) {
    const sheet = foldSheet(log) as NonNullable<ReturnType<typeof foldSheet>>;
    const event = made(n, undo(sheet, sheet.deals[0]!));
    expect(judgeInSheet(log, event)).toEqual([]);
    log = [...log, event];
  }
});

test("a table that has reached its target plays on as long as it likes", () => {
  const log = logOf(opened(3, { target: 40 }), record(0, cards(45, 20, 0)));
  expect(foldSheet(log)).toMatchObject({ over: true });
  expect(judgedIn(log, record(1, cards(20, 25, 20)))).toEqual([]);
});

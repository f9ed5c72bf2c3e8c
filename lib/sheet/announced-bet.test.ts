/** Announced bets: one, or two made unaware of each other, until the deal is noted. */
import { expect, test } from "vitest";
import { announceBet, close, record, withdraw } from "./change";
import { andThen, foldBothWays, THREE_DEALS } from "./fold.fixture";
import { cards, eventId } from "./log.fixture";

test("an announced bet waits on the sheet until its deal is noted or it is withdrawn", () => {
  const bet = { seat: 1, diploma: "bac" };
  const announced = andThen(THREE_DEALS, announceBet(3, bet));
  expect(foldBothWays(announced).announced).toMatchObject({ partial: bet, event: { id: eventId(5) } });
  expect(foldBothWays(andThen(announced, withdraw(foldBothWays(announced)))).announced).toBeNull();
  expect(foldBothWays(andThen(announced, record(3, cards(20, 20, 20)))).announced).toBeNull();
  expect(foldBothWays(andThen(announced, close("hour"))).announced).toBeNull();
  expect(foldBothWays(andThen(THREE_DEALS, announceBet(3, { seat: 1, diploma: "doctorat" }))).announced).toBeNull();
});

test("two bets made unaware of each other both stand; a phone that knows one replaces it", () => {
  const [bac, brevet] = [
    { seat: 1, diploma: "bac" },
    { seat: 2, diploma: "brevet" },
  ];
  const both = andThen(andThen(THREE_DEALS, announceBet(3, bac), "luc"), announceBet(3, brevet), "ana");
  const bets = (log: Parameters<typeof foldBothWays>[0]) => foldBothWays(log).bets.map(({ partial }) => partial);
  expect(bets(both)).toEqual([bac, brevet]);
  expect(bets(andThen(both, announceBet(3, brevet), "zoe"))).toEqual([bac, brevet]);
  expect(bets(andThen(both, announceBet(3, brevet), "luc"))).toEqual([brevet]);
  expect(bets(andThen(both, announceBet(3, bac, undefined, foldBothWays(both)), "zoe"))).toEqual([bac]);
  expect(bets(andThen(both, withdraw(foldBothWays(both)), "zoe"))).toEqual([bac]);
  expect(bets(andThen(both, record(3, cards(20, 20, 20))))).toEqual([]);
});

/** Which deals a sheet refuses. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import type { Json } from "#lib/rules/read";
import { record } from "./change";
import { foldSheet } from "./fold";
import { FOUR_PLAYERS, judgedIn } from "./judge.fixture";
import { cards, logOf, opened } from "./log.fixture";

const THREE_PLAYERS = logOf(opened(3), record(0, cards(30, 20, 12)));
const FIVE_PLAYERS = logOf(opened(5));

test.each<[string, LogEvent[], Json, string[]]>([
  ["a plain deal", FOUR_PLAYERS, cards(20, 20, 20, 10), []],
  ["a bet", FOUR_PLAYERS, { ...cards(20, 20, 20, 10), bet: { seat: 0, diploma: "bac" } }, []],
  ["passed", FOUR_PLAYERS, { passed: true }, []],
  ["a bet of 25", FOUR_PLAYERS, { ...cards(20, 20, 20, 10), bet: { seat: 0, diploma: 25 } }, ["deal.bet.diploma unknown-value"]],
  [
    "a bet by nobody",
    FOUR_PLAYERS,
    { ...cards(20, 20, 20, 10), bet: { seat: 4, diploma: "bac" } },
    ["deal.bet.seat out-of-range"],
  ],
  ["76 points", FIVE_PLAYERS, cards(24, 9, 13, 16, 14), ["deal.cardPoints total-not-75"]],
  ["76 points at four", FOUR_PLAYERS, cards(40, 16, 10, 10), ["deal.cardPoints total-too-high"]],
  ["points that are words", FOUR_PLAYERS, { cardPoints: ["a", 1, 2, 3] }, ["deal.cardPoints.0 not-a-number"]],
  ["a half point", FOUR_PLAYERS, cards(20.5, 20, 20, 10), ["deal.cardPoints.0 not-whole"]],
  [
    "a partner at four",
    FOUR_PLAYERS,
    { ...cards(20, 20, 20, 10), bet: { seat: 0, diploma: "bac", partner: 2 } },
    ["deal.bet.partner partner-only-at-five"],
  ],
  [
    "a partner who calls the Proviseur in hand",
    FIVE_PLAYERS,
    { ...cards(24, 9, 13, 16, 13), bet: { seat: 0, diploma: "bac", partner: 0, called: "B" } },
    ["deal.bet.partner calls-own-proviseur"],
  ],
  [
    "a prime at three",
    THREE_PLAYERS,
    { ...cards(30, 20, 12), primes: [{ seat: 0, prime: "greve" }] },
    ["deal.primes primes-from-four"],
  ],
  [
    "the Petit in two hands",
    FOUR_PLAYERS,
    { ...cards(20, 20, 20, 10), primes: [0, 1].map((seat) => ({ seat, prime: "bout-du-bout" })) },
    ["deal.primes.1 one-petit-only"],
  ],
  [
    "one prime twice in one hand",
    FOUR_PLAYERS,
    { ...cards(20, 20, 20, 10), primes: [0, 0].map((seat) => ({ seat, prime: "greve" })) },
    ["deal.primes.1 prime-twice"],
  ],
  [
    "an unknown prime",
    FOUR_PLAYERS,
    { ...cards(20, 20, 20, 10), primes: [{ seat: 0, prime: "jackpot" }] },
    ["deal.primes.0.prime unknown-value"],
  ],
  ["no deal", FOUR_PLAYERS, undefined as unknown as Json, ["deal required"]],
  ["a deal that is a list", FOUR_PLAYERS, [] as unknown as Json, ["deal not-an-object"]],
  ["a deal with a novel in it", FOUR_PLAYERS, { ...cards(20, 20, 20, 10), story: "x".repeat(5_000) }, ["deal too-large"]],
])("a deal: %s", (_, log, deal, faults) => {
  const slot = foldSheet(log)?.nextSlot ?? 0;
  expect(judgedIn(log, record(slot, deal))).toEqual(faults);
});

/** Whether a contract or bet was made, and by how much: the score itself says so, and nobody reads it off its lines. */
import { expect, test } from "vitest";
import { gameOf } from "./games";
import { accepted, rulesAsked } from "./read.fixture";
import type { Outcome } from "./rules";

const outcomeOf = (asked: object, deal: object): Outcome | undefined => {
  const rules = rulesAsked(asked);
  const game = gameOf(rules);
  const read = accepted(game.read(rules, deal));
  return game.score(rules, read).outcome;
};

const TAROT = { game: "tarot", players: 3 };
const VP = { game: "vp5", players: 5 };
const FIVE = { game: "decale", players: 5 };
const NIL = { ...TAROT, options: { "half-points": "half-short-is-nil" } };
const taken = (points: number, bouts: number) => ({ taker: 0, contract: "garde", points, bouts });

/** FFT12 p. 8: 56, 51, 41, 36 to make; half a point goes to the camp that wins (F10). Seed 2: the band says the row. Seed 0: strictly more. */
test.each<[string, object, object, Outcome | undefined]>([
  ["48½ for 41 count 8 more", TAROT, taken(48.5, 2), { won: true, made: 48.5, needed: 41, margin: 8 }],
  ["40½ for 41 count 1 short", TAROT, taken(40.5, 2), { won: false, made: 40.5, needed: 41, margin: -1 }],
  ["half a point short, where that is nobody's", NIL, taken(40.5, 2), { won: null, made: 40.5, needed: 41, margin: -0.5 }],
  ["each for themselves", { ...TAROT, options: { "all-pass": "vachette" } }, { vachette: [40, 31, 20] }, undefined],
  ["« Perdu » is lost", VP, { ...taken(40.5, 2), partner: 1 }, { won: false, made: 40.5, needed: 41, margin: -0.5 }],
  ["« + 5 » is won", VP, { ...taken(48, 2), partner: 1 }, { won: true, made: 48, needed: 41, margin: 7 }],
  [
    "two against three",
    FIVE,
    { bet: { seat: 2, diploma: "bac", partner: 3 }, campPoints: 41 },
    { won: true, made: 41, needed: 34, margin: 7 },
  ],
  [
    "alone, as much as the best of the others",
    FIVE,
    { bet: { seat: 0, diploma: "bac" }, cardPoints: [20, 20, 10, 15, 10] },
    { won: false, made: 20, needed: 20, margin: 0 },
  ],
  ["nobody bets", FIVE, { cardPoints: [10, 13, 22, 19, 11] }, undefined],
  ["the whist", { game: "whist", players: 2 }, { bids: [1, 1], tricks: [1, 0], cards: 1 }, undefined],
])("%s", (_, rules, deal, outcome) => {
  const found = outcomeOf(rules, deal);
  if (outcome) expect(found).toMatchObject(outcome);
  else expect(found).toBeUndefined();
});

test("the victory-point table tells which line gave its row", () => {
  expect(outcomeOf(VP, { ...taken(48, 2), partner: 1 })?.row).toMatchObject({ code: "band", params: { row: "+5" } });
});

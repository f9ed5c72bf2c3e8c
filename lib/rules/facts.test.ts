import { expect, test } from "vitest";
import type { DealFacts } from "./facts";
import { gameNamed } from "./games";
import type { Json } from "./read";
import { accepted, rulesAsked } from "./read.fixture";
import type { Rules } from "./rules";

function told(asked: Json, json: Json): DealFacts {
  const rules = rulesAsked(asked);
  const game = gameNamed(rules.game as Rules["game"]);
  const read = accepted(game.read(rules, json));
  return game.facts(rules, read, game.score(rules, read));
}

const DECALE = { game: "decale", players: 5 };
const TAROT3 = { game: "tarot", players: 3 };
const VP5 = { game: "vp5", players: 5 };
const points = [10, 13, 22, 19, 11];
const own = ["own", "own", "own", "own", "own"];
const [T, P, A, D] = ["taker", "partner", "alone", "defence"];

test.each<[string, Json, Json, object]>([
  [
    "nobody bets",
    DECALE,
    { cardPoints: points },
    { roles: own, made: [null, null, null, null, null], contract: null, taker: null },
  ],
  [
    "a bet of two against three, won",
    DECALE,
    { bet: { seat: 2, diploma: "bac", partner: 3 }, cardPoints: points },
    { roles: [D, D, T, P, D], made: [false, false, true, true, false], contract: "bac", taker: 2, partner: 3 },
  ],
  [
    "two against three by the camp’s points alone",
    DECALE,
    { bet: { seat: 2, diploma: "bac", partner: 3 }, campPoints: 30 },
    { roles: [D, D, T, P, D], made: [true, true, false, false, true] },
  ],
  [
    "a tie that the table calls void is nobody’s",
    { ...DECALE, options: { "camp-tie": "void" } },
    { bet: { seat: 0, diploma: "brevet", partner: 1 }, cardPoints: [20, 16, 20, 16, 0], setAside: 3 },
    { roles: [T, P, D, D, D], made: [null, null, null, null, null], contract: "brevet" },
  ],
  [
    "who calls the Proviseur in hand is alone",
    { ...DECALE, options: { "self-call": true } },
    { bet: { seat: 2, diploma: "master", partner: 2, called: "B" }, cardPoints: points },
    { roles: [D, D, A, D, D], partner: null, made: [false, false, true, false, false] },
  ],
  [
    "at three the bettor is the taker",
    { game: "decale", players: 3 },
    { bet: { seat: 0, diploma: "brevet" }, cardPoints: [10, 20, 30] },
    { roles: [T, D, D], made: [false, true, true], partner: null },
  ],
  [
    "primes are their holder’s, at what the table counts them",
    { ...DECALE, options: { "prime-points": { greve: 8 } } },
    { cardPoints: points, primes: [{ seat: 1, prime: "greve" }] },
    {
      extra: [
        [1, "prime.greve.n", 1],
        [1, "prime.greve.points", 8],
      ],
    },
  ],
  [
    "half a point short, where that is nobody’s loss",
    { ...TAROT3, options: { "half-points": "half-short-is-nil" } },
    { taker: 0, contract: "garde", bouts: 2, points: 40.5 },
    { roles: [T, D, D], made: [null, null, null], contract: "garde" },
  ],
  [
    "everybody passed, and each plays for themselves",
    { ...TAROT3, options: { "all-pass": "vachette" } },
    { vachette: [40, 31, 20] },
    { roles: ["own", "own", "own"], made: [null, null, null], contract: null, extra: [] },
  ],
  [
    "a defender’s poignée, paid to each",
    { ...TAROT3, options: { "poignee-to": "personal" } },
    { taker: 0, contract: "petite", bouts: 3, points: 50, poignees: [{ seat: 2, level: 2 }] },
    {
      // 30 from each of the two others.
      extra: [
        [2, "prime.poignee.n", 1],
        [2, "prime.poignee.points", 60],
      ],
    },
  ],
  [
    "petit au bout for the defence",
    TAROT3,
    { taker: 0, contract: "garde", bouts: 1, points: 51, petitAuBout: "defence" },
    {
      // 10 × 2 for each defender.
      extra: [
        [1, "prime.petit.n", 1],
        [1, "prime.petit.points", 20],
        [2, "prime.petit.n", 1],
        [2, "prime.petit.points", 20],
      ],
    },
  ],
  [
    "a misère that the table does not count, for the record",
    TAROT3,
    { taker: 0, contract: "petite", bouts: 1, points: 51, miseres: [{ seat: 1, kind: "trumps" }] },
    {
      extra: [
        [1, "prime.misere.n", 1],
        [1, "prime.misere.points", 0],
      ],
    },
  ],
  [
    "a chelem announced by the defence and missed",
    { ...TAROT3, options: { "slam-defence": true } },
    { taker: 0, contract: "petite", bouts: 1, points: 51, slam: { announced: true, announcedBy: "defence", by: null } },
    {
      extra: [
        [1, "chelem.missed", 1],
        [2, "chelem.missed", 1],
      ],
    },
  ],
  [
    "at the victory-point table a chelem is a contract, and may be lost with the points made",
    VP5,
    { taker: 0, partner: 1, contract: "chelem", bouts: 3, points: 80 },
    {
      contract: "chelem",
      made: [false, false, true, true, true],
      extra: [
        [0, "chelem.missed", 1],
        [1, "chelem.missed", 1],
      ],
    },
  ],
  [
    "and made",
    VP5,
    { taker: 0, partner: 1, contract: "chelem", bouts: 3, points: 91, allTricks: true },
    {
      made: [true, true, false, false, false],
      extra: [
        [0, "chelem.made", 1],
        [1, "chelem.made", 1],
      ],
    },
  ],
  [
    "« Juste » is made",
    VP5,
    { taker: 0, partner: 1, contract: "garde", bouts: 2, points: 41 },
    { made: [true, true, false, false, false] },
  ],
  [
    "« Perdu » is not",
    VP5,
    { taker: 0, partner: 1, contract: "garde", bouts: 2, points: 40.5 },
    { made: [false, false, true, true, true] },
  ],
  [
    "nor is « − 25 »",
    VP5,
    { taker: 0, partner: 1, contract: "garde", bouts: 2, points: 16 },
    { made: [false, false, true, true, true] },
  ],
  [
    "the whist: two tricks too many, one too few, and a bid that is kept",
    { game: "whist", players: 3 },
    { bids: [0, 2, 0], tricks: [2, 1, 0], cards: 3, dealer: 2, blind: false },
    {
      roles: ["own", "own", "own"],
      made: [false, false, true],
      extra: [
        [0, "bid.0.n", 1],
        [0, "bid.0.made", 0],
        [0, "bid.over", 1],
        [0, "bid.under", 0],
        [1, "bid.2.n", 1],
        [1, "bid.2.made", 0],
        [1, "bid.over", 0],
        [1, "bid.under", 1],
        [2, "bid.0.n", 1],
        [2, "bid.0.made", 1],
        [2, "bid.over", 0],
        [2, "bid.under", 0],
      ],
    },
  ],
  [
    "a blind deal of the whist",
    { game: "whist", players: 2 },
    { bids: [1, 1], tricks: [1, 0], cards: 1, blind: true },
    {
      roles: ["own", "own"],
      made: [true, false],
      extra: [
        [0, "bid.1.n", 1],
        [0, "bid.1.made", 1],
        [0, "bid.over", 0],
        [0, "bid.under", 0],
        [0, "blind.n", 1],
        [0, "blind.made", 1],
        [1, "bid.1.n", 1],
        [1, "bid.1.made", 0],
        [1, "bid.over", 0],
        [1, "bid.under", 1],
        [1, "blind.n", 1],
        [1, "blind.made", 0],
      ],
    },
  ],
])("%s", (_, rules, deal, facts) => {
  expect(told(rules, deal)).toMatchObject(facts);
});

/** The figures of an evening of French tarot, of the victory-point table and of whist. */
import { expect, test } from "vitest";
import { FFT_2012 } from "#lib/rules/tarot/data";
import { HUGO, INES, NORA, PAUL, ZOE } from "../club/club.fixture";
import { Evening, figuresIfAny as figuresOf, pointsAndPlaces as rowsOf } from "./evening.fixture";

test("French tarot at four: petit au bout, poignées and their price", () => {
  // The federation's own sheet, deals 1, 3 and 5: (25 + 8) × 2 + 20, −(25 + 7) + 10 and 562, and its poignée in each.
  const P = FFT_2012.values.poignees.simple;
  const [garde, petite, chelem] = [86 + P, 22 + P, 562 + P];
  const tally = new Evening(3, "2026-03-11", "tarot", [NORA, HUGO, INES, PAUL])
    .deal({
      taker: 2,
      contract: "garde",
      bouts: 2,
      points: 49,
      petitAuBout: "attack",
      poignees: [{ seat: 2, level: 1 }],
    })
    .deal({
      taker: 1,
      contract: "petite",
      bouts: 1,
      points: 44,
      petitAuBout: "attack",
      poignees: [{ seat: 1, level: 1 }],
    })
    .deal({
      taker: 1,
      contract: "garde",
      bouts: 2,
      points: 87,
      petitAuBout: "attack",
      poignees: [{ seat: 1, level: 1 }],
      slam: { announced: true, by: "attack" },
    })
    .alone({ games: ["tarot"] });
  expect(rowsOf(tally)).toEqual([
    [NORA, -garde + petite - chelem, 3],
    [HUGO, -garde - 3 * petite + 3 * chelem, 1],
    [INES, 3 * garde + petite - chelem, 2],
    [PAUL, -garde + petite - chelem, 3],
  ]);
  expect(figuresOf(tally, HUGO)).toMatchObject({
    "taker.n": 2,
    "taker.made": 1,
    "taker.points": 3 * (chelem - petite),
    "contract.petite.n": 1,
    "contract.petite.points": -3 * petite,
    "contract.garde.n": 1,
    "contract.garde.made": 1,
    // Petit au bout: 10 × 3, then 20 × 3. Poignée: lost with the deal, then won: no points in all.
    "prime.petit.n": 2,
    "prime.petit.points": 90,
    "prime.poignee.n": 2,
    "chelem.made": 1,
    "defence.n": 1,
    "defence.points": -garde,
  });
  expect(figuresOf(tally, HUGO)).not.toHaveProperty("prime.poignee.points");
  expect(figuresOf(tally, NORA)).toMatchObject({ "defence.n": 3, "defence.made": 1, "place.3": 1, "tied.3.2": 1 });
  expect(figuresOf(tally, PAUL)).toMatchObject({ "place.3": 1, "tied.3.2": 1, [`met.${NORA}.n`]: 1 });
});

test("a chelem announced and missed, a defence that takes everything, a misère", () => {
  const tally = new Evening(4, "2026-03-11", "tarot", [NORA, HUGO, INES, PAUL, ZOE])
    .deal({
      taker: 0,
      partner: 1,
      contract: "garde",
      bouts: 3,
      points: 60,
      slam: { announced: true, by: null },
      miseres: [{ seat: 4, kind: "trumps" }],
    })
    .deal({ taker: 2, partner: null, contract: "petite", bouts: 0, points: 0, slam: { by: "defence" } })
    .alone({ games: ["tarot"] });
  for (const player of [NORA, HUGO]) expect(figuresOf(tally, player)).toMatchObject({ "chelem.missed": 1, "chelem.made": 1 });
  expect(figuresOf(tally, INES)).not.toHaveProperty("chelem.made");
  expect(figuresOf(tally, ZOE)).toMatchObject({ "prime.misere.n": 1, "chelem.made": 1 });
  expect(figuresOf(tally, INES)).toMatchObject({ "alone.n": 1, "defence.n": 1 });
});

test("the victory-point table: the row says who won", () => {
  // +7 on a petite: 30 / −20; −4 on a garde alone: 40 each, −160.
  const tally = new Evening(5, "2026-03-12", "vp5")
    .deal({ taker: 2, partner: 3, contract: "petite", bouts: 2, points: 48 })
    .deal({ taker: 1, partner: null, contract: "garde", bouts: 1, points: 47 })
    .alone({ games: ["vp5"] });
  expect(rowsOf(tally)).toEqual([
    [NORA, 20, 3],
    [HUGO, -180, 5],
    [INES, 70, 1],
    [PAUL, 70, 1],
    [ZOE, 20, 3],
  ]);
  expect(figuresOf(tally, INES)).toMatchObject({
    won: 1,
    "tied.1.2": 1,
    "taker.made": 1,
    "defence.made": 1,
    [`with.${PAUL}.points`]: 30,
  });
  expect(figuresOf(tally, HUGO)).toMatchObject({ "alone.n": 1, "contract.garde.points": -160, "defence.points": -20 });
  expect(figuresOf(tally, HUGO)).not.toHaveProperty("alone.made");
});

test("the whist is ranked by the cards left in the stake, and counts a deal by the cards lost", () => {
  const tally = new Evening(6, "2026-03-13", "whist", [NORA, HUGO, INES, PAUL])
    .deal({ bids: [0, 2, 1, 1], tricks: [1, 2, 0, 2] })
    .alone({ games: ["whist"] });
  expect(tally?.players.map(({ dealt, deals }) => [dealt, deals])).toEqual([
    [-1, 1],
    [0, 1],
    [-1, 1],
    [-1, 1],
  ]);
  expect(rowsOf(tally)).toEqual([
    [NORA, 13, 2],
    [HUGO, 14, 1],
    [INES, 13, 2],
    [PAUL, 13, 2],
  ]);
  expect(figuresOf(tally, NORA)).toMatchObject({
    points: 13,
    dealt: -1,
    square: 1,
    "own.n": 1,
    "own.points": -1,
    "bid.0.n": 1,
    "bid.over": 1,
    "place.2": 1,
    "tied.2.3": 1,
  });
  expect(figuresOf(tally, HUGO)).toMatchObject({ points: 14, "own.made": 1, "bid.2.n": 1, "bid.2.made": 1, won: 1 });
  expect(figuresOf(tally, HUGO)).not.toHaveProperty("dealt");
});

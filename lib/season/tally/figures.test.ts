import { expect, test } from "vitest";
import { FFT_2012 } from "#lib/rules/tarot/data";
import { close, contest, rule, voidDeal } from "#lib/sheet/change";
import type { SheetDeal } from "#lib/sheet/sheet";
import { HUGO, INES, NORA, PAUL, ZOE } from "../club/club.fixture";
import type { EveningTally } from "../gather";
import { Evening, figuresIn } from "./evening.fixture";
import type { Figures } from "./tallied";

const figuresOf = (tally: EveningTally | null, player: string): Figures => (tally ? figuresIn(tally, player) : {});
const rowsOf = (tally: EveningTally | null) => tally?.players.map(({ player, points, place }) => [player, points, place]);

/** 22 + 19 = 41 + 20 = 61 each; 18 is not more than 20: −30; 19 + 21 + 10 = 50 each, and Inès's prime. */
const decale = () =>
  new Evening(1, "2026-03-10")
    .deal({ bet: { seat: 2, diploma: "bac", partner: 3, called: "O" }, cardPoints: [10, 13, 22, 19, 11] })
    .deal({ bet: { seat: 4, diploma: "master" }, cardPoints: [16, 15, 20, 6, 18] })
    .deal({ passed: true })
    .deal({
      bet: { seat: 0, diploma: "brevet", partner: 1, called: "M" },
      cardPoints: [19, 21, 12, 13, 10],
      primes: [{ seat: 2, prime: "trop-cool" }],
    });

test("three deals of Tarot décalé: points, places and roles", () => {
  const tally = decale().alone();
  expect(tally).toMatchObject({ games: ["decale"], day: "2026-03-10", deals: 3, ended: false, late: [], name: null });
  expect(decale().add(close("hour")).alone()).toMatchObject({ deals: 3, ended: true });
  // Nora 0 + 16 + 50, Hugo 0 + 15 + 50, Inès 61 + 20 + 5, Paul 61 + 6 + 0, Zoé 0 − 30 + 0.
  expect(rowsOf(tally)).toEqual([
    [NORA, 66, 3],
    [HUGO, 65, 4],
    [INES, 86, 1],
    [PAUL, 67, 2],
    [ZOE, -30, 5],
  ]);
  expect(figuresOf(tally, NORA)).toEqual({
    evenings: 1,
    points: 66,
    deals: 3,
    dealt: 66,
    square: 0 + 256 + 2500,
    "place.3": 1,
    // Inès made her Bac; Zoé missed her Master, which the defence defeated.
    "defence.n": 2,
    "defence.made": 1,
    "defence.points": 16,
    "taker.n": 1,
    "taker.made": 1,
    "taker.points": 50,
    "contract.brevet.n": 1,
    "contract.brevet.made": 1,
    "contract.brevet.points": 50,
    [`with.${HUGO}.n`]: 1,
    [`with.${HUGO}.made`]: 1,
    [`with.${HUGO}.points`]: 50,
    [`met.${HUGO}.n`]: 1,
    [`met.${HUGO}.ahead`]: 1,
    [`met.${HUGO}.points`]: 1,
    [`met.${INES}.n`]: 1,
    [`met.${INES}.points`]: -20,
    [`met.${PAUL}.n`]: 1,
    [`met.${PAUL}.points`]: -1,
    [`met.${ZOE}.n`]: 1,
    [`met.${ZOE}.ahead`]: 1,
    [`met.${ZOE}.points`]: 96,
  });
  expect(figuresOf(tally, INES)).toMatchObject({
    won: 1,
    "place.1": 1,
    "taker.n": 1,
    "defence.n": 2,
    "defence.made": 1,
    "defence.points": 25,
    "prime.trop-cool.n": 1,
    "prime.trop-cool.points": 5,
  });
  expect(figuresOf(tally, PAUL)).toMatchObject({ "partner.n": 1, "partner.made": 1, "partner.points": 61 });
  const zoe = figuresOf(tally, ZOE);
  expect(zoe).toMatchObject({ "alone.n": 1, "alone.points": -30, "contract.master.n": 1, "contract.master.points": -30 });
  expect(zoe).not.toHaveProperty("alone.made");
  expect(zoe).not.toHaveProperty("defence.points");
});

test("without a bet each plays alone; a bet against two or three is the taker’s; a void deal is nobody’s", () => {
  const three = new Evening(2, "2026-03-10", "decale", [NORA, HUGO, INES])
    .deal({ cardPoints: [30, 20, 12] })
    .deal({ bet: { seat: 1, diploma: "bac" }, cardPoints: [20, 30, 12] })
    .alone();
  expect(figuresOf(three, NORA)).toMatchObject({ "own.n": 1, "own.points": 30, "defence.n": 1 });
  expect(figuresOf(three, NORA)).not.toHaveProperty("own.made");
  expect(figuresOf(three, HUGO)).toMatchObject({ "own.n": 1, "taker.n": 1, "taker.made": 1, "taker.points": 50 });
});

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

test("a voided deal is gone, a table’s decision counts, even about a deal that nobody played", () => {
  const evening = decale();
  const first = evening.sheet.deals[0] as SheetDeal;
  const passed = evening.sheet.deals[2] as SheetDeal;
  evening.add(voidDeal(first)).add(contest(passed, "cartes vues"));
  evening.add(rule(passed, { outcome: "adjusted", note: "cartes vues", points: [-10, 0, 0, 0, 0] }));
  const tally = evening.alone();
  expect(rowsOf(tally)?.map(([, points]) => points)).toEqual([56, 65, 25, 6, -30]);
  expect(figuresOf(tally, NORA)).toMatchObject({ deals: 3, points: 56, dealt: 56, "taker.n": 1, "defence.n": 1 });
});

test("an annulled deal costs points, but was not played and is no deal (H2)", () => {
  const evening = new Evening(8, "2026-03-15", "tarot", [NORA, HUGO, INES, null]);
  evening.deal({ taker: 1, contract: "garde", bouts: 2, points: 49 }).deal({ misdeal: true, annulled: true });
  const annulled = evening.sheet.deals[1] as SheetDeal;
  evening.add(contest(annulled, "CA6")).add(rule(annulled, { outcome: "adjusted", note: "CA6", points: [-500, 0, 0, 0] }));
  const figures = figuresOf(evening.alone(), NORA);
  expect(figures).toMatchObject({ deals: 1, points: -566, dealt: -566, square: 66 * 66 });
});

/** T26: as many deals as the row sums up, and nothing of who took what. */
test("a row carried over from paper counts in points and deals, and in no role", () => {
  const tally = new Evening(1, "2026-03-10", "tarot", [NORA, HUGO, INES])
    .deal({ report: [120, -40, -80], deals: 6 })
    .deal({ report: [-30, 10, 20] })
    .alone({ games: ["tarot"] });
  expect(tally).toMatchObject({ deals: 7, players: [{ points: 90, deals: 7, dealt: 90 }, { points: -30 }, { points: -60 }] });
  const { [`met.${HUGO}.n`]: _, ...figures } = figuresOf(tally, NORA);
  expect(Object.keys(figures).filter((name) => !name.startsWith("met."))).toEqual([
    ...["points", "deals", "dealt", "carried.deals", "carried.points", "evenings", "place.1", "won"],
  ]);
  expect(figures).toMatchObject({ "carried.deals": 7, "carried.points": 90 });
});

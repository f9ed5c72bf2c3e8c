/** The figures of an evening of Tarot décalé, and of deals that are voided, ruled on, annulled or carried over from paper. */
import { expect, test } from "vitest";
import { close, contest, rule, voidDeal } from "#lib/sheet/change";
import type { SheetDeal } from "#lib/sheet/sheet";
import { HUGO, INES, NORA, PAUL, ZOE } from "../club/club.fixture";
import { Evening, figuresIfAny as figuresOf, pointsAndPlaces as rowsOf } from "./evening.fixture";

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

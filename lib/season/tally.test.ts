import { expect, test } from "vitest";
import { FFT_2012 } from "#lib/rules/tarot/data";
import { close, contest, joinSeason, leaveSeason, replace, rule, takeBack, voidDeal } from "#lib/sheet/change";
import { eventId } from "#lib/sheet/log.fixture";
import type { SheetDeal } from "#lib/sheet/sheet";
import { CLUB, HUGO, INES, NORA, PAUL, playerId, SEASON, ZOE } from "./club.fixture";
import { usualCounting } from "./counting";
import { at, Evening, figuresIn } from "./evening.fixture";
import type { EveningTally } from "./gather";
import { isTooLate } from "./late";
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

test("three deals of Tarot décalé: points, places, and who was what", () => {
  const tally = decale().night();
  expect(tally).toMatchObject({ games: ["decale"], day: "2026-03-10", deals: 3, ended: false, late: [], name: null });
  expect(decale().add(close("hour")).night()).toMatchObject({ deals: 3, ended: true });
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

test("nobody bets: each is for themselves; a bet of one against two or three is the taker’s; void is nobody’s", () => {
  const three = new Evening(2, "2026-03-10", "decale", [NORA, HUGO, INES])
    .deal({ cardPoints: [30, 20, 12] })
    .deal({ bet: { seat: 1, diploma: "bac" }, cardPoints: [20, 30, 12] })
    .night();
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
    .night({ games: ["tarot"] });
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
    .night({ games: ["tarot"] });
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
    .night({ games: ["vp5"] });
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
    .night({ games: ["whist"] });
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

test("somebody who is not of the club takes a place and no figures", () => {
  const tally = new Evening(7, "2026-03-14", "decale", [NORA, null, INES]).deal({ cardPoints: [20, 30, 12] }).night();
  expect(rowsOf(tally)).toEqual([
    [NORA, 20, 2],
    [INES, 12, 3],
  ]);
  expect(Object.keys(figuresOf(tally, NORA)).filter((name) => name.startsWith("met."))).toEqual([
    `met.${INES}.n`,
    `met.${INES}.ahead`,
    `met.${INES}.points`,
  ]);
});

test("a sheet without a scored deal is nobody’s evening; one of no season, or of another, is none", () => {
  const empty = new Evening(8, "2026-03-15").deal({ passed: true });
  expect(empty.tally()).toMatchObject({ deals: 0, players: [{ player: NORA, points: 0, figures: {} }, {}, {}, {}, {}] });
  expect(empty.night({}, playerId(1))).toBeNull();
  expect(decale().add(leaveSeason()).night()).toBeNull();
});

test("a voided deal is gone, a table’s decision counts, even about a deal that nobody played", () => {
  const evening = decale();
  const first = evening.sheet.deals[0] as SheetDeal;
  const passed = evening.sheet.deals[2] as SheetDeal;
  evening.add(voidDeal(first)).add(contest(passed, "cartes vues"));
  evening.add(rule(passed, { outcome: "adjusted", note: "cartes vues", points: [-10, 0, 0, 0, 0] }));
  const tally = evening.night();
  expect(rowsOf(tally)?.map(([, points]) => points)).toEqual([56, 65, 25, 6, -30]);
  expect(figuresOf(tally, NORA)).toMatchObject({ deals: 3, points: 56, dealt: 56, "taker.n": 1, "defence.n": 1 });
});

test("an annulled deal was not played: what it cost counts in the points, and it is no deal (H2)", () => {
  const evening = new Evening(8, "2026-03-15", "tarot", [NORA, HUGO, INES, null]);
  evening.deal({ taker: 1, contract: "garde", bouts: 2, points: 49 }).deal({ misdeal: true, annulled: true });
  const annulled = evening.sheet.deals[1] as SheetDeal;
  evening.add(contest(annulled, "CA6")).add(rule(annulled, { outcome: "adjusted", note: "CA6", points: [-500, 0, 0, 0] }));
  const figures = figuresOf(evening.night(), NORA);
  expect(figures).toMatchObject({ deals: 1, points: -566, dealt: -566, square: 66 * 66 });
});

/** The first deal is received on the 10th at 19:03; with two days, the evening is what it is on the 12th at 19:03. */
const TWO_DAYS = { correctionDays: 2 };
const inTime = at("2026-03-12", 3);
const late = at("2026-03-12", 4);
const other = { cardPoints: [20, 30, 12] };
const plain = () => new Evening(9, "2026-03-10", "decale", [NORA, HUGO, INES]).deal({ cardPoints: [30, 20, 12] });

test("a correction within the period changes the evening", () => {
  const evening = plain();
  evening.add(replace(evening.sheet.deals[0] as SheetDeal, other), inTime);
  expect(evening.night(TWO_DAYS)).toEqual(evening.night());
  expect(rowsOf(evening.night(TWO_DAYS))).toEqual([
    [NORA, 20, 2],
    [HUGO, 30, 1],
    [INES, 12, 3],
  ]);
});

test("a correction after the period is dated points beside an evening that stays as it was", () => {
  const evening = plain();
  const before = evening.night();
  evening.add(replace(evening.sheet.deals[0] as SheetDeal, other), late);
  evening.deal({ passed: true }, late).deal({ cardPoints: [1, 2, 3] }, late);
  const tally = evening.night(TWO_DAYS);
  expect({ ...tally, late: [] }).toEqual(before);
  expect(tally?.late).toEqual([
    { player: NORA, points: -10, event: eventId(9_004), at: late, deal: 1 },
    { player: HUGO, points: 10, event: eventId(9_004), at: late, deal: 1 },
    { player: NORA, points: 1, event: eventId(9_006), at: late, deal: 3 },
    { player: HUGO, points: 2, event: eventId(9_006), at: late, deal: 3 },
    { player: INES, points: 3, event: eventId(9_006), at: late, deal: 3 },
  ]);
  const points = [NORA, HUGO, INES].map((player, seat) => {
    const sum = (list: readonly { player: string; points: number }[] = []) =>
      list.reduce((total, one) => total + (one.player === player ? one.points : 0), 0);
    return [sum(tally?.players) + sum(tally?.late), evening.sheet.totals[seat]];
  });
  for (const [counted, total] of points) expect(counted).toBe(total);
});

test("a ruling after the period is a late change as a correction is, of the deal that it is about", () => {
  const evening = plain();
  const before = evening.night();
  const deal = evening.sheet.deals[0] as SheetDeal;
  evening
    .add(contest(deal, "renonce"), late)
    .add(rule(deal, { outcome: "adjusted", note: "renonce", points: [-10, 0, 5] }), late);
  const tally = evening.night(TWO_DAYS);
  expect({ ...tally, late: [] }).toEqual(before);
  expect(tally?.late).toEqual([
    { player: NORA, points: -10, event: eventId(9_005), at: late, deal: 1 },
    { player: INES, points: 5, event: eventId(9_005), at: late, deal: 1 },
  ]);
});

test("a ruling taken back in time counts for nothing; taken back after the period, it is a late change of its deal", () => {
  const evening = plain();
  const before = evening.night(TWO_DAYS);
  const deal = evening.sheet.deals[0] as SheetDeal;
  const points = { outcome: "adjusted", note: "renonce", points: [-10, 0, 5] } as const;
  evening.add(contest(deal, "renonce")).add(rule(deal, points));
  const ruled = evening.night(TWO_DAYS);
  expect(rowsOf(ruled)).not.toEqual(rowsOf(before));
  const gone = () => takeBack("ruling.withdrawn", deal, evening.sheet.deals[0]?.lastWord as string);
  evening.add(gone());
  expect(rowsOf(evening.night(TWO_DAYS))).toEqual(rowsOf(before));
  evening.add(rule(deal, points)).add(gone(), late);
  expect(rowsOf(evening.night(TWO_DAYS))).toEqual(rowsOf(ruled));
  expect(evening.night(TWO_DAYS)?.late).toEqual([
    { player: NORA, points: 10, event: eventId(9_008), at: late, deal: 1 },
    { player: INES, points: -5, event: eventId(9_008), at: late, deal: 1 },
  ]);
});

test("a flood of late events is told a few at a time, by the last of each few, and loses no point", () => {
  const evening = plain();
  const deal = () => evening.sheet.deals[0] as SheetDeal;
  for (let i = 0; i < 33; i++) evening.add(replace(deal(), { cardPoints: [i, 20, 12] }), late);
  // 30, then 0 and 1: −29; then two more each time; 33 events by two are seventeen groups, the last of one.
  const { late: told } = evening.night(TWO_DAYS) as EveningTally;
  expect(told.map(({ event }) => event)).toEqual(
    Array.from({ length: 17 }, (_, n) => eventId(9_000 + Math.min(4 + 2 * n + 1, 3 + 33))),
  );
  expect(told.map(({ points }) => points)).toEqual([-29, ...Array.from({ length: 15 }, () => 2), 1]);
  expect(new Set(told.map(({ deal: number }) => number))).toEqual(new Set([1]));
  evening.deal({ cardPoints: [0, 1, 0] }, late).deal({ cardPoints: [0, 2, 0] }, late);
  const groups = (evening.night(TWO_DAYS) as EveningTally).late;
  expect(groups.at(-1)).toMatchObject({ player: HUGO, points: 2, deal: 3 });
  expect(groups.at(-2)).toMatchObject({ player: HUGO, points: 1, deal: null });
});

test("up to thirty-two late events are told one by one", () => {
  const evening = plain();
  for (let i = 0; i < 32; i++) evening.add(replace(evening.sheet.deals[0] as SheetDeal, { cardPoints: [i, 20, 12] }), late);
  expect(new Set(evening.night(TWO_DAYS)?.late.map(({ event }) => event)).size).toBe(32);
});

test.each<[string, () => Evening, string, boolean]>([
  ["two days after the first deal", plain, "2026-03-12T19:03:00.000Z", false],
  ["a moment later", plain, "2026-03-12T19:03:00.001Z", true],
  ["long after it joined, without a deal", () => new Evening(9, "2026-03-10"), "2026-04-12T19:00:00.000Z", false],
  [
    "long after its deals, of a sheet that was in another season alone",
    () => joinedElsewhere(),
    "2026-04-12T19:00:00.000Z",
    false,
  ],
  [
    "of a sheet that comes from another season, two days after it joined this one",
    () => joinedElsewhere().join(SEASON, undefined, at("2026-03-20", 0)),
    "2026-03-22T19:00:00.000Z",
    false,
  ],
  [
    "of a sheet that comes from another season, a moment later",
    () => joinedElsewhere().join(SEASON, undefined, at("2026-03-20", 0)),
    "2026-03-22T19:00:00.001Z",
    true,
  ],
])("too late to change an evening, %s", (_, evening, received, isLate) => {
  const season = { id: SEASON, counting: { ...usualCounting("decale"), ...TWO_DAYS } };
  expect(isTooLate(evening().log, season, new Date(received))).toBe(isLate);
  expect(isTooLate(evening().log, { ...season, counting: usualCounting("decale") }, new Date(received))).toBe(false);
});
const joinedElsewhere = () => {
  const evening = new Evening(9, "2026-03-10", "decale", [NORA, HUGO, INES]);
  evening.log.pop();
  return evening.join(playerId(70)).deal({ cardPoints: [30, 20, 12] });
};

test("of nothing received, nothing is too late", () => {
  const season = { id: SEASON, counting: { ...usualCounting("decale"), ...TWO_DAYS } };
  expect(isTooLate([], season, new Date("2026-04-01"))).toBe(false);
});

test("a phone that was away sends a whole evening late: the period runs from its first deal", () => {
  const evening = plain();
  const away = evening.log.map((one) => ({ ...one, receivedAt: at("2026-04-01", 0) }));
  evening.log.splice(0, away.length, ...away);
  expect(evening.night(TWO_DAYS)).toMatchObject({ late: [], players: [{ points: 30 }, { points: 20 }, { points: 12 }] });
});

test("leaving, or changing who sat where, after the period moves points and not the evening", () => {
  const gone = plain().add(leaveSeason(), late).night(TWO_DAYS);
  expect(gone?.players.map(({ points }) => points)).toEqual([30, 20, 12]);
  expect(gone?.late.map(({ points, deal }) => [points, deal])).toEqual([
    [-30, null],
    [-20, null],
    [-12, null],
  ]);
  const swapped = plain()
    .add(joinSeason({ club: CLUB, season: SEASON, players: [HUGO, NORA, INES] }), late)
    .night(TWO_DAYS);
  expect(swapped?.late.map(({ player, points }) => [player, points])).toEqual([
    [NORA, -10],
    [HUGO, 10],
  ]);
});

test("who leaves in time is out; who comes back does not start the period again (T19)", () => {
  const left = plain().add(leaveSeason(), inTime);
  expect(left.night(TWO_DAYS)).toBeNull();
  const back = left.add(joinSeason({ club: CLUB, season: SEASON, players: [NORA, HUGO, INES] }), at("2026-03-20", 0));
  back.add(replace(back.sheet.deals[0] as SheetDeal, other), at("2026-03-21", 0));
  expect(back.night(TWO_DAYS)).toMatchObject({ day: "2026-03-10", deals: 0, players: [] });
  expect(back.night(TWO_DAYS)?.late.map(({ player, points, deal }) => [player, points, deal])).toEqual([
    [NORA, 30, null],
    [HUGO, 20, null],
    [INES, 12, null],
    [NORA, -10, 1],
    [HUGO, 10, 1],
  ]);
});

test("an evening is not kept open by leaving and coming back every day", () => {
  const evening = plain();
  for (const day of ["11", "12", "13", "14"])
    evening
      .add(leaveSeason(), at(`2026-03-${day}`, 0))
      .add(joinSeason({ club: CLUB, season: SEASON, players: [NORA, HUGO, INES] }), at(`2026-03-${day}`, 1));
  evening.add(replace(evening.sheet.deals[0] as SheetDeal, other), at("2026-03-14", 2));
  const tally = evening.night(TWO_DAYS);
  expect(tally?.players.map(({ points }) => points)).toEqual([30, 20, 12]);
  expect(tally?.late.slice(-2).map(({ player, points }) => [player, points])).toEqual([
    [NORA, -10],
    [HUGO, 10],
  ]);
});

test("a sheet that moved on in time is nothing to the season that it left", () => {
  const elsewhere = plain().add(joinSeason({ club: CLUB, season: eventId(7_200), players: [NORA, HUGO, INES] }), inTime);
  elsewhere.add(replace(elsewhere.sheet.deals[0] as SheetDeal, other), at("2026-03-21", 0));
  expect(elsewhere.night(TWO_DAYS)).toBeNull();
});

/** T26: as many deals as the row sums up, and nothing of who took what. */
test("a row carried over from paper counts in points and deals, and in no role", () => {
  const tally = new Evening(1, "2026-03-10", "tarot", [NORA, HUGO, INES])
    .deal({ report: [120, -40, -80], deals: 6 })
    .deal({ report: [-30, 10, 20] })
    .night({ games: ["tarot"] });
  expect(tally).toMatchObject({ deals: 7, players: [{ points: 90, deals: 7, dealt: 90 }, { points: -30 }, { points: -60 }] });
  const { [`met.${HUGO}.n`]: _, ...figures } = figuresOf(tally, NORA);
  expect(Object.keys(figures).filter((name) => !name.startsWith("met."))).toEqual([
    ...["points", "deals", "dealt", "carried.deals", "carried.points", "evenings", "place.1", "won"],
  ]);
  expect(figures).toMatchObject({ "carried.deals": 7, "carried.points": 90 });
});

test("a sheet opened afterwards is dated by its evening", () => {
  const evening = new Evening(1, "2026-03-10");
  const [opening] = evening.log;
  const body = { ...(opening?.event.body as object), day: "2025-12-24" };
  const log = evening.log.map((one) => (one === opening ? { ...one, event: { ...one.event, body } } : one));
  evening.log.splice(0, evening.log.length, ...log);
  expect(evening.night()?.day).toBe("2025-12-24");
});

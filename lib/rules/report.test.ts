import { expect, test } from "vitest";
import { playDeals } from "./evening";
import { gameOf } from "./games";
import { rulesOf } from "./read.fixture";

const four = rulesOf("tarot", 4);

/** T26: a row of paper holds each player's points as they were written. */
test("a row of paper is its points", () => {
  const game = gameOf(four);
  const deal = game.read(four, { report: [87, -29, -29, -29] });
  expect(deal).toEqual({ ok: true, value: { report: [87, -29, -29, -29], deals: 1 } });
  if (!deal.ok) return;
  const { scores, lines } = game.score(four, deal.value);
  expect(scores).toEqual([87, -29, -29, -29]);
  expect(lines[1]).toEqual({
    code: "report",
    rule: "T26",
    value: -29,
    params: { deals: 1 },
    scores: [0, -29, 0, 0],
    seats: [1],
  });
  expect(game.warnings(four, deal.value)).toEqual([]);
});

/** Game, players, row, every fault. */
const REFUSED: readonly [string, number, unknown, readonly string[]][] = [
  ["tarot", 4, { report: 12 }, ["deal.report not-a-list T26"]],
  ["tarot", 4, { report: [1, -1] }, ["deal.report wrong-length T26"]],
  ["tarot", 4, { report: [87, -29, -29, -30] }, ["deal.report report-not-zero T26"]],
  ["tarot", 4, { report: [0.25, -0.25, 0, 0] }, ["deal.report.0 not-half T26", "deal.report.1 not-half T26"]],
  ["tarot", 3, { report: [0, null, "2"] }, ["deal.report.1 required T26", "deal.report.2 not-a-number T26"]],
  ["tarot", 3, { report: [200_000, -200_000, 0] }, ["deal.report.0 out-of-range T26", "deal.report.1 out-of-range T26"]],
  ["tarot", 3, { report: [0, 0, 0], deals: 0 }, ["deal.deals out-of-range T26"]],
  ["tarot", 3, { report: [0, 0, 0], deals: 1.5 }, ["deal.deals not-whole T26"]],
  ["tarot", 3, { report: [0, 0, 0], deals: 200 }, []],
  ["tarot", 3, { report: [0, 0, 0], deals: 201 }, ["deal.deals out-of-range T26"]],
  ["tarot", 3, { report: [100_000, -100_000, 0] }, []],
  ["tarot", 3, { report: [100_000.5, -100_000.5, 0] }, ["deal.report.0 out-of-range T26", "deal.report.1 out-of-range T26"]],
  ["decale", 2, { report: [1.5, 0] }, ["deal.report.0 not-whole T26"]],
  ["whist", 2, { report: [1, -1] }, ["deal.report.0 out-of-range T26"]],
  ["whist", 2, { report: [-0.5, 0] }, ["deal.report.0 not-whole T26"]],
];

test.each(REFUSED)("refused: %s at %i, %j", (game, players, row, faults) => {
  const rules = rulesOf(game, players);
  const read = gameOf(rules).read(rules, row);
  expect(read.ok ? [] : read.faults.map(({ at, code, rule }) => `${at} ${code} ${rule}`)).toEqual(faults);
});

/** Only zero-sum games need rows that add up to zero. */
test("décalé and whist take rows that do not add up to zero", () => {
  for (const [game, row] of [
    ["decale", [20, 5]],
    ["whist", [-2, 0]],
  ] as const) {
    const rules = rulesOf(game, 2);
    expect(gameOf(rules).read(rules, { report: row, deals: null })).toEqual({ ok: true, value: { report: row, deals: 1 } });
  }
});

test("the dealer moves on by as many deals as the row adds up", () => {
  const played = { taker: 0, contract: "petite", bouts: 2, points: 41 };
  const { totals, next } = playDeals(
    four,
    3,
    [{ report: [30, -10, -10, -10], deals: 6 }, played, { report: [0, 0, 0, 0] }],
    null,
  );
  expect(totals).toEqual([105, -35, -35, -35]);
  // From dealer 3, eight deals (six, one and one) lead back to dealer 3.
  expect(next.dealer).toBe(3);
  const whist = rulesOf("whist", 3);
  // Six deals are a dealer's whole series, so the next dealer begins with five cards again (mex-donne).
  expect(playDeals(whist, 0, [{ report: [-3, 0, -1], deals: 6 }], null)).toMatchObject({
    totals: [11, 14, 13],
    next: { dealer: 1, cards: 5, blind: false },
  });
});

test("a deal that is no such row is read by its game", () => {
  expect(gameOf(four).read(four, { report: null, passed: true })).toEqual({ ok: true, value: { passed: true } });
  expect(gameOf(four).read(four, null).ok).toBe(false);
});

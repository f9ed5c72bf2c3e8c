/** The cards lost in a deal of whist, and the lines that say so. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { WhistDeal } from "./deal";
import { whist } from "./game";
import { whistPlayed, whistTable } from "./table.fixture";

const scoreOf = (players: number, deal: unknown, options: object = {}) =>
  whist.score(whistTable(players, options), whistPlayed(players, deal, options));

/** Where the numbers come from, players, deal, cards lost, options. */
const SCORES: readonly [string, number, object, readonly number[], object?][] = [
  ["the seed's player: 1 announced, 3 made, 2 cards", 3, { bids: [1, 0, 0], tricks: [3, 0, 0], cards: 3 }, [-2, 0, 0]],
  ["one off, two off (mex-penalite)", 4, { bids: [2, 1, 1, 0], tricks: [2, 0, 1, 2], cards: 5, dealer: 3 }, [0, -1, 0, -2]],
  ["everybody cannot be right; here one is wrong", 4, { bids: [2, 2, 1, 1], tricks: [2, 2, 1, 0], cards: 5 }, [0, 0, 0, -1]],
  ["bids far above the tricks", 2, { bids: [5, 5], tricks: [5, 0], cards: 5 }, [0, -5]],
  ["the tricks say how many cards", 4, { bids: [0, 0, 0, 0], tricks: [0, 1, 1, 1] }, [0, -1, -1, -1]],
  ["blind", 4, { bids: [1, 1, 0, 0], tricks: [0, 0, 0, 1], cards: 1, blind: true, dealer: 0 }, [-1, -1, 0, -1]],
  [
    "W5 option: any miss costs one card",
    4,
    { bids: [2, 1, 1, 0], tricks: [2, 0, 1, 2], cards: 5 },
    [0, -1, 0, -1],
    { penalty: "one" },
  ],
  [
    "W1 option: five players",
    5,
    { bids: [0, 0, 1, 1, 1], tricks: [1, 0, 1, 2, 0], cards: 4 },
    [-1, 0, 0, -1, -1],
    { "five-players": true },
  ],
  [
    "W4 option: the blind bids may add up",
    3,
    { bids: [1, 0, 0], tricks: [0, 1, 0], blind: true },
    [-1, -1, 0],
    { "blind-hook": false },
  ],
];

test.each(SCORES)("%s", (_, players, deal, scores, options) => {
  const score = scoreOf(players, deal, options);
  expect(score.scores).toEqual(scores);
  expect(score.lines).toHaveLength(players);
  for (const [seat, line] of score.lines.entries())
    expect([line.value, line.scores?.[seat], line.seats]).toEqual([scores[seat], scores[seat], [seat]]);
});

test("each line gives the bid and the tricks, a 0 too", () => {
  const { lines } = scoreOf(3, { bids: [1, 0, 0], tricks: [3, 0, 0] });
  expect(lines.map(({ code, rule, value }) => [code, rule, value])).toEqual([
    ["bid-missed", "mex-penalite", -2],
    ["bid-kept", "mex-penalite", 0],
    ["bid-kept", "mex-penalite", 0],
  ]);
  expect(lines[0]?.params).toEqual({ seat: 0, bid: 1, tricks: 3 });
  // Each line concerns one player.
  expect(lines.map(({ scores }) => scores)).toEqual([
    [-2, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  const flat = scoreOf(3, { bids: [1, 0, 0], tricks: [3, 0, 0] }, { penalty: "one" });
  expect(flat.lines.map(({ code, rule, value }) => [code, rule, value])).toEqual([
    ["bid-missed-flat", "W5", -1],
    ["bid-kept", "mex-penalite", 0],
    ["bid-kept", "mex-penalite", 0],
  ]);
});

test("turning the table turns the columns", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(2)), { minLength: 2, maxLength: 4 }), fc.nat(3), (pairs, by) => {
      const turned = pairs.map((_, seat) => pairs[(seat + by) % pairs.length] as [number, number]);
      const deal = (rows: readonly (readonly [number, number])[]): WhistDeal => ({
        bids: rows.map(([bid]) => bid),
        tricks: rows.map(([, took]) => took),
        cards: 5,
        blind: false,
      });
      const rules = whistTable(pairs.length);
      const { scores } = whist.score(rules, deal(pairs));
      expect(whist.score(rules, deal(turned)).scores).toEqual(pairs.map((_, seat) => scores[(seat + by) % pairs.length]));
    }),
  );
});

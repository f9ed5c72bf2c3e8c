/** The turns of a whist: dealer, cards and blind deals, one after another. */
import { expect, test } from "vitest";
import { whist } from "./game";
import { PLAYED_DEAL, whistTable } from "./table.fixture";

/** What, players, options, then the deals: dealer, first to speak, first to lead, cards, set aside, blind. */
type Row = readonly [number, number, number, number, number, boolean];
const TURNS: readonly [string, number, object, readonly Row[]][] = [
  [
    "mex-donne, W2: four players, two dealers",
    4,
    {},
    [
      [3, 0, 1, 5, 2, false],
      [3, 0, 1, 4, 6, false],
      [3, 0, 1, 3, 10, false],
      [3, 0, 1, 2, 14, false],
      [3, 0, 1, 1, 18, false],
      [3, 0, 1, 1, 18, true],
      [0, 1, 2, 5, 2, false],
    ],
  ],
  [
    "W3: two players, the dealer leads",
    2,
    {},
    [
      [1, 0, 1, 5, 12, false],
      [1, 0, 1, 4, 14, false],
    ],
  ],
  [
    "W1 option: five players start at four cards",
    5,
    { "five-players": true },
    [
      [4, 0, 1, 4, 2, false],
      [4, 0, 1, 3, 7, false],
      [4, 0, 1, 2, 12, false],
      [4, 0, 1, 1, 17, false],
      [4, 0, 1, 1, 17, true],
      [0, 1, 2, 4, 2, false],
    ],
  ],
  [
    "W2 option and W16 option: the first on the left leads, the deal rotates",
    3,
    { "first-leader": "left", "dealer-change": "deal" },
    [
      [2, 0, 0, 5, 7, false],
      [0, 1, 1, 4, 10, false],
      [1, 2, 2, 3, 13, false],
      [2, 0, 0, 2, 16, false],
      [0, 1, 1, 1, 19, false],
      [1, 2, 2, 1, 19, true],
      [2, 0, 0, 5, 7, false],
    ],
  ],
];

test.each(TURNS)("%s", (_, players, options, expected) => {
  const rules = whistTable(players, options);
  let turn = whist.firstTurn(rules, players - 1);
  for (const row of expected) {
    expect([turn.dealer, turn.firstBidder, turn.firstLeader, turn.cards, turn.aside, turn.blind]).toEqual(row);
    expect(whist.nextTurn(rules, turn, { misdeal: true })).toEqual(turn);
    turn = whist.nextTurn(rules, turn, PLAYED_DEAL);
  }
});

test("a turn without a place in the series counts as its beginning", () => {
  const { series: _, ...turn } = whist.firstTurn(whistTable(4), 0);
  expect(whist.nextTurn(whistTable(4), turn, PLAYED_DEAL).cards).toBe(4);
});

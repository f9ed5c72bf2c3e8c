/** The bids of tarot, and who may not bid after a deal that does not count. */
import { expect, test } from "vitest";
import { rulesOf } from "../read.fixture";
import { vp5 } from "../vp5/game";
import { tarot } from "./game";
import { tarotFault, tarotTable } from "./table.fixture";

/** Bids, what they come to, options, who may not bid. */
const AUCTIONS: readonly [string, readonly unknown[], object | readonly string[], object?, unknown?][] = [
  ["nobody yet", [], { taker: null, allowed: ["pass", "petite", "garde", "garde-sans", "garde-contre"], complete: false }],
  [
    "a petite, covered",
    ["petite", "pass", "garde"],
    { taker: 2, contract: "garde", allowed: ["pass", "garde-sans", "garde-contre"], complete: false },
  ],
  [
    "everybody has spoken",
    ["pass", "garde", "pass", "garde-contre"],
    { taker: 3, contract: "garde-contre", allowed: [], complete: true },
  ],
  ["all pass", ["pass", "pass", "pass", "pass"], { taker: null, allowed: [], complete: true }],
  ["FFT12 p. 5: an equal bid does not cover", ["garde", "garde"], ["bids.1 bid-too-low fft-encheres"]],
  [
    "FFT12 p. 5: nor a lower one, and every fault is told",
    ["garde", "petite", "slam"],
    ["bids.1 bid-too-low fft-encheres", "bids.2 unknown-value fft-encheres"],
  ],
  ["each speaks once", ["pass", "pass", "pass", "pass", "garde"], ["bids.4 auction-over fft-encheres"]],
  ["F19: no pousse here", ["pouce"], ["bids.0 unknown-value fft-encheres"]],
  [
    "F19 option: the pousse covers the petite",
    ["petite", "pouce"],
    { taker: 1, contract: "pouce", allowed: ["pass", "garde", "garde-sans", "garde-contre"], complete: false },
    { pousse: true },
  ],
  [
    "F20: who redeals may only pass",
    ["pass", "pass", "petite"],
    { taker: 2, contract: "petite", allowed: ["pass"], complete: false },
    {},
    3,
  ],
  ["F20: and a bid is refused", ["pass", "pass", "petite", "garde"], ["bids.3 barred-from-bidding F20"], {}, 3],
  ["F20: nor is the first's", ["garde"], ["bids.0 barred-from-bidding F20"], {}, 0],
  ["F20: barred is a place in the round", ["pass"], ["barred out-of-range F20"], {}, 4],
  ["F20: and no place before the first", ["pass"], ["barred out-of-range F20"], {}, -1],
];

test.each(AUCTIONS)("auction: %s", (_, bids, expected, options, barred) => {
  const result = tarot.auction(tarotTable(4, options), bids, { barred });
  expect(result.ok ? result.value : result.faults.map(tarotFault)).toEqual(expected);
});

/** CA6, CA10 and similar: the same dealer deals again, and the dealer, somebody else or nobody is barred from bidding. */
test.each<[string, object, object, object]>([
  ["the dealer, by the rule", { misdeal: true }, { misdeal: true }, { dealer: 2, barred: 2 }],
  ["somebody else", { misdeal: true, barred: 0 }, { misdeal: true, barred: 0 }, { dealer: 2, barred: 0 }],
  [
    "nobody",
    { misdeal: true, annulled: true, barred: "nobody" },
    { misdeal: true, annulled: true, barred: "nobody" },
    { dealer: 2 },
  ],
  ["a deal that was not annulled", { misdeal: true, annulled: false }, { misdeal: true }, { dealer: 2, barred: 2 }],
  ["after a petit sec, nobody", { misdeal: true, reason: "petit-sec" }, { misdeal: true, reason: "petit-sec" }, { dealer: 3 }],
])("after a deal that does not count, who may not bid: %s", (_, deal, read, next) => {
  for (const [game, players] of [
    [tarot, 4],
    [vp5, 5],
  ] as const) {
    const asked = rulesOf(game.name, players);
    const told = game.read(asked, deal);
    expect(told).toEqual({ ok: true, value: read });
    const turn = game.nextTurn(asked, game.firstTurn(asked, 2), read as never);
    expect({ dealer: turn.dealer, ...(turn.barred === undefined ? {} : { barred: turn.barred }) }).toEqual(next);
  }
});

test("only a seat of the table can be barred from bidding", () => {
  for (const barred of [4, -1, "0", 0.5]) expect(tarot.read(tarotTable(4), { misdeal: true, barred }).ok).toBe(false);
  expect(tarot.read(tarotTable(4), { misdeal: true, annulled: "yes" }).ok).toBe(false);
});

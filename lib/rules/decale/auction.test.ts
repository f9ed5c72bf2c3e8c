/** The bets of Tarot décalé, in one round or several. */
import { expect, test } from "vitest";
import { decale } from "./game";
import { decaleTable } from "./table.fixture";

const bidding = (players: number, bids: unknown[], options = {}) => {
  const result = decale.auction(decaleTable(players, options), bids, {});
  return result.ok ? result.value : result.faults.map(({ at, code, rule }) => `${at} ${code} ${rule}`);
};

test("les paris: the first to say the highest diploma", () => {
  expect(bidding(4, ["pass", "brevet", "brevet", "bac"])).toMatchObject({ taker: 3, contract: "bac", complete: true });
  expect(bidding(4, ["bac", "pass", "bac", "pass"])).toMatchObject({ taker: 0, contract: "bac" });
  expect(bidding(4, ["bac", "brevet", "pass", "pass"])).toMatchObject({ taker: 0, contract: "bac" });
  expect(bidding(3, ["pass", "pass", "pass"])).toMatchObject({ taker: null, complete: true });
  expect(bidding(3, ["pass"])).toMatchObject({ taker: null, complete: false, allowed: ["pass", "brevet", "bac", "master"] });
  expect(bidding(3, ["thesis"])).toEqual(["bids.0 unknown-value boite-paris"]);
  expect(bidding(2, ["pass", "pass", "bac"])).toEqual(["bids.2 auction-over D24"]);
  expect(bidding(2, ["pass"], { bets: false })).toEqual(["bids no-bets-here boite-paris"]);
});

test("D24 option: it goes round until all the others pass", () => {
  const several = { "auction-rounds": "several" };
  expect(bidding(3, ["brevet", "bac", "pass"], several)).toMatchObject({ taker: 1, complete: false });
  expect(bidding(3, ["brevet", "bac", "pass", "master"], several)).toMatchObject({
    taker: 0,
    contract: "master",
    complete: false,
  });
  expect(bidding(3, ["brevet", "bac", "pass", "master", "pass"], several)).toMatchObject({
    taker: 0,
    contract: "master",
    complete: true,
  });
  expect(bidding(3, ["pass", "pass", "pass"], several)).toMatchObject({ taker: null, complete: true });
  expect(bidding(3, ["pass", "pass", "pass", "bac"], several)).toEqual(["bids.3 auction-over D24"]);
});

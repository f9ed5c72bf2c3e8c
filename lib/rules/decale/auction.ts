// This folder: Tarot décalé.
/** The bets: each speaks once, and the first to say the highest diploma is the official bettor (D23, D24). */

import type { DecaleFault } from "../codes";
import type { Auction } from "../game";
import { Reader } from "../read";
import { optionOf, type Result, type Rules } from "../rules";
import { DIPLOMAS } from "./data";

const WORDS = ["pass", ...DIPLOMAS] as const;

/** The bids so far, in the order of speech; refuses unknown words, bids not above the last, and speech after a pass. */
export function readAuction(rules: Rules, bids: readonly unknown[]): Result<Auction> {
  const reader = new Reader<DecaleFault>();
  if (!optionOf<boolean>(rules, "bets")) reader.fault("bids", "no-bets-here", "boite-paris");
  const several = optionOf<string>(rules, "auction-rounds") === "several";
  const out = new Set<number>();
  let seat = 0;
  let taker: number | null = null;
  let level = 0;
  let complete = false;
  for (const [i, bid] of bids.entries()) {
    const said = reader.oneOf(bid, `bids.${i}`, "boite-paris", WORDS);
    if (complete) reader.fault(`bids.${i}`, "auction-over", "D24");
    if (said === undefined || complete) continue;
    const height = WORDS.indexOf(said);
    if (height > level) {
      level = height;
      taker = seat;
    }
    if (said === "pass") out.add(seat);
    seat = several ? nextIn(rules.players, out, seat) : seat + 1;
    complete = several ? isSettled(rules.players, out, taker, i + 1) : i + 1 === rules.players;
  }
  if (reader.faults.length > 0) return reader.refusal;
  const contract = WORDS[level];
  const allowed = complete ? [] : [...WORDS];
  return { ok: true, value: { taker, ...(taker === null ? {} : { contract }), allowed, complete } };
}

/** With several rounds: over when all have spoken and all but the bettor have passed. */
function isSettled(players: number, out: ReadonlySet<number>, taker: number | null, said: number): boolean {
  return said >= players && Array.from({ length: players }, (_, seat) => seat).every((seat) => seat === taker || out.has(seat));
}

function nextIn(players: number, out: ReadonlySet<number>, seat: number): number {
  const round = Array.from({ length: players }, (_, i) => (seat + 1 + i) % players);
  return round.find((next) => !out.has(next)) ?? seat;
}

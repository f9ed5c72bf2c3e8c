/** The whist, in English. */

import type { WhistFault, WhistLine } from "#lib/rules/codes";
import type { Params } from "#lib/rules/rules";
import { type GameWords, num, type Say } from "#lib/rules/words/words";
import type * as fr from "#messages/fr/rules/whist";
import { plural } from "./grammar";
import { auctionOver, TERMS } from "./terms";

const tricks = (n: number) => plural(n, "trick", "tricks");
const off = (p: Params) => num(p, "tricks") - num(p, "bid");
const gap = (p: Params) => (off(p) > 0 ? `${off(p)} too many` : `${-off(p)} too few`);
const bidden: Say = (p, name) => `${name(num(p, "seat"))} bids ${num(p, "bid")} and takes ${tricks(num(p, "tricks"))}`;

export const whist = {
  editions: { mexicain: "rules of Le Mexicain" },
  lines: {
    "bid-kept": { label: bidden, calc: () => "exact" },
    "bid-missed": { label: bidden, calc: gap },
    "bid-missed-flat": { label: bidden, calc: (p) => `${gap(p)}, one card` },
  },
  faults: {
    players: () =>
      "In the Mexicain the same people play from the first deal to the last, in the same order: each has a stake and deals a series.",
    "other-dealer": (p, name) => `It is ${name(num(p, "dealer"))}’s deal, not ${name(num(p, "seat"))}’s.`,
    "other-cards": (p) => `This deal is played with ${plural(num(p, "cards"), "card", "cards")}, not ${p.said}.`,
    "other-blind": (p) => (p.blind ? "This deal is played blind." : "This deal is not played blind."),
    "blind-has-one-card": (p) => `The blind deal has one card, not ${p.cards}.`,
    "no-such-deal": (p) =>
      num(p, "sum") === 0
        ? "No trick noted: there is at least one."
        : `${tricks(num(p, "sum"))} in all: no deal has more than ${p.most}.`,
    "tricks-do-not-add-up": (p) => `${tricks(num(p, "sum"))} in all, while ${p.cards} are played.`,
    "bids-add-up": (p, name) =>
      p.seat === undefined
        ? `The bids add up to ${p.cards}, as many as the tricks: the last one was forbidden.`
        : `The bids add up to ${p.cards}, as many as the tricks: ${name(num(p, "seat"))}, the dealer, could not say ${p.bid}.`,
    "forbidden-bid": (p) => `${p.bid} would make ${p.cards} in all, as many as the tricks: the dealer may not say it.`,
    "auction-over": auctionOver,
  },
  roles: { own: "Bids" },
  passed: TERMS.allPass,
  terms: {},
} as const satisfies GameWords<WhistLine, WhistFault, keyof typeof fr.whist.terms>;

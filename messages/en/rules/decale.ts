/** Tarot décalé, in English. */

import type { DecaleFault, DecaleLine } from "#lib/rules/codes";
import { byOutcome, type GameWords, num, plain } from "#lib/rules/words/words";
import type * as fr from "#messages/fr/rules/decale";
import { auctionOver, PRIMES, TERMS } from "./terms";

export const DIPLOMAS = { brevet: "Brevet", bac: "Bac", master: "Master" } as const;
const SCHOOLS = { B: "blue", O: "orange", V: "green", M: "purple" } as const;
const PILE = { proviseurs: "Proviseurs", profs: "Profs", eleves: "Élèves", bouts: TERMS.bouts } as const;
const diploma = (id: unknown): string => DIPLOMAS[id as keyof typeof DIPLOMAS];

export const decale = {
  editions: { boite: "rules in the box" },
  lines: {
    cards: { label: () => "Cards won" },
    "solo-against-each": {
      label: byOutcome("More than each other player", "Not more than each other player", "As many as the best of the others"),
      calc: (p) => `${plain(num(p, "mine"))} against ${plain(num(p, "against"))}`,
    },
    "solo-against-sum": {
      label: byOutcome(
        "More than all the others together",
        "Not more than the others together",
        "As many as the others together",
      ),
      calc: (p) => `${plain(num(p, "mine"))} against ${plain(num(p, "against"))}`,
    },
    "bettor-cards-void": { label: () => "Bet lost: the cards do not count", calc: (p) => `${plain(num(p, "mine"))} → 0` },
    "others-note-nothing": { label: () => "Bet won: the others score nothing" },
    camps: {
      label: byOutcome("The two have more than the three", "The two do not have more than the three", "The two sides are level"),
      calc: (p) => `${plain(num(p, "camp"))} against ${plain(num(p, "others"))}`,
    },
    "camp-cards": { label: () => "Cards of the two partners" },
    "camp-cards-void": { label: () => "Bet lost: the cards do not count", calc: (p) => `${plain(num(p, "camp"))} → 0` },
    "losers-note-nothing": { label: () => "Bet won: the other three score 0", calc: (p) => `${plain(num(p, "others"))} → 0` },
    "others-cards": { label: () => "Cards of the other three" },
    "diploma-won": { label: (p) => `${diploma(p.diploma)} passed` },
    "diploma-lost": { label: (p) => `${diploma(p.diploma)} failed` },
    "diploma-void": { label: (p) => `${diploma(p.diploma)} void` },
    "trop-cool": { label: () => "Trop cool" },
    loose: { label: () => "C’est la loose" },
    greve: { label: () => "Grève des profs" },
    "bout-du-bout": { label: () => "Le bout du bout" },
  },
  faults: {
    "no-bets-here": () => "This table plays without bets.",
    "no-call-here": () => "This table plays without the call of the Proviseur.",
    "no-primes-here": () => "This table plays without primes.",
    "partner-only-at-five": () => "The Proviseur is only called with five players.",
    "calls-own-proviseur": () => "Nobody calls a Proviseur they hold.",
    "points-given-twice": () => "The side’s points or each player’s, not both.",
    "camp-needs-partner": () => "One side’s points make sense only for two against three.",
    "total-not-75": (p) =>
      num(p, "missing") > 0
        ? `The pack holds 75 points: ${p.total} counted, ${p.missing} missing.`
        : `The pack holds 75 points: ${p.total} counted, ${-num(p, "missing")} too many.`,
    "total-too-high": (p) => `${p.total} points counted, but only ${p.most} are in play.`,
    "nothing-set-aside": () => "At this table a tied last trick goes to the winner of the one before: nothing is set aside.",
    "tied-trick-worth-two": () => "A tied trick is worth 2 points at least: two Élèves.",
    "primes-from-four": (p) => `Primes are for four or five players, not ${p.players}.`,
    "prime-twice": (p, name) => `${name(num(p, "seat"))} already has this prime.`,
    "one-petit-only": (p, name) => `There is only one Petit: the bout du bout is already ${name(num(p, "other"))}’s.`,
    "loose-holds-no-trump": (p, name) => `${name(num(p, "seat"))} cannot hold no trump and hold one.`,
    "hands-cannot-exist": () => "These primes cannot exist together: the pack has not enough cards.",
    "petit-worth-five": (p, name) => `${name(num(p, "seat"))} wins the Petit: those cards are worth 5 points at least.`,
    "last-trick-won-and-tied": () => "The Petit won the last trick: it did not tie, and nothing is set aside.",
    "auction-over": auctionOver,
  },
  roles: { taker: "Bettor", partner: "Partner", alone: "betting alone", defence: "Against", own: TERMS.eachAlone },
  passed: TERMS.nobodyBets,
  terms: { ...DIPLOMAS, ...SCHOOLS, ...PRIMES, ...PILE },
} as const satisfies GameWords<DecaleLine, DecaleFault, keyof typeof fr.decale.terms>;

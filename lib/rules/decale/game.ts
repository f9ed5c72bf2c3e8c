/** Tarot décalé: 50 cards, schools, bets, the call of the Proviseur, primes, tied tricks (seed 0, rulings D1–D37). */

import { ADDED_UP } from "../added-up";
import { DECKS } from "../deck";
import { itemAt } from "../item-at";
import { withReports } from "../report";
import { type EmptyDeal, isEmptyDeal, leadersOf, optionOf, type Rules, type Turn } from "../rules";
import { readAuction } from "./auction";
import { asideOf, CARDS_EACH, EDITIONS, OPTIONS, USUAL } from "./data";
import { type DecaleDeal, readDeal } from "./deal";
import { decaleFacts } from "./facts";
import { scoreDeal } from "./score";

export const decale = withReports<DecaleDeal>({
  name: "decale",
  deck: DECKS.decale,
  players: [2, 3, 4, 5],
  playersRule: "boite-donne",
  endRule: "boite-fin",
  editions: EDITIONS,
  usual: USUAL.id,
  options: OPTIONS,
  duties: {
    free: "boite-jeu",
    follow: "boite-fournir",
    rise: "boite-monter",
    ruff: "boite-couper",
    overruff: "D20",
    undertrump: "D21",
    discard: "boite-defausse",
    excuse: "boite-excuse",
    "called-suit": "D30",
  },
  zeroSum: false,
  reports: { step: 1 },
  endsForGood: false,
  clockwise: true,
  firstDealer: "strongest",
  arbitrated: false,
  attack: null,
  counts: "points",
  calls: "top",
  claims: ({ options, players }) =>
    options.primes === false || (players < 4 && options["primes-under-four"] !== true)
      ? []
      : [
          ["trop-cool", "boite-primes"],
          ["loose", "boite-primes"],
          ["greve", "boite-primes"],
        ],
  excuse: (options, { isLast }) => {
    if (isLast && options["excuse-last"] === "lost") return { code: "winner", rule: "D17" };
    if (options["excuse-exchange"] === true) return { code: "exchanged", rule: "D18" };
    return { code: "kept", rule: isLast ? "D17" : "boite-excuse" };
  },
  noDiscard: "boite-donne",
  emptyRules: { passed: "boite-personne", misdeal: "T7" },
  disputes: () => import("./disputes").then(({ disputes }) => disputes),
  read: readDeal,
  // The holder of the called Proviseur is not known yet: any other seat will do.
  begins: (bet) => ({
    deal: { bet: { ...(bet.called !== undefined && { partner: bet.seat === 0 ? 1 : 0 }), ...bet } },
    fields: ["bet"],
  }),
  warnings: () => [],
  score: scoreDeal,
  facts: decaleFacts,
  firstTurn: turnOf,
  nextTurn: (rules, turn, deal) => turnOf(rules, nextDealer(rules, turn, deal)),
  ...ADDED_UP,
  isOver: (rules, totals, target) => {
    if (target === null || Math.max(...totals) < target) return false;
    return optionOf<string>(rules, "target-tie") === "shared" || leadersOf(totals).length === 1;
  },
  auction: readAuction,
});

/** The Super Donneur's left neighbour bets first and leads. */
function turnOf(rules: Rules, dealer: number): Turn {
  const left = (dealer + 1) % rules.players;
  return {
    dealer,
    firstBidder: left,
    firstLeader: left,
    cards: itemAt(CARDS_EACH, rules.players),
    aside: asideOf(rules.players),
    blind: false,
  };
}

function nextDealer(rules: Rules, turn: Turn, deal: DecaleDeal | EmptyDeal): number {
  const stays = isEmptyDeal(deal) && ("misdeal" in deal || optionOf<string>(rules, "all-pass-dealer") === "same");
  if (stays) return turn.dealer;
  const step = optionOf<string>(rules, "next-dealer") === "next" ? 1 : rules.players - 1;
  return (turn.dealer + step) % rules.players;
}

/** Tarot décalé (seed 0): fixed rules, and options of a table (rulings D1–D37). */

import { cardsOf, DECKS, halvesOf } from "../deck";
import { itemAt } from "../item-at";
import { choice, type Edition, type OptionSpec, type TableCells } from "../rules";

export const SCHOOLS = ["B", "O", "V", "M"] as const;
export type School = (typeof SCHOOLS)[number];

export const DIPLOMAS = ["brevet", "bac", "master"] as const;
export type Diploma = (typeof DIPLOMAS)[number];

export const PRIMES = ["trop-cool", "loose", "greve", "bout-du-bout"] as const;
export type Prime = (typeof PRIMES)[number];

/** Cards in hand by number of players; the others are set aside unseen. */
export const CARDS_EACH: Readonly<Record<number, number>> = { 2: 14, 3: 12, 4: 10, 5: 10 };
const PACK = 50;
export const PACK_POINTS = 75;
export const asideOf = (players: number): number => PACK - players * itemAt(CARDS_EACH, players);

const DEAREST_FIRST = cardsOf(DECKS.decale)
  .map((card) => halvesOf(DECKS.decale, card) / 2)
  .sort((a, b) => b - a);

/**
 * The most points in play, by number of players: the cards set aside are at least the cheapest of the pack (68 at two, else 75).
 */
const IN_PLAY = new Map(
  Object.entries(CARDS_EACH).map(([players, cards]) => [
    Number(players),
    DEAREST_FIRST.slice(0, Number(players) * cards).reduce((sum, points) => sum + points, 0),
  ]),
);
export const pointsInPlay = (players: number): number => IN_PLAY.get(players) as number;

/** Each option with its possible values; the values of the box's rules are in its edition, below. */
export const OPTIONS: readonly OptionSpec[] = [
  choice("bets", "boite-paris", [true, false]),
  choice("call", "boite-appel", [true, false]),
  choice("primes", "boite-primes", [true, false]),
  { id: "diplomas", rule: "boite-paris", kind: "table", min: 1, max: 500, whole: inOrder },
  { id: "prime-points", rule: "boite-primes", kind: "table", min: 0, max: 100 },
  choice("solo-others", "D1", ["own", "zero"]),
  choice("solo-against", "D2", ["each", "sum"]),
  choice("solo-tie", "D2", ["lost", "void"]),
  choice("camp-tie", "D3", ["lost", "void"]),
  choice("tie-leader", "D4", ["same-leader", "same-suit", "first-tied"]),
  choice("last-tie", "D6", ["aside", "previous-winner"]),
  choice("excuse-is-trump", "D7", [true, false]),
  choice("primes-under-four", "D11", [false, true]),
  { id: "trop-cool", rule: "D12", kind: "table", min: 1, max: 14 },
  choice("excuse-last", "D17", ["kept", "lost"]),
  choice("excuse-exchange", "D18", [false, true]),
  choice("auction-rounds", "D24", ["one", "several"]),
  choice("all-pass-dealer", "D25", ["same", "next"]),
  choice("next-dealer", "D26", ["next", "previous"]),
  choice("self-call", "D27", [false, true]),
  choice("called-school-first", "D30", [true, false]),
  choice("target-tie", "D34", ["shared", "extra-deal"]),
];

export const USUAL = {
  id: "boite",
  rule: "boite-cartes",
  values: {
    bets: true,
    call: true,
    primes: true,
    diplomas: { brevet: 10, bac: 20, master: 30 },
    "prime-points": { "trop-cool": 5, loose: 5, greve: 5, "bout-du-bout": 5 },
    "solo-others": "own",
    "solo-against": "each",
    "solo-tie": "lost",
    "camp-tie": "lost",
    "tie-leader": "same-leader",
    "last-tie": "aside",
    "excuse-is-trump": true,
    "primes-under-four": false,
    "trop-cool": { "2": 8, "3": 7, "4": 6, "5": 5 },
    "excuse-last": "kept",
    "excuse-exchange": false,
    "auction-rounds": "one",
    "all-pass-dealer": "same",
    "next-dealer": "next",
    "self-call": false,
    "called-school-first": true,
    "target-tie": "shared",
  },
} as const satisfies Edition;

export const EDITIONS: readonly Edition[] = [USUAL];

function inOrder(value: TableCells) {
  return DIPLOMAS.flatMap((diploma, i) => {
    const lower = DIPLOMAS[i - 1];
    return lower !== undefined && itemAt(value, diploma) <= itemAt(value, lower)
      ? [{ key: diploma, code: "out-of-order" as const }]
      : [];
  });
}

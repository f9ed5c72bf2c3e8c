/** What a hand may announce before its first card: poignée, misères, primes, petit sec. */
import { type CardSet, EXCUSE_BIT, size } from "./card-set";
import type { Card, Deck } from "./deck";
import type { ClaimCode } from "./game";
import { itemAt } from "./item-at";
import type { Law } from "./legal";
import { cellOf, type Options, type Rules } from "./rules";

export interface Announcement {
  /** 0 none, 1 simple, 2 double, 3 triple. */
  readonly poignee: number;
  readonly miseres: readonly ("trumps" | "heads")[];
  /** Décalé: primes seen in the hand; the bout du bout is won later. */
  readonly primes: readonly ("trop-cool" | "loose" | "greve")[];
  /** The Petit is the only trump, without the Excuse: the deal is cancelled (FFT12 p. 5, V22). */
  readonly petitSec: boolean;
}

const PETIT_BIT = 2;

/** What a hand of dealt cards lets its holder announce, at the games and options where it may be. */
export function announce(law: Law, rules: Rules, hand: CardSet): Announcement {
  const open = law.claims(rules).map(([code]) => code);
  const says = (code: keyof typeof HOLDS): boolean => open.includes(code) && HOLDS[code](law, rules, hand);
  return {
    poignee: open.includes("poignee") ? poigneeOf(rules, hand) : 0,
    miseres: (["trumps", "heads"] as const).filter((kind) => says(`misere-${kind}`)),
    primes: (["trop-cool", "loose", "greve"] as const).filter(says),
    petitSec: says("petit-sec"),
  };
}

/** The Excuse stands in for a trump (FFT12 p. 7, V11). */
function poigneeOf(rules: Rules, hand: CardSet): number {
  const levels = itemAt(rules.options, `poignee-trumps-${rules.players}`);
  const counted = rules.options["poignee-excuse"] === false ? hand[4] & ~EXCUSE_BIT : hand[4];
  const trumps = size([0, 0, 0, 0, counted]);
  return Object.values(levels).filter((least) => trumps >= least).length;
}

const HOLDS = {
  "misere-trumps": (_, { options }, hand) => (hand[4] & ~EXCUSE_BIT) === 0 && excuseIn(options, hand) === 0,
  /** V12: no head and no bout; at tarot only the Excuse spoils (F18). */
  "misere-heads": ({ deck, attack }, { options }, hand) =>
    !holdsHead(deck, hand) &&
    (attack?.boutsBarred === deck.bouts.length ? boutBits(deck.bouts) & hand[4] : excuseIn(options, hand)) === 0,
  "petit-sec": (_law, _rules, hand) => hand[4] === PETIT_BIT,
  "trop-cool": (_, rules, hand) => trumpsIn(rules, hand) >= cellOf(rules, "trop-cool", rules.players),
  loose: (_, rules, hand) => trumpsIn(rules, hand) === 0,
  greve: ({ deck }, _, hand) => !holdsHead(deck, hand),
} as const satisfies Partial<Record<ClaimCode, (law: Law, rules: Rules, hand: CardSet) => boolean>>;

/** The Excuse, if it spoils a misère here. */
const excuseIn = (options: Options, hand: CardSet): number => (options["misere-excuse"] === true ? 0 : hand[4] & EXCUSE_BIT);

/** At décalé the Excuse is a trump (D7). */
const trumpsIn = ({ options }: Rules, hand: CardSet): number =>
  size([0, 0, 0, 0, options["excuse-is-trump"] === false ? hand[4] & ~EXCUSE_BIT : hand[4]]);

const boutBits = (bouts: readonly Card[]): number => bouts.reduce((bits, card) => bits | (1 << (card & 31)), 0);

function holdsHead(deck: Deck, hand: CardSet): boolean {
  const heads = deck.ranks.reduce((bits, rank, index) => (rank.head ? bits | (1 << index) : bits), 0);
  return ((hand[0] | hand[1] | hand[2] | hand[3]) & heads) !== 0;
}

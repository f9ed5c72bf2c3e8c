/** The referee in English. */

import { type Deck, EXCUSE, indexOf, isBout, isTrump, suitOf, TRUMPS } from "#lib/rules/deck";
import { itemAt } from "#lib/rules/item-at";
import type { Ought, RefereeWords } from "#lib/rules/words/referee";
import { capital, list } from "./grammar";

const SUITS = ["spade", "heart", "diamond", "club"];
const SIGNS = ["♠", "♥", "♦", "♣"];
const SCHOOLS = ["blue", "orange", "green", "purple"];
/** Any card of a suit, by what a pack's cards bear. */
const ONE = {
  suits: SUITS.map((suit) => `a ${suit}`),
  schools: SCHOOLS.map((school) => `${school === "orange" ? "an" : "a"} ${school} card`),
};

/** By the code of their rank, whichever the pack; the others go by their number. */
const FIGURES: Readonly<Record<string, string>> = {
  "1": "ace",
  "11": "jack",
  "12": "knight",
  "13": "queen",
  "14": "king",
  PRO: "Proviseur",
  P1: "Science Prof",
  P2: "History Prof",
  P3: "Sports Prof",
  E1: "Élève",
  E2: "Élève",
  E3: "Élève",
  E4: "Élève",
  INT: "Interro",
};
const LETTERS: Readonly<Record<string, string>> = { "1": "A", "11": "J", "12": "Kn", "13": "Q", "14": "K" };

const codeOf = (deck: Deck, card: number): string => itemAt(deck.ranks, indexOf(card)).code;

function rank(deck: Deck, card: number): string {
  if (card === EXCUSE) return "the Excuse";
  if (isTrump(card)) return indexOf(card) === 1 && isBout(deck, card) ? "the Petit" : `the ${indexOf(card)}`;
  const code = codeOf(deck, card);
  return `the ${FIGURES[code] ?? code}`;
}

function card(deck: Deck, one: number): string {
  const name = rank(deck, one);
  if (one === EXCUSE || name === "the Petit") return name;
  if (isTrump(one)) return `${name} of trumps`;
  return deck.emblems === "schools" ? `the ${SCHOOLS[suitOf(one)]} ${name.slice(4)}` : `${name} of ${SUITS[suitOf(one)]}s`;
}

function short(deck: Deck, one: number): string {
  if (one === EXCUSE) return "Excuse";
  if (isTrump(one)) return `${indexOf(one)}`;
  if (deck.emblems === "schools") return card(deck, one).slice(4);
  const code = codeOf(deck, one);
  return `${LETTERS[code] ?? code}${SIGNS[suitOf(one)]}`;
}

const OUGHT: Readonly<Record<Ought, string>> = {
  follow: "follow suit",
  rise: "play a higher trump",
  "play-trump": "play a trump",
  ruff: "ruff",
  "ruff-over": "overruff",
  overruff: "overruff",
  "ruff-under": "ruff, even under",
};

const someone = (who: string | null): string => who ?? "the player";

export const referee: RefereeWords = {
  card,
  rank,
  short,
  verdicts: { legal: "Legal.", illegal: "Illegal.", unknown: "Nobody can tell." },
  roles: {
    leads: "leads",
    excuse: "Excuse",
    follows: "follows",
    rises: "goes higher",
    ruffs: "ruffs",
    overruffs: "overruffs",
    undertrumps: "under",
    discards: "discards",
    plays: "plays",
  },
  list: (items) => list(items, "and"),
  either: (items) => list(items, "or"),
  plays: (who, one, on, whose, trick) => {
    const where = trick === null ? "" : `in trick ${trick}, `;
    const over = on === null ? "" : whose === null ? ` on ${on}` : ` on ${on} from ${whose}`;
    return capital(`${where}${someone(who)} ${on === null ? "leads" : "plays"} ${one}${over}.`);
  },
  ought: (who, what, without, even, proof) =>
    `${capital(`${without === null ? "" : `${even ? "even " : ""}with no ${without}, `}${someone(who)} had to ${OUGHT[what]}`)}: ${proof}.`,
  inHand: (cards) => `in hand, ${cards}`,
  playedLater: (one, trick) => `${one} (trick ${trick})`,
  laterHeld: (cards, many) => `${cards} ${many ? "were" : "was"} in hand`,
  byCount: "counting the unseen cards shows it",
  calledLead: (one, proof) =>
    `In the first trick, the called suit is led with nothing but ${one}.${proof === null ? "" : ` ${capital(proof)}.`}`,
  fine: {
    any: () => "Any card may be played.",
    free: () => "Leading, any card may be played.",
    "after-excuse": () => "The Excuse sets no suit: any card may be played.",
    "called-only": () => "Nothing in hand but the called suit: the lead is free.",
    "called-respected": () => "Nothing forbids this lead: only the called suit is kept for the called card.",
    follow: (who) => `${capital(someone(who))} follows suit; nobody has to go higher in a suit.`,
    rise: (who, _, on) => `${capital(someone(who))} goes higher than ${on}.`,
    "cannot-rise": (_, __, on) => `Nothing above ${on}: any trump will do.`,
    ruff: (who, without) => `With no ${without}, ${someone(who)} ruffs.`,
    overruff: (who, without, on) => `With no ${without}, ${someone(who)} ruffs higher than ${on}.`,
    undertrump: (who, without, on) => `With no ${without} and no trump above ${on}, ${someone(who)} ruffs all the same.`,
    "discard-trump-led": (who) => `With no trump, ${someone(who)} may play any card.`,
    discard: (who, without) => `With no ${without} and no trump, ${someone(who)} discards.`,
    excuse: () => "The Excuse may be played at any time.",
  },
  unknown: (cards) => `Nothing tells yet: it would be a fault with ${cards} in hand.`,
  one: (deck, suit, above) => {
    if (suit === null) return "a card outside the called suit, or the called card";
    if (suit === TRUMPS) return above > 0 ? `a trump above the ${above}` : "a trump";
    return itemAt(ONE[deck.emblems], suit);
  },
  without: (deck, suit) => (suit === TRUMPS ? "trump" : itemAt(ONE[deck.emblems], suit).replace(/^an? /, "")),
  discard: {
    fine: () => "These cards may be discarded.",
    "wrong-count": (_, __, due) => `The écart is ${due} cards, no more and no fewer.`,
    king: (cards) => `A king is never discarded: ${cards}.`,
    bout: (cards) => `A bout is never discarded: ${cards}.`,
    "called-card": (cards) => `At this table the called card is never discarded: ${cards}.`,
    "trump-not-needed": (cards, instead) =>
      `A trump is discarded only when there is nothing else: ${cards}, while the hand still had ${instead}.`,
    "trump-shown": (cards) => `Nothing else to discard: ${cards}, to be shown to the table.`,
    "trump-hand-unknown": (cards) =>
      `A trump is discarded only when there is nothing else: the hand must be seen before judging ${cards}.`,
  },
  nothingProven: "Nothing is proved.",
  unclear: (plays) => `${capital(plays)}: at least one of these cards was a fault, and nobody can tell which.`,
  faults: {
    "card-twice": () => "This card is there twice.",
    "unknown-card": (p) => `“${p.value}” is not a card of this pack.`,
    "trick-full": (p) => `The trick already has its ${p.players} cards.`,
    "not-callable": () => "This card cannot be called.",
    "card-not-held": () => "This card is not in the hand.",
    "no-discard": () => "Nothing is discarded here.",
    "hand-too-long": (p) => `${p.given} cards given, ${p.most} at most.`,
    "played-twice": (p) => `This card has already fallen, as card ${Number(p.before) + 1} of the deal.`,
    "not-in-hand": (p, name) => `The known hand of ${name(Number(p.seat))} does not hold this card.`,
    "in-another-hand": (p, name) => `This card is in the known hand of ${name(Number(p.holder))}.`,
    "card-aside": () => "This card is among those set aside.",
    "out-of-cards": (p) => `All the cards have fallen: there are ${p.most}.`,
    "too-many-aside": (p) => `Too many cards set aside: ${p.given}, of ${p.most} at most.`,
    "too-many-shown": (p) => `Too many cards for one hand: ${p.most} at most.`,
  },
};

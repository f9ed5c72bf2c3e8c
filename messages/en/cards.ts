import type { Card, Deck } from "#lib/rules/deck";
import { EXCUSE, indexOf, suitOf } from "#lib/rules/deck";
import { commas } from "#lib/rules/lists";
import type { CardState, CardsMessages } from "#messages/fr/cards";

const suits = ["spades", "hearts", "diamonds", "clubs"];
const courts = ["jack", "knight", "queen", "king"];
const schools = ["blue", "orange", "green", "purple"];
const classes = [
  "Interro",
  "Élève",
  "Élève",
  "Élève",
  "Élève",
  "Prof, Sciences",
  "Prof, Histoire-Géo",
  "Prof, Sport",
  "Proviseur",
];
const states: Record<CardState, string> = {
  played: "",
  chosen: "chosen",
  contested: "disputed",
  permitted: "allowed",
  forbidden: "forbidden",
};

function name(deck: Deck, card: Card): string {
  const [suit, rank] = [suitOf(card), indexOf(card)];
  if (card === EXCUSE) return "Excuse";
  if (card > EXCUSE) return `${rank} of trumps`;
  if (deck.emblems === "schools") return `${classes[rank]}, ${schools[suit]}`;
  return `${courts[rank - 10] ?? rank + 1} of ${suits[suit]}`;
}

export const cards: CardsMessages = {
  suits,
  schools,
  name,
  named: (deck, card, state) => commas(name(deck, card), states[state]),
};

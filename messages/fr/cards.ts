/** The cards by name, and what befalls them. */

import type { Card, Deck } from "#lib/rules/deck";
import { EXCUSE, indexOf, suitOf } from "#lib/rules/deck";
import { commas } from "#lib/rules/lists";

export type CardState = "played" | "chosen" | "contested" | "permitted" | "forbidden";

const suits = ["pique", "cœur", "carreau", "trèfle"];
const courts = ["valet", "cavalier", "dame", "roi"];
const schools = ["bleu", "orange", "vert", "violet"];
const classes = [
  "Interro",
  "Élève",
  "Élève",
  "Élève",
  "Élève",
  "Prof de Sciences",
  "Prof d’Histoire-Géo",
  "Prof de Sport",
  "Proviseur",
];
const states: Record<CardState, string> = {
  played: "",
  chosen: "choisie",
  contested: "contestée",
  permitted: "permise",
  forbidden: "interdite",
};

function name(deck: Deck, card: Card): string {
  const [suit, rank] = [suitOf(card), indexOf(card)];
  if (card === EXCUSE) return "Excuse";
  if (card > EXCUSE) return `${rank} d’atout`;
  if (deck.emblems === "schools") return `${classes[rank]}, ${schools[suit]}`;
  return `${courts[rank - 10] ?? rank + 1} de ${suits[suit]}`;
}

export const cards = {
  suits,
  schools,
  name,
  named: (deck: Deck, card: Card, state: CardState) => commas(name(deck, card), states[state]),
};

export type CardsMessages = typeof cards;

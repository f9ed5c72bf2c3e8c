/**
 * Who deals first, by the cards: each draws one. At décalé the strongest deals, and a tie or the Excuse draws again
 * (D35); at tarot the weakest deals (seed 1, « Les préparatifs du jeu »).
 */

import { type Card, cardsOf, type Deck, EXCUSE, indexOf, isTrump } from "./deck";
import type { Game } from "./game";
import { itemAt } from "./item-at";

/** `random`: from 0 to less than 1. Returns each player's last card, by seat, and the dealer. */
export function drawDealer({ deck, firstDealer }: Pick<Game, "deck" | "firstDealer">, players: number, random: () => number) {
  const deals = firstDealer === "strongest" ? Math.max : Math.min;
  for (;;) {
    const cards = drawn(deck, players, random);
    const forces = cards.map((card) => forceOf(deck, card));
    const best = deals(...forces);
    const dealer = forces.indexOf(best);
    if (!cards.includes(EXCUSE) && forces.lastIndexOf(best) === dealer) return { cards, dealer };
  }
}

function drawn(deck: Deck, players: number, random: () => number): Card[] {
  const pack = cardsOf(deck);
  return Array.from({ length: players }, () => itemAt(pack.splice(Math.floor(random() * pack.length), 1), 0));
}

const forceOf = (deck: Deck, card: Card): number =>
  isTrump(card) ? deck.ranks.length + indexOf(card) : (deck.ranks[indexOf(card)]?.power ?? 0);

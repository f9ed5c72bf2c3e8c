/** What a pile is worth (FFT12 p. 3-4; seed 0, « Les points »). */
import { type Card, type Deck, type Halves, halvesOf, isBout } from "./deck";

export function countPile(deck: Deck, cards: readonly Card[]) {
  let halves: Halves = 0;
  let bouts = 0;
  for (const card of cards) {
    halves += halvesOf(deck, card);
    if (isBout(deck, card)) bouts += 1;
  }
  return { halves, bouts };
}

/** Small tables for the tests: a game's duties of play with the toy pack, or any pack, and hands of any size. */
import { GAMES } from "./all-games";
import { type Card, cardsOf, DECKS, type Deck, EXCUSE, parseCard, rank, trump } from "./deck";
import type { Law } from "./legal";
import type { GameName, Options, Rules } from "./rules";

/** Eleven cards, small enough to enumerate every hand and every trick in a test. No game is played with it. */
const TOY = {
  id: "toy",
  emblems: "suits",
  rule: "fft-cartes",
  suits: ["S", "H"],
  ranks: [rank(1, 1, 1), rank(2, 2, 3), rank(3, 3, 9, true)],
  trumps: 4,
  bouts: [EXCUSE, trump(1), trump(4)],
  boutHalves: 9,
  trumpHalves: 1,
} as unknown as Deck;
export const PACKS = { ...DECKS, toy: TOY };

const DUTIES: Law["duties"] = {
  free: "fft-monter",
  follow: "fft-fournir",
  rise: "fft-monter",
  ruff: "fft-couper",
  overruff: "fft-couper",
  undertrump: "fft-couper",
  discard: "fft-defausse",
  excuse: "fft-excuse",
  "called-suit": "fft-appel",
};

/** `cards` in each hand; the rest of the pack is put aside. */
export function toyTable(
  players: number,
  cards: number,
  options: Options = {},
  name: GameName = "tarot",
  deck: Deck = TOY,
): { law: Law; rules: Rules } {
  const aside = cardsOf(deck).length - players * cards;
  const firstTurn = () => ({ dealer: 0, firstBidder: 0, firstLeader: 0, cards, aside, blind: false });
  return { law: { ...GAMES[name], deck, duties: DUTIES, firstTurn }, rules: { game: name, edition: "toy", players, options } };
}

/** Cards written as "H-3 T-2 EXC", so that tests are readable. */
export const cardsIn = (deck: Deck, text: string): Card[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((token) => {
      const card = parseCard(deck, token);
      if (card === undefined) throw new Error(`${token} is no card of the ${deck.id} pack`);
      return card;
    });

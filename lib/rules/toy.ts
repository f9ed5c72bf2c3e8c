/** Small tables for the tests: a game's duties over the toy pack, or any pack, with hands of any size. */
import { GAMES } from "./all-games";
import { type Card, cardsOf, DECKS, type Deck, parseCard } from "./deck";
import type { Law } from "./legal";
import type { GameName, Options, Rules } from "./rules";

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

/** `cards` in each hand; the others are aside. */
export function toyTable(
  players: number,
  cards: number,
  options: Options = {},
  name: GameName = "tarot",
  deck: Deck = DECKS.toy,
): { law: Law; rules: Rules } {
  const aside = cardsOf(deck).length - players * cards;
  const firstTurn = () => ({ dealer: 0, firstBidder: 0, firstLeader: 0, cards, aside, blind: false });
  return { law: { ...GAMES[name], deck, duties: DUTIES, firstTurn }, rules: { game: name, edition: "toy", players, options } };
}

/** "H-3 T-2 EXC", for tests to be read. */
export const cardsIn = (deck: Deck, text: string): Card[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((token) => {
      const card = parseCard(deck, token);
      if (card === undefined) throw new Error(`${token} is no card of the ${deck.id} pack`);
      return card;
    });

/** Small, fast, the same sequence for a seed on every machine (mulberry32). */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

export function shuffled<T>(items: readonly T[], random: (below: number) => number): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { GAMES } from "./all-games";
import { cardsOf, EXCUSE, makeCard, parseCard } from "./deck";
import { drawDealer } from "./draw";

/** Draws these cards, one after the other, from a pack that shrinks as they leave it. */
function hand(game: "decale" | "tarot" | "whist", tokens: readonly string[], players: number) {
  const { deck } = GAMES[game];
  let pack = cardsOf(deck);
  let turn = 0;
  return () => {
    if (turn % players === 0) pack = cardsOf(deck);
    const place = pack.indexOf(parseCard(deck, tokens[turn++]) as number);
    const share = (place + 0.5) / pack.length;
    pack.splice(place, 1);
    return share;
  };
}

const CASES: readonly [string, "decale" | "tarot" | "whist", readonly string[], number][] = [
  ["D35: the strongest card deals", "decale", ["B-E1", "T-2", "V-PRO"], 1],
  ["D35: a tie for the strongest draws again", "decale", ["B-P1", "V-P2", "M-INT", "B-P1", "V-E2", "M-INT"], 0],
  ["D35: a tie lower down does not matter", "decale", ["B-E1", "V-E2", "M-PRO"], 2],
  ["D35: the Excuse draws again", "decale", ["EXC", "T-2", "V-PRO", "B-E1", "V-E1", "V-PRO"], 2],
  ["seed 1: the weakest card deals", "tarot", ["S-14", "H-2", "T-1"], 1],
  ["the whist is played with trumps alone", "whist", ["T-20", "T-3", "T-11"], 1],
  ["the Excuse draws again there too", "whist", ["T-20", "EXC", "T-11", "T-2", "T-3", "T-11"], 0],
];

test.each(CASES)("%s", (_, game, tokens, dealer) => {
  const draw = drawDealer(GAMES[game], 3, hand(game, tokens, 3));
  expect(draw.dealer).toBe(dealer);
  expect(draw.cards.map((card) => makeCard(GAMES[game].deck, card))).toEqual(tokens.slice(-3));
});

test("the first dealer is drawn without the Excuse and without a tie", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 5 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (players, stream) => {
        const { cards, dealer } = drawDealer(GAMES.decale, players, () => stream.next().value as number);
        expect(new Set(cards).size).toBe(players);
        expect(cards).not.toContain(EXCUSE);
        expect(dealer).toBeLessThan(players);
      },
    ),
    { numRuns: 200 },
  );
});

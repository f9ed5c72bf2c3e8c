/** Deals made of the real pack are never refused. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { decaleFaults } from "./table.fixture";

/** Deals 50 real cards, gives the tricks to anybody, and claims the primes the hands deserve. */
const dealtDeal = fc
  .record({
    players: fc.integer({ min: 2, max: 5 }),
    order: fc.shuffledSubarray([...Array(50).keys()], { minLength: 50, maxLength: 50 }),
    winners: fc.array(fc.nat(1000), { minLength: 50, maxLength: 50 }),
  })
  .map(({ players, order, winners }) => {
    const each = players === 2 ? 14 : players === 3 ? 12 : 10;
    const hands = Array.from({ length: players }, (_, seat) => order.slice(seat * each, (seat + 1) * each));
    const worth = (card: number) => (card < 4 ? 5 : card < 16 ? 2 : card < 32 ? 1 : card < 36 ? 0 : card < 39 ? 5 : 0);
    const cardPoints = Array.from({ length: players }, () => 0);
    for (const [i, card] of hands.flat().entries()) {
      const seat =
        card === 36 ? hands.findIndex((hand) => hand.includes(36)) : (winners[Math.floor(i / players)] as number) % players;
      cardPoints[seat] = (cardPoints[seat] as number) + worth(card);
    }
    const primes =
      players < 4
        ? []
        : hands.flatMap((hand, seat) => {
            const trumps = hand.filter((card) => card >= 36).length;
            return [
              ...(trumps >= (players === 4 ? 6 : 5) ? [{ seat, prime: "trop-cool" }] : []),
              ...(trumps === 0 ? [{ seat, prime: "loose" }] : []),
              ...(hand.every((card) => card >= 16) ? [{ seat, prime: "greve" }] : []),
            ];
          });
    return { players, deal: { cardPoints, primes } };
  });

test("a possible deal is never refused", () => {
  fc.assert(
    fc.property(dealtDeal, ({ players, deal }) => {
      expect(decaleFaults(players, deal)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

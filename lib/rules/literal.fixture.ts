/**
 * For the tests: RULES 1.4 sentence by sentence. It uses only the printed names of the cards, and nothing of the engine.
 * `carried` is the suit left demanded by a tied trick (D4), `called` the card called, in the first trick at five.
 */
import { itemAt } from "./item-at";

export function literal(
  hand: readonly string[],
  trick: readonly string[],
  called: string | null = null,
  carried: string | null = null,
): string[] {
  const suit = (card: string) => itemAt(card.split("-"), 0);
  const height = (card: string) => Number(card.split("-")[1]);
  const isTrump = (card: string) => suit(card) === "T";
  const led = carried ?? trick.filter((card) => card !== "EXC").map(suit)[0];
  if (led === undefined) {
    if (called === null) return [...hand];
    const allowed = hand.filter((card) => suit(card) !== suit(called) || card === called);
    return allowed.length > 0 ? allowed : [...hand];
  }
  const highest = Math.max(0, ...trick.filter(isTrump).map(height));
  const trumps = hand.filter(isTrump);
  const higher = trumps.filter((card) => height(card) > highest);
  const excuse = hand.filter((card) => card === "EXC");
  const sameSuit = hand.filter((card) => suit(card) === led);
  if (led !== "T" && sameSuit.length > 0) return [...sameSuit, ...excuse];
  if (higher.length > 0) return [...higher, ...excuse];
  if (trumps.length > 0) return [...trumps, ...excuse];
  return [...hand];
}

/** Décalé: each counts the cards won; the cards of a tied trick go with the next one (seed 0, D4–D6, D14–D19). */

import { countPile } from "../count";
import { type Card, type Deck, EXCUSE, halvesOf, trump } from "../deck";
import { itemAt } from "../item-at";
import type { Replay } from "../record";
import type { Points, Rules, Seat } from "../rules";

export interface SeatsTally {
  readonly kind: "seats";
  readonly cardPoints: readonly Points[];
  /** Points of a tied last trick (D6). */
  readonly setAside: Points;
  /** Who played the called Proviseur. */
  readonly partner: Seat | null;
  /** The player whose Petit won the last trick. */
  readonly boutDuBout: Seat | null;
}

const PETIT = trump(1);

export function tallySeats(deck: Deck, rules: Rules, { plays, tricks, partner }: Replay): SeatsTally {
  const piles = Array.from({ length: rules.players }, (): Card[] => []);
  const last = tricks.length - 1;
  let carried: Card[] = [];
  let previous: Seat | null = null;
  for (const [number, { winner }] of tricks.entries()) {
    carried.push(...plays.filter(({ card, trick }) => trick === number && card !== EXCUSE).map(({ card }) => card));
    if (winner === null) continue;
    piles[winner]?.push(...carried);
    carried = [];
    previous = winner;
  }
  if (rules.options["last-tie"] === "previous-winner" && previous !== null) {
    piles[previous]?.push(...carried);
    carried = [];
  }
  giveExcuse(deck, rules, piles, { plays, tricks });
  const petit = plays.find(({ card }) => card === PETIT);
  const bout = petit && petit.trick === last && tricks[last]?.winner === petit.seat ? petit.seat : null;
  return {
    kind: "seats",
    cardPoints: piles.map((pile) => countPile(deck, pile).halves / 2),
    setAside: countPile(deck, carried).halves / 2,
    partner,
    boutDuBout: bout,
  };
}

/**
 * The Excuse stays with its owner, even in a tied trick (D17, D19); a table may have it lost in the last trick, or exchanged for
 * a card (D18).
 */
function giveExcuse(deck: Deck, rules: Rules, piles: Card[][], { plays, tricks }: Pick<Replay, "plays" | "tricks">): void {
  const excuse = plays.find(({ card }) => card === EXCUSE);
  if (!excuse) return;
  const winner = tricks[excuse.trick]?.winner ?? null;
  const isLost = rules.options["excuse-last"] === "lost" && excuse.trick === tricks.length - 1 && winner !== null;
  piles[isLost ? winner : excuse.seat]?.push(EXCUSE);
  if (rules.options["excuse-exchange"] !== true || isLost || winner === null || winner === excuse.seat) return;
  const own = itemAt(piles, excuse.seat);
  const given = own.filter((card) => card !== EXCUSE).sort((a, b) => halvesOf(deck, a) - halvesOf(deck, b))[0];
  if (given === undefined) return;
  own.splice(own.indexOf(given), 1);
  piles[winner]?.push(given);
}

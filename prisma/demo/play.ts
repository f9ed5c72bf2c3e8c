/** Deals for the demo: real packs dealt, played card by card within the rules, and counted. */
import { type CardSet, emptySet, members, remove, setOf } from "#lib/rules/card-set";
import { type Card, cardsOf, EXCUSE } from "#lib/rules/deck";
import type { Game } from "#lib/rules/game";
import { barredLead, legalSet } from "#lib/rules/legal";
import type { Rules, Seat } from "#lib/rules/rules";
import { shuffled } from "#lib/rules/seeded";
import { demandOf, NO_SUIT, outcomeOf } from "#lib/rules/trick";

export type Random = (below: number) => number;

interface Dealt {
  readonly hands: readonly (readonly Card[])[];
  readonly aside: readonly Card[];
}

export interface PlayedDemo {
  /** By seat, the cards won. The Excuse stays with its player. */
  readonly piles: readonly (readonly Card[])[];
  /** The cards of a last trick without a winner. */
  readonly nobodys: readonly Card[];
  /** The winner of the last trick and the winning card; null: none. */
  readonly last: { readonly seat: Seat; readonly card: Card; readonly trick: readonly Card[] } | null;
  /** By seat, how many tricks. */
  readonly tricks: readonly number[];
  /** Who played the Excuse, and who won its trick. */
  readonly excuse: { readonly owner: Seat; readonly winner: Seat } | null;
}

export function dealCards(game: Game, rules: Rules, random: Random): Dealt {
  const { cards } = game.firstTurn(rules, 0);
  const pack = shuffled(cardsOf(game.deck), random);
  const hands = Array.from({ length: rules.players }, (_, seat) => pack.slice(seat * cards, (seat + 1) * cards));
  return { hands, aside: pack.slice(rules.players * cards) };
}

/** Plays random legal cards. */
export function playCards(
  game: Game,
  rules: Rules,
  hands: Dealt["hands"],
  leader: Seat,
  called: Card | null,
  random: Random,
): PlayedDemo {
  const { players } = rules;
  const left = hands.map(setOf);
  const piles = hands.map((): Card[] => []);
  const legal: CardSet = emptySet();
  let carried: Card[] = [];
  let lead = leader;
  let last: PlayedDemo["last"] = null;
  let excuse: PlayedDemo["excuse"] = null;
  const tricks = hands.map(() => 0);
  for (let number = 1; number <= (hands[0]?.length ?? 0); number++) {
    const trick: Card[] = [];
    for (let i = 0; i < players; i++) {
      const hand = left[(lead + i) % players] as CardSet;
      legalSet(hand, demandOf(game.deck, trick, barredLead(rules, called, number, i > 0), NO_SUIT), legal);
      const choices = members(legal);
      const card = choices[random(choices.length)] as Card;
      trick.push(card);
      remove(hand, card);
    }
    const owner = trick.includes(EXCUSE) ? (lead + trick.indexOf(EXCUSE)) % players : null;
    if (owner !== null) piles[owner]?.push(EXCUSE);
    carried.push(...trick.filter((card) => card !== EXCUSE));
    const outcome = outcomeOf(game.deck, trick);
    if (outcome && "winner" in outcome) {
      const card = trick[outcome.winner] as Card;
      lead = (lead + outcome.winner) % players;
      piles[lead]?.push(...carried);
      carried = [];
      tricks[lead] = (tricks[lead] as number) + 1;
      if (owner !== null) excuse = { owner, winner: lead };
      last = { seat: lead, card, trick };
    } else last = null;
  }
  return { piles, nobodys: carried, last, tricks, excuse };
}

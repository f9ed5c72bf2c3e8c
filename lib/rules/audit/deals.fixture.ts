/** For the tests and the bench: deals of the real packs, played at random, with legal plays except where `errs` asks for a fault. */
import { emptySet, members, minus, setOf } from "../card-set";
import { type Card, cardsOf } from "../deck";
import { barredLead, type Law, legalSet } from "../legal";
import type { PlayRecord } from "../record";
import type { Rules, Seat } from "../rules";
import { shuffled } from "../seeded";
import { type Demand, demandOf, NO_SUIT, outcomeOf } from "../trick";

export interface RandomDeal extends PlayRecord {
  readonly hands: readonly (readonly Card[])[];
  readonly aside: readonly Card[];
  /** The indexes of the plays that were faults. */
  readonly revokes: readonly number[];
}

type Errs = (play: number, before: number) => boolean;

/** `errs`: whether the next player makes a fault where he can, after so many plays and so many faults. */
export function randomDeal(law: Law, rules: Rules, random: (below: number) => number, errs: Errs = () => false): RandomDeal {
  const { cards } = law.firstTurn(rules, 0);
  const { players } = rules;
  const pack = shuffled(cardsOf(law.deck), random);
  const hands = Array.from({ length: players }, (_, seat) => pack.slice(seat * cards, (seat + 1) * cards));
  const calledCard = players === 5 ? law.deck.ranks.length - 1 + 32 * random(4) : null;
  const leader = random(players);
  const left = hands.map(setOf);
  const plays: Card[] = [];
  const legal = emptySet();
  const revokes: number[] = [];
  let lead: Seat = leader;
  for (let number = 1; number <= cards; number++) {
    const trick: Card[] = [];
    for (let i = 0; i < players; i++) {
      const hand = left[(lead + i) % players] as (typeof left)[number];
      const demand: Demand = demandOf(law.deck, trick, barredLead(rules, calledCard, number, i > 0), NO_SUIT);
      legalSet(hand, demand, legal);
      const faults = members(minus(hand, legal));
      const isFault = faults.length > 0 && errs(plays.length, revokes.length);
      const from = isFault ? faults : members(legal);
      const card = from[random(from.length)] as Card;
      if (isFault) revokes.push(plays.length);
      trick.push(card);
      plays.push(card);
      hand[card >> 5] = (hand[card >> 5] as number) & ~(1 << (card & 31));
    }
    const outcome = outcomeOf(law.deck, trick);
    if (outcome && "winner" in outcome) lead = (lead + outcome.winner) % players;
  }
  return { leader, plays, hands, aside: pack.slice(players * cards), calledCard, revokes };
}

/** Only the parts of the record that a table knows. */
export const told = ({ leader, plays, calledCard }: RandomDeal): PlayRecord => ({ leader, plays, calledCard });

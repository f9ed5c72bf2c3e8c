/**
 * Replays a recorded deal: whose each card is, what its trick demanded, who won. Whether a play was legal does not matter here.
 * Impossible plays are refused with their index.
 */

import { type Card, cardsOf } from "./deck";
import { itemAt } from "./item-at";
import { barredLead, firstDeal, type Law } from "./legal";
import type { Rules, Seat } from "./rules";
import { type Demand, demandOf, NO_SUIT, outcomeOf } from "./trick";

export interface PlayRecord {
  readonly leader: Seat;
  /** In the order they fell; may stop anywhere. */
  readonly plays: readonly Card[];
  /** By seat, its hand before the first card; null if unknown. */
  readonly hands?: readonly (readonly Card[] | null)[] | undefined;
  /** By seat, cards known to be in that hand: a poignée shown. */
  readonly shown?: readonly (readonly Card[])[] | undefined;
  /** Cards in no hand, perhaps not all. */
  readonly aside?: readonly Card[] | undefined;
  readonly calledCard?: Card | null | undefined;
  /** Whist: cards each, and the announced value of the Excuse. */
  readonly cards?: number | undefined;
  readonly excuseValue?: number | undefined;
  readonly taker?: Seat | null;
  /** `null`: the taker plays alone. Left out, the called card tells. */
  readonly partner?: Seat | null | undefined;
  readonly contract?: string | null | undefined;
}

export interface ReplayedPlay {
  readonly seat: Seat;
  readonly card: Card;
  /** From 0. */
  readonly trick: number;
  /** What its trick demanded. */
  readonly demand: Demand;
}

interface ReplayedTrick {
  readonly leader: Seat;
  /** `null` when it ties. */
  readonly winner: Seat | null;
}

export type Replay = ReturnType<typeof replay>;

/** `tricks`: the completed ones. `cards`: in each hand; `aside`: how many are set aside. */
export function replay(law: Law, rules: Rules, record: PlayRecord) {
  const { players } = rules;
  const cards = record.cards ?? firstDeal(law, rules).cards;
  const plays: ReplayedPlay[] = [];
  const tricks: ReplayedTrick[] = [];
  let leader = record.leader;
  let carried: Demand["suit"] = NO_SUIT;
  let partner = record.partner ?? null;
  for (let first = 0; ; first += players) {
    const number = tricks.length;
    const trick = record.plays.slice(first, first + players);
    for (const [i, card] of trick.entries()) {
      const seat = (leader + i) % players;
      const before = trick.slice(0, i);
      const demand = demandOf(law.deck, before, barredLead(rules, record.calledCard ?? null, number + 1, i > 0), carried);
      plays.push({ seat, card, trick: number, demand });
      if (players === 5 && record.partner === undefined && card === record.calledCard && seat !== record.taker) partner = seat;
    }
    if (trick.length < players) break;
    const slam = number === cards - 1 && wonAll(law, record, partner, tricks, leader);
    const outcome = outcomeOf(law.deck, trick, { excuseValue: record.excuseValue, slam, carried });
    const winner = outcome && "winner" in outcome ? (leader + outcome.winner) % players : null;
    tricks.push({ leader, winner });
    const after = rules.options["tie-leader"];
    carried = winner === null && after === "same-suit" ? demandOf(law.deck, trick, undefined, carried).suit : NO_SUIT;
    if (winner !== null) leader = winner;
    else if (after === "first-tied" && outcome && "tied" in outcome) leader = (leader + itemAt(outcome.tied, 0)) % players;
  }
  const aside = cardsOf(law.deck).length - players * cards;
  return { plays, tricks, cards, aside, complete: plays.length === players * cards, partner };
}

/** F6, V18: the leader's camp won every trick so far; where the camps are not known, the leader alone. */
function wonAll(law: Law, record: PlayRecord, partner: Seat | null, tricks: readonly ReplayedTrick[], leader: Seat): boolean {
  const { taker = null } = record;
  const isAttacker = (seat: Seat | null) => seat === taker || seat === partner;
  const sameCamp = (seat: Seat | null) => (taker === null ? seat === leader : isAttacker(seat) === isAttacker(leader));
  return law.attack !== null && tricks.every(({ winner }) => sameCamp(winner));
}

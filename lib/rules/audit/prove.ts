/**
 * Proofs. A world is one way in which the unseen cards may lie; no one is presumed honest. A play is a proven fault if in every
 * world the hand held, at that moment, a card that forbade it: because such a card is known to have been there, or because the
 * hand held more unseen cards than there are harmless ones.
 */
import { add, type CardSet, emptySet, has, isEmpty, meet, meets, members, minus, size } from "../card-set";
import type { Card } from "../deck";
import { brokenDuty, forbidders, type Law, packOf } from "../legal";
import type { ReplayedPlay } from "../record";
import type { Duty, Seat } from "../rules";
import { type Demand, NO_SUIT } from "../trick";
import type { Evidence } from "./evidence";

export interface Proof {
  /** Index in the record. */
  readonly play: number;
  readonly seat: Seat;
  readonly card: Card;
  readonly duty: Duty;
  /** The later plays that prove it, ascending; empty if a known hand or the count of cards does. */
  readonly because: readonly number[];
  /** Cards that were surely in the hand, and forbade the play. */
  readonly held: readonly Card[];
}

/** A play that is no proven fault, and the unseen cards that would have made it one. */
export interface Suspicion {
  readonly play: number;
  readonly seat: Seat;
  readonly against: CardSet;
}

/** Judges from the last play back, so that each play is compared with later ones; both lists are in the order of play. */
export function findings(law: Law, plays: readonly ReplayedPlay[], { unseen, kept, unknown }: Evidence) {
  const proofs: Proof[] = [];
  const suspicions: Suspicion[] = [];
  const pack = packOf(law.deck);
  const known = kept.map((set): CardSet => [...set]);
  const against = emptySet();
  for (let play = plays.length - 1; play >= 0; play--) {
    const { seat, card, demand } = plays[play] as ReplayedPlay;
    const held = known[seat] as CardSet;
    const room = unknown[seat] as number;
    forbidders(pack, card, demand, against);
    if (meets(against, held)) {
      const [guilty, because] = [meet(against, held), laterPlays(plays, play, against)];
      proofs.push({ play, seat, card, duty: brokenDuty(demand, guilty), because, held: members(guilty) });
    } else if (size(minus(unseen, against)) < room) {
      const duty = countedDuty(demand, minus(unseen, against), meet(unseen, against), room);
      proofs.push({ play, seat, card, duty, because: [], held: [] });
    } else if (room > 0 && meets(against, unseen)) {
      suspicions.push({ play, seat, against: meet(against, unseen) });
    }
    add(held, card);
  }
  return { proofs: proofs.reverse(), suspicions: suspicions.reverse() };
}

function laterPlays(plays: readonly ReplayedPlay[], play: number, against: CardSet): number[] {
  const { seat } = plays[play] as ReplayedPlay;
  const later: number[] = [];
  for (let i = play + 1; i < plays.length; i++) {
    const other = plays[i] as ReplayedPlay;
    if (other.seat === seat && has(against, other.card)) later.push(i);
  }
  return later;
}

/** By count: the duty to follow if that alone is proven, else the duty to trump, which covers both. */
function countedDuty(demand: Demand, harmless: CardSet, harmful: CardSet, room: number): Duty {
  if (demand.suit === NO_SUIT) return "called-suit";
  const trumps: CardSet = [0, 0, 0, 0, harmful[4]];
  const suit = minus(harmful, trumps);
  const followProven = size(harmless) + size(trumps) < room;
  return brokenDuty(demand, followProven || isEmpty(trumps) ? suit : trumps);
}

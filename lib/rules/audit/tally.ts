/** The result of a complete deal: the attack's points at tarot, all players' at décalé, tricks at whist. */

import { countPile } from "../count";
import { type Card, cardsOf, EXCUSE, type Halves, trump } from "../deck";
import { itemAt } from "../item-at";
import type { Law } from "../legal";
import type { PlayRecord, Replay } from "../record";
import type { Points, Rules, Seat } from "../rules";
import { type Camp, DOG, type Dog } from "../tarot/attack";
import { type SeatsTally, tallySeats } from "./tally-seats";

export interface AttackTally {
  readonly kind: "attack";
  /** The attack's, out of 91. */
  readonly points: Points;
  readonly bouts: number;
  readonly petitAuBout: Camp | null;
  readonly slam: Camp | null;
  readonly partner: Seat | null;
  /** The Excuse went to the last trick and changed camp: at four, a half point can occur (F11). */
  readonly excuseLast: boolean;
}

interface TricksTally {
  readonly kind: "tricks";
  readonly tricks: readonly number[];
}

export type Tally = AttackTally | SeatsTally | TricksTally;

const PETIT = trump(1);

/** Null while cards are missing, and where the camps are not known. */
export function tallyOf(law: Law, rules: Rules, record: PlayRecord, played: Replay): Tally | null {
  if (!played.complete) return null;
  if (law.counts === "tricks") return { kind: "tricks", tricks: tricksOf(rules, played) };
  if (!law.attack) return tallySeats(law.deck, rules, played);
  const { taker = null, contract } = record;
  const dog = DOG[contract ?? ""];
  return taker === null || dog === undefined || !isCampKnown(rules, record) ? null : tallyAttack(law, rules, played, taker, dog);
}

/** At five, by the partner or by the called card: alone counts double, so it is never guessed (F12). */
const isCampKnown = ({ players }: Rules, { partner, calledCard }: PlayRecord): boolean =>
  players !== 5 || partner !== undefined || (calledCard !== null && calledCard !== undefined);

const tricksOf = (rules: Rules, { tricks }: Replay): number[] =>
  Array.from({ length: rules.players }, (_, seat) => tricks.filter(({ winner }) => winner === seat).length);

function tallyAttack(law: Law, rules: Rules, played: Replay, taker: Seat, dogIs: Dog): AttackTally {
  const campOf = (seat: Seat | null): Camp => (seat === taker || seat === played.partner ? "attack" : "defence");
  const winners = played.tricks.map(({ winner }) => campOf(winner));
  const slam = winners.every((camp) => camp === winners[0]) ? itemAt(winners, 0) : null;
  const last = played.tricks.length - 1;
  const plain = played.plays.filter(({ card, trick }) => card !== EXCUSE && winners[trick] === "attack").map(({ card }) => card);
  const dog = dogIs === "defence" ? [] : unplayed(law, played);
  const pile = countPile(law.deck, [...plain, ...dog]);
  const excuse = played.plays.find(({ card }) => card === EXCUSE);
  const share = excuse
    ? excuseShare(rules, {
        owner: campOf(excuse.seat),
        winner: itemAt(winners, excuse.trick),
        isLast: excuse.trick === last,
        slam,
        worth: law.deck.boutHalves,
      })
    : { halves: 0, bouts: 0, changed: false };
  return {
    kind: "attack",
    points: (pile.halves + share.halves) / 2,
    bouts: pile.bouts + share.bouts,
    petitAuBout: petitAuBout(played, winners, slam),
    slam,
    partner: played.partner,
    excuseLast: share.changed,
  };
}

function unplayed(law: Law, { plays }: Replay): Card[] {
  const fallen = new Set(plays.map(({ card }) => card));
  return cardsOf(law.deck).filter((card) => !fallen.has(card));
}

interface ExcuseTrick {
  readonly owner: Camp;
  readonly winner: Camp;
  readonly isLast: boolean;
  readonly slam: Camp | null;
  readonly worth: Halves;
}

/**
 * What the Excuse brings the attack. It stays with its owner's camp, which gives a half-point card for it (RULES 1.3); in
 * the last trick it changes camp, or goes with the trick where the table says so (F5, V17), but not in a chelem of its owner's
 * (F6). Against a chelem there is no card to give: 4 points (F7), or lost where the table says so (V19).
 */
function excuseShare(rules: Rules, { owner, winner, isLast, slam, worth }: ExcuseTrick) {
  const withTrick = rules.options["excuse-last"] === "trick-winner";
  const lostLast = isLast && (withTrick ? winner !== owner : slam === null);
  const lostToSlam = slam !== null && slam !== owner && rules.options["excuse-slam"] === "lost";
  const holder = lostLast || lostToSlam ? other(owner) : owner;
  const bouts = holder === "attack" ? 1 : 0;
  const exchanged = holder === owner && winner !== owner;
  if (exchanged) return { halves: holder === "attack" ? worth - 1 : 1, bouts, changed: false };
  return { halves: bouts * worth, bouts, changed: lostLast };
}

const other = (camp: Camp): Camp => (camp === "attack" ? "defence" : "attack");

/** FFT12 p. 7: the camp that wins the trick; a trick earlier when the Excuse was kept to win the last of a chelem (F6). */
function petitAuBout({ plays, tricks }: Replay, winners: readonly Camp[], slam: Camp | null): Camp | null {
  const last = tricks.length - 1;
  const keptExcuse =
    slam !== null && plays.some(({ card, trick, seat }) => card === EXCUSE && trick === last && tricks[last]?.winner === seat);
  const bout = keptExcuse ? last - 1 : last;
  return plays.some(({ card, trick }) => card === PETIT && trick === bout) ? itemAt(winners, bout) : null;
}

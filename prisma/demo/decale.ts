/** Tarot décalé as people of different skill play it. */
import { announce } from "#lib/rules/announce";
import { setOf } from "#lib/rules/card-set";
import { countPile } from "#lib/rules/count";
import { DIPLOMAS } from "#lib/rules/decale/data";
import { decale } from "#lib/rules/decale/game";
import { type Card, indexOf, isHead, isTrump, suitOf, trump } from "#lib/rules/deck";
import type { Game } from "#lib/rules/game";
import type { Json } from "#lib/rules/read";
import type { Rules, Seat } from "#lib/rules/rules";
import { dealCards, type PlayedDemo, playCards, type Random } from "./play";

/** 0…1. `skill`: how well the player judges a hand; `daring`: how readily the player bets. */
export interface Temper {
  readonly skill: number;
  readonly daring: number;
}

const game = decale as Game;
/** The best player compares so many ways to play a deal, the worst one. */
const TRIES = 2;

/** One deal of the evening, as the table notes it. */
export function playDecale(rules: Rules, tempers: readonly Temper[], leader: Seat, random: Random): Json {
  const { hands } = dealCards(game, rules, random);
  const worth = hands.map((hand, seat) => judged(strength(hand), tempers[seat] as Temper, random));
  const bettor = worth.indexOf(Math.max(...worth));
  const level = (worth[bettor] as number) - 9;
  if (level < 0) return { passed: true };
  const diploma = DIPLOMAS[Math.min(2, Math.floor(level / 2.5))];
  const partner = rules.players === 5 && level < 3.5 ? holderOfProviseur(hands, bettor, random) : undefined;
  const side = partner === undefined ? [bettor] : [bettor, partner];
  const tries = 1 + Math.round((tempers[bettor] as Temper).skill * (TRIES - 1));
  const played = best(
    tries,
    () => playCards(game, rules, hands, leader, null, random),
    (one) => gap(one, side),
  );
  const primes = hands.flatMap((hand, seat) => announce(game, rules, setOf(hand)).primes.map((prime) => ({ seat, prime })));
  const bout = played.last && played.last.card === trump(1) ? [{ seat: played.last.seat, prime: "bout-du-bout" }] : [];
  return {
    bet: { seat: bettor, diploma, ...(partner !== undefined && { partner }) },
    cardPoints: played.piles.map(pointsOf),
    setAside: pointsOf(played.nobodys),
    primes: [...primes, ...bout],
  };
}

const pointsOf = (cards: readonly Card[]): number => countPile(game.deck, cards).halves / 2;

const strength = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum + (isTrump(card) ? 1 + indexOf(card) / 8 : isHead(game.deck, card) ? 0.9 : 0), 0);

const judged = (worth: number, { skill, daring }: Temper, random: Random): number =>
  worth + (random(1000) / 500 - 1) * (1 - skill) * 3 + (daring - 0.5) * 2.4;

/** Another player who holds the highest card of a school. */
function holderOfProviseur(hands: readonly (readonly Card[])[], bettor: Seat, random: Random): Seat | undefined {
  const top = game.deck.ranks.length - 1;
  const holders = hands.flatMap((hand, seat) =>
    seat !== bettor && hand.some((card) => suitOf(card) < 4 && indexOf(card) === top) ? [seat] : [],
  );
  return holders[random(Math.max(1, holders.length))];
}

function gap({ piles }: PlayedDemo, side: readonly Seat[]): number {
  const sum = (seats: readonly Seat[]) => seats.reduce((all, seat) => all + pointsOf(piles[seat] as readonly Card[]), 0);
  const others = piles.map((_, seat) => seat).filter((seat) => !side.includes(seat));
  return side.length === 1 ? sum(side) - Math.max(...others.map((seat) => sum([seat]))) : sum(side) - sum(others);
}

/** The best of several tries: better players get more tries. */
export function best<T>(tries: number, make: () => T, measure: (one: T) => number): T {
  const made = Array.from({ length: tries }, make);
  return made.reduce((a, b) => (measure(b) > measure(a) ? b : a));
}

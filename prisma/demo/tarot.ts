/** French tarot as people of different skill play it. */
import { countPile } from "#lib/rules/count";
import { type Card, EXCUSE, indexOf, isBout, isHead, isTrump, suitOf, trump } from "#lib/rules/deck";
import type { Game } from "#lib/rules/game";
import type { Json } from "#lib/rules/read";
import type { Rules, Seat } from "#lib/rules/rules";
import { tarot } from "#lib/rules/tarot/game";
import { best, type Temper } from "./decale";
import { dealCards, type PlayedDemo, playCards, type Random } from "./play";

const game = tarot as Game;
const TRIES = 3;
const TARGETS = [56, 51, 41, 36];
const KING = game.deck.ranks.length - 1;

/** One deal of the evening, as the table notes it. */
export function playTarot(rules: Rules, tempers: readonly Temper[], leader: Seat, random: Random): Json {
  const { hands, aside } = dealCards(game, rules, random);
  const worth = hands.map((hand, seat) => judged(strength(hand), tempers[seat] as Temper, random));
  const taker = worth.indexOf(Math.max(...worth));
  const level = (worth[taker] as number) - (rules.players === 5 ? 15 : 17);
  if (level < 0) return { passed: true };
  const contract = level < 4 ? "petite" : level < 9 ? "garde" : level < 12 ? "garde-sans" : "garde-contre";
  const called = rules.players === 5 ? kingToCall(hands[taker] as readonly Card[]) : null;
  const holder = called === null ? -1 : hands.findIndex((hand) => hand.includes(called));
  const partner = holder === taker || holder < 0 ? null : holder;
  const { held, put } = discarded(hands[taker] as readonly Card[], contract.startsWith("garde-") ? [] : aside);
  const dog = contract === "garde-sans" ? aside : [];
  const seated = hands.map((hand, seat) => (seat === taker ? held : hand));
  const camp = partner === null ? [taker] : [taker, partner];
  const count = (played: PlayedDemo) => countAttack(played, camp, [...put, ...dog]);
  const tries = 1 + Math.round((tempers[taker] as Temper).skill * (TRIES - 1));
  const play = () => withoutExcuseLast(() => playCards(game, rules, seated, leader, called, random));
  const played = best(tries, play, (one) => marginOf(count(one)));
  const { points, bouts } = count(played);
  const { last } = played;
  const petit = last?.trick.includes(trump(1)) ? (camp.includes(last.seat) ? "attack" : "defence") : null;
  const won = played.tricks.filter((_, seat) => camp.includes(seat)).reduce((sum, tricks) => sum + tricks, 0);
  const slam = won === held.length ? "attack" : won === 0 ? "defence" : null;
  return {
    taker,
    ...(rules.players === 5 && { partner }),
    contract,
    bouts,
    points,
    ...(petit && { petitAuBout: petit }),
    ...(slam && { slam: { announced: false, by: slam } }),
  };
}

const strength = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => {
    if (isBout(game.deck, card)) return sum + (card === trump(1) ? 2 : 4);
    if (isTrump(card)) return sum + 1 + indexOf(card) / 14;
    return sum + (isHead(game.deck, card) ? (indexOf(card) === KING ? 2 : 0.7) : 0);
  }, 0);

const judged = (worth: number, { skill, daring }: Temper, random: Random): number =>
  worth + (random(1000) / 500 - 1) * (1 - skill) * 5 + (daring - 0.5) * 3;

/** The first king that the taker does not hold; in the demo, a holder of all four never takes. */
function kingToCall(hand: readonly Card[]): Card | null {
  const kings = [0, 1, 2, 3].map((suit) => (suit << 5) | KING);
  return kings.find((king) => !hand.includes(king)) ?? null;
}

/** The dog is taken and as many plain cards put aside: no trump, no head. */
function discarded(hand: readonly Card[], dog: readonly Card[]): { held: Card[]; put: Card[] } {
  const all = [...hand, ...dog];
  const plain = all.filter((card) => suitOf(card) < 4 && !isHead(game.deck, card));
  const heads = all.filter((card) => suitOf(card) < 4 && isHead(game.deck, card) && indexOf(card) !== KING);
  const put = [...plain, ...heads].slice(0, dog.length);
  return { held: all.filter((card) => !put.includes(card)), put };
}

/** The Excuse stays with its owner, who pays half a point to the winner of its trick. */
function countAttack(
  { piles, excuse }: PlayedDemo,
  camp: readonly Seat[],
  more: readonly Card[],
): { points: number; bouts: number } {
  const cards = [...more, ...piles.flatMap((pile, seat) => (camp.includes(seat) ? pile : []))];
  const { halves, bouts } = countPile(game.deck, cards);
  const [had, took] = [camp.includes(excuse?.owner ?? -1), camp.includes(excuse?.winner ?? -1)];
  const paid = !excuse || had === took ? 0 : had ? -1 : 1;
  return { points: (halves + paid) / 2, bouts };
}

/** Avoids the Excuse in the last trick, where it changes camp: players take care not to. */
function withoutExcuseLast(play: () => PlayedDemo): PlayedDemo {
  for (;;) {
    const played = play();
    if (!played.last?.trick.includes(EXCUSE)) return played;
  }
}

const marginOf = ({ points, bouts }: { points: number; bouts: number }): number => points - (TARGETS[bouts] as number);

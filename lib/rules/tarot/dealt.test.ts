/**
 * No possible deal is refused: deals are dealt and played out, and their fields read off the cards. Winners of tricks are
 * drawn at random and not judged, so that every split of the pack comes up, chelems included.
 */
import { expect, test } from "vitest";
import { type Card, cardsOf, DECKS, EXCUSE, halvesOf, indexOf, isBout, isHead, suitOf, TRUMPS, trump } from "../deck";
import { rulesOf } from "../read.fixture";
import { type GameName, isEmptyDeal, type Rules } from "../rules";
import { vp5 } from "../vp5/game";
import { CAMPS, type Camp, DOG } from "./attack";
import { tarot } from "./game";
import { DEALT } from "./turn";

const DECK = DECKS.tarot;
const PETIT = trump(1);
const KING = 13;

type Draw = (below: number) => number;

/** Mulberry32: the same deals on every run. */
function drawing(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

function shuffled<T>(draw: Draw, items: readonly T[]): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

/** Well shuffled, or with the trumps and the heads gathered, for the hands that people show. */
function packed(draw: Draw): Card[] {
  const pack = shuffled(draw, cardsOf(DECK));
  if (draw(2) === 0) return pack;
  const order = new Map(pack.map((card) => [card, draw(isTrumpCard(card) ? 50 : isHead(DECK, card) ? 60 : 100)]));
  return pack.sort((a, b) => (order.get(a) as number) - (order.get(b) as number));
}

const isTrumpCard = (card: Card) => suitOf(card) === TRUMPS;
const halves = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + halvesOf(DECK, card), 0);

/** Neither king nor bout; trumps only when nothing else is left (FFT12 p. 6). */
function discardOf(draw: Draw, hand: readonly Card[], count: number): Card[] {
  const free = hand.filter((card) => !isTrumpCard(card) && indexOf(card) !== KING);
  const trumps = hand.filter((card) => isTrumpCard(card) && !isBout(DECK, card));
  return [...shuffled(draw, free), ...shuffled(draw, trumps)].slice(0, count);
}

interface Played {
  readonly pile: Record<Camp, Card[]>;
  /** Half-points given back for the Excuse, to the attack. */
  readonly owed: number;
  readonly petitAuBout: Camp | null;
  readonly slam: Camp | null;
  readonly excuseLast: boolean;
}

function playOut(draw: Draw, rules: Rules, hands: readonly Card[][], isAttack: (seat: number) => boolean): Played {
  const pile: Record<Camp, Card[]> = { attack: [], defence: [] };
  const tricks = (DEALT[rules.players] as { cards: number }).cards;
  const left = hands.map((hand) => shuffled(draw, hand));
  const chance = [0, 20, 50, 80, 100][draw(5)] as number;
  const winners: Camp[] = [];
  let owed = 0;
  let petitAuBout: Camp | null = null;
  let excuseLast = false;
  let lead = draw(rules.players);
  for (let t = 0; t < tricks; t++) {
    const last = t === tricks - 1;
    const cards = left.map((hand) => hand[t] as Card);
    const holder = cards.indexOf(EXCUSE);
    const own: Camp | null = holder < 0 ? null : isAttack(holder) ? "attack" : "defence";
    const soFar = winners.every((camp) => camp === winners[0]) ? winners[0] : undefined;
    // The Excuse led to the last trick by a camp that took all the others wins it (F6).
    const excuseWins = last && holder === lead && own === soFar;
    const wanted: Camp = draw(100) < chance ? "attack" : "defence";
    const able = cards.flatMap((card, seat) => (card !== EXCUSE && isAttack(seat) === (wanted === "attack") ? [seat] : []));
    const winner = excuseWins ? holder : (able[draw(able.length)] ?? cards.findIndex((card) => card !== EXCUSE));
    const camp: Camp = isAttack(winner) ? "attack" : "defence";
    winners.push(camp);
    pile[camp].push(...cards.filter((card) => card !== EXCUSE));
    // The Petit is au bout in the last trick, or one trick before when the Excuse ends a chelem (F6).
    const slammed = winners.every((other) => other === camp);
    if (cards.includes(PETIT) && (last || (t === tricks - 2 && left[winner]?.[tricks - 1] === EXCUSE && slammed)))
      petitAuBout = camp;
    if (own) {
      const keeper = keeperOf(rules, own, camp, last && !excuseWins);
      pile[keeper].push(EXCUSE);
      excuseLast = last;
      // The other camp gets half a point, for the card that is given in exchange for the Excuse.
      if (!last && keeper === own && camp !== own) owed += own === "attack" ? -1 : 1;
    }
    lead = winner;
  }
  const slam = winners.every((camp) => camp === winners[0]) ? (winners[0] as Camp) : null;
  // Against a chelem of the attack, some rules have the Excuse lost (V19): the attack keeps it without an exchange.
  if (slam === "attack" && pile.defence.length === 1 && rules.options["excuse-slam"] === "lost") {
    pile.attack.push(...pile.defence.splice(0));
    owed = 0;
  }
  return { pile, owed, petitAuBout, slam, excuseLast };
}

const other = (camp: Camp): Camp => (camp === "attack" ? "defence" : "attack");

function keeperOf(rules: Rules, own: Camp, winner: Camp, lost: boolean): Camp {
  if (!lost) return own;
  return rules.options["excuse-last"] === "trick-winner" ? winner : other(own);
}

function dealt(draw: Draw, rules: Rules, contracts: readonly string[]) {
  const { players } = rules;
  const { cards, aside } = DEALT[players] as { cards: number; aside: number };
  const pack = packed(draw);
  const hands = Array.from({ length: players }, (_, seat) => pack.slice(seat * cards, (seat + 1) * cards));
  const dog = pack.slice(players * cards);
  const taker = draw(players);
  const partner = players === 5 ? [null, (taker + 1 + draw(4)) % 5][draw(2)] : null;
  const contract = contracts[draw(contracts.length)] as string;
  const hand = hands[taker] as Card[];
  let set = dog;
  if (DOG[contract] === "discard") {
    set = discardOf(draw, [...hand, ...dog], aside);
    hands[taker] = [...hand, ...dog].filter((card) => !set.includes(card));
  }
  const played = playOut(draw, rules, hands, (seat) => seat === taker || seat === partner);
  const mine = [...played.pile.attack, ...(DOG[contract] === "defence" ? [] : set)];
  const levels = Object.values(rules.options[`poignee-trumps-${players}`] as Record<string, number>);
  const poignees = hands.flatMap((held, seat) => {
    const shown = seat === taker && DOG[contract] === "discard" ? [...held, ...set] : held;
    const most = levels.filter((level) => shown.filter(isTrumpCard).length >= level).length;
    return most > 0 && draw(4) > 0 ? [{ seat, level: 1 + draw(most) }] : [];
  });
  const miseres = hands.flatMap((held, seat) => [
    ...(held.some(isTrumpCard) ? [] : [{ seat, kind: "trumps" as const }]),
    ...(held.some((card) => isHead(DECK, card) || isBout(DECK, card)) ? [] : [{ seat, kind: "heads" as const }]),
  ]);
  return {
    taker,
    ...(players === 5 ? { partner } : {}),
    contract,
    bouts: mine.filter((card) => isBout(DECK, card)).length,
    points: (halves(mine) + played.owed) / 2,
    petitAuBout: played.petitAuBout,
    poignees,
    miseres,
    slam: { announced: contract === "chelem" || (rules.game === "tarot" && draw(4) === 0), by: played.slam },
    ...(played.excuseLast ? { excuseLast: true } : {}),
  };
}

test.each<[GameName, number, object]>([
  ["tarot", 3, {}],
  ["tarot", 4, {}],
  ["tarot", 5, {}],
  ["tarot", 4, { "excuse-last": "trick-winner", "excuse-slam": "lost", pousse: true }],
  ["vp5", 5, {}],
  ["vp5", 5, { "excuse-last": "other-camp", "excuse-slam": "kept" }],
])("%s at %d %o: nothing played is refused, nothing is called odd, every column adds to zero", (name, players, options) => {
  const rules = rulesOf(name, players, options);
  const game = name === "vp5" ? vp5 : tarot;
  const contracts = game.auction(rules, [], {});
  const words = contracts.ok ? (contracts.value.allowed as string[]).filter((bid) => bid !== "pass") : [];
  const seen: Record<string, number> = { attack: 0, defence: 0, poignees: 0, miseres: 0, petit: 0, halves: 0 };
  for (let seed = 0; seed < 2000; seed++) {
    const deal = dealt(drawing(seed * 7919 + players), rules, words);
    const value = game.read(rules, deal);
    if (!value.ok || isEmptyDeal(value.value)) throw new Error(JSON.stringify({ deal, value }));
    const odd = game.warnings(rules, value.value as never);
    if (odd.length > 0) throw new Error(JSON.stringify({ deal, odd }));
    const { scores } = game.score(rules, value.value as never);
    if (scores.reduce((a, b) => a + b, 0) !== 0) throw new Error(JSON.stringify({ deal, scores }));
    for (const camp of CAMPS) if (deal.slam.by === camp) seen[camp] = (seen[camp] as number) + 1;
    seen.poignees = (seen.poignees as number) + deal.poignees.length;
    seen.miseres = (seen.miseres as number) + deal.miseres.length;
    seen.petit = (seen.petit as number) + (deal.petitAuBout ? 1 : 0);
    seen.halves = (seen.halves as number) + (Number.isInteger(deal.points) ? 0 : 1);
  }
  for (const kind of ["attack", "defence", "poignees", "miseres", "petit"]) expect(seen[kind], kind).toBeGreaterThan(50);
  expect((seen.halves as number) > 0).toBe(players !== 4 || rules.options["excuse-last"] === "other-camp");
});

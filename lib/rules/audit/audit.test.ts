import { expect, test } from "vitest";
import { emptySet, members, setOf } from "../card-set";
import { type Card, cardsOf, type Deck, isHead } from "../deck";
import { type Law, legalSet } from "../legal";
import { type PlayRecord, type ReplayedPlay, replay } from "../record";
import type { Options, Rules } from "../rules";
import { seeded, shuffled } from "../seeded";
import { PACKS, toyTable } from "../toy.fixture";
import { audit } from "./audit";
import { askOracle } from "./oracle.fixture";

/** The toy pack with two equal cards in each suit, so that tricks tie. */
const TIED: Deck = { ...PACKS.toy, ranks: PACKS.toy.ranks.map((rank, i) => (i === 2 ? { ...rank, power: 2 } : rank)) };

const TABLES: readonly [string, number, number, Options, Deck][] = [
  ["two players, five cards", 2, 5, {}, PACKS.toy],
  ["two players, four cards", 2, 4, {}, PACKS.toy],
  ["three players, three cards", 3, 3, {}, PACKS.toy],
  ["three players, two cards", 3, 2, {}, PACKS.toy],
  ["five players, a called card", 5, 2, {}, PACKS.toy],
  ["five players, F13 table rule", 5, 2, { "called-suit-excuse": false }, PACKS.toy],
  ["tied tricks", 2, 5, {}, TIED],
  ["tied tricks, the suit stays", 3, 3, { "tie-leader": "same-suit" }, TIED],
  ["tied tricks, the first tied leads", 3, 3, { "tie-leader": "first-tied" }, TIED],
];

type Random = (below: number) => number;

/**
 * A record of part of a deal played at random, legally or not. With `tight`, all cards aside are known and few plays are honest:
 * then there are many faults without a culprit.
 */
function randomRecord(law: Law, rules: Rules, random: Random, tight: boolean) {
  const { cards } = law.firstTurn(rules, 0);
  const pack = shuffled(cardsOf(law.deck), random);
  const hands = Array.from({ length: rules.players }, (_, seat) => pack.slice(seat * cards, (seat + 1) * cards));
  const calledCard = rules.players === 5 && random(4) > 0 ? (pack.find((card) => isHead(law.deck, card)) ?? null) : null;
  const leader = random(rules.players);
  const most = rules.players * cards;
  const plays: Card[] = [];
  const left = hands.map((hand) => [...hand]);
  for (let stop = rules.players + random(most - rules.players + 1); plays.length < stop; ) {
    const { seat, demand } = nextPlay(law, rules, { leader, plays, calledCard }, left);
    const hand = left[seat] as Card[];
    const legal = emptySet();
    legalSet(setOf(hand), demand, legal);
    const from = random(tight ? 2 : 3) === 0 ? hand : members(legal);
    const card = from[random(from.length)] as Card;
    plays.push(card);
    left[seat] = hand.filter((other) => other !== card);
  }
  return {
    leader,
    plays,
    calledCard,
    hands: hands.map((hand) => (!tight && random(5) === 0 ? hand : null)),
    shown: hands.map((hand) => (!tight && random(6) === 0 ? hand.slice(0, 1) : [])),
    aside: pack.slice(most).filter(() => tight || random(3) === 0),
  };
}

/** The next player and the demand, found by playing any card of the hands. */
function nextPlay(law: Law, rules: Rules, record: PlayRecord, left: readonly (readonly Card[])[]) {
  const card = left.flat()[0] as Card;
  return replay(law, rules, { ...record, plays: [...record.plays, card] }).plays.at(-1) as ReplayedPlay;
}

test.each(TABLES)(
  "brute force agrees on every fault and on what stays unclear: %s",
  (_, players, cards, options, deck) => {
    const { law, rules } = toyTable(players, cards, options, "tarot", deck);
    const random = seeded(players * 100 + cards);
    const seen = { records: 0, proven: 0, unclear: 0, worlds: 0 };
    while (seen.records < 1000) {
      const record = randomRecord(law, rules, random, seen.records % 2 === 0);
      const oracle = askOracle(law, rules, record);
      const found = audit(law, rules, record);
      if (!found.ok) throw new Error(JSON.stringify([record, found.faults]));
      expect({ record, faults: found.value.faults.map(({ play }) => play), unclear: found.value.unclear }).toEqual({
        record,
        faults: oracle.faults,
        unclear: oracle.unclear,
      });
      seen.records += 1;
      seen.proven += oracle.faults.length;
      seen.unclear += oracle.unclear.length > 0 ? 1 : 0;
      seen.worlds += oracle.worlds;
    }
    expect(seen.proven).toBeGreaterThan(100);
    expect(seen.worlds).toBeGreaterThan(10_000);
  },
  60_000,
);

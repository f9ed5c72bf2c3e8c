/**
 * For the tests: the audit by brute force. It deals every possible world and judges every play in it. A play is proven when it
 * is a fault in every world; a set of plays is unclear when every world has a fault among them.
 */
import { type Card, cardsOf, makeCard } from "../deck";
import { barredLead, type Law } from "../legal";
import { literal } from "../literal.fixture";
import { type PlayRecord, type ReplayedPlay, replay } from "../record";
import type { Rules } from "../rules";
import { NO_CARD, NO_SUIT } from "../trick";

interface Oracle {
  readonly worlds: number;
  readonly faults: number[];
  readonly unclear: number[];
}

type PlaysTold = {
  readonly [K in "leader" | "plays" | "hands" | "shown" | "aside" | "calledCard"]-?: Exclude<PlayRecord[K], undefined>;
};

export function askOracle(law: Law, rules: Rules, record: PlaysTold): Oracle {
  const { deck } = law;
  const { plays, cards } = replay(law, rules, record);
  const name = (card: Card) => makeCard(deck, card);
  const { aside, hands, shown } = record;
  const known = Array.from({ length: rules.players }, (_, seat) => {
    const played = plays.filter((play) => play.seat === seat).map((play) => play.card);
    return new Set([...played, ...(hands[seat] ?? []), ...(shown[seat] as readonly Card[])]);
  });
  const unseen = cardsOf(deck).filter((card) => !aside.includes(card) && !known.some((hand) => hand.has(card)));
  const places = known.map((hand) => cards - hand.size);

  /** Whether play `i` is legal if its seat held these unseen cards; the map keeps each answer. */
  const read = new Map<number, boolean>();
  const isLegal = (i: number, extra: number): boolean => {
    const key = i * 4096 + extra;
    const before = read.get(key);
    if (before !== undefined) return before;
    const { seat, card, trick } = plays[i] as (typeof plays)[number];
    const gone = new Set(plays.slice(0, i).map((play) => play.card));
    const hand = [...(known[seat] as Set<Card>), ...unseen.filter((_, u) => extra & (1 << u))].filter((held) => !gone.has(held));
    const table = plays.slice(0, i).filter((play) => play.trick === trick);
    const called = barredLead(rules, record.calledCard, trick + 1, table.length > 0);
    const carried = carriedInto(law, rules, plays, trick);
    const legal = literal(
      hand.map(name),
      table.map((play) => name(play.card)),
      called === NO_CARD ? null : name(called),
      carried,
    );
    read.set(key, legal.includes(name(card)));
    return legal.includes(name(card));
  };

  const masks = new Set<number>();
  let worlds = 0;
  const deal = (seat: number, free: number, hands: number[]): void => {
    if (seat === rules.players) {
      worlds += 1;
      masks.add(plays.reduce((mask, play, i) => (isLegal(i, hands[play.seat] as number) ? mask : mask | (1 << i)), 0));
      return;
    }
    for (const hand of subsets(free, places[seat] as number)) deal(seat + 1, free & ~hand, [...hands, hand]);
  };
  deal(0, (1 << unseen.length) - 1, []);

  const proven = [...masks].reduce((all, mask) => all & mask, (1 << plays.length) - 1);
  const rest = [...masks].map((mask) => mask & ~proven);
  const faults = plays.flatMap((_, i) => (proven & (1 << i) ? [i] : []));
  if (rest.includes(0)) return { worlds, faults, unclear: [] };
  const candidates = Array.from({ length: 1 << plays.length }, (_, set) => set)
    .filter((set) => rest.every((mask) => mask & set))
    .map((set) => plays.flatMap((_, i) => (set & (1 << i) ? [i] : [])));
  candidates.sort((a, b) => a.length - b.length || lexicographic(a, b));
  return { worlds, faults, unclear: candidates[0] as number[] };
}

/** Table rule D4: the printed letter of the suit that tied tricks before this one leave demanded. Trumps never tie. */
function carriedInto(law: Law, rules: Rules, plays: readonly ReplayedPlay[], trick: number): string | null {
  if (rules.options["tie-leader"] !== "same-suit") return null;
  const { suit } = (plays.find((play) => play.trick === trick) as ReplayedPlay).demand;
  return suit === NO_SUIT ? null : (law.deck.suits[suit] as string);
}

function* subsets(from: number, count: number): Generator<number> {
  if (count === 0) {
    yield 0;
    return;
  }
  for (let bits = from; bits !== 0; bits &= bits - 1) {
    const lowest = bits & -bits;
    for (const others of subsets(bits & ~lowest, count - 1)) yield lowest | others;
  }
}

function lexicographic(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((play, at) => play !== b[at]);
  return (a[i] as number) - (b[i] as number);
}

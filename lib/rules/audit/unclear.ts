/**
 * Someone made a fault, but it is not clear who. If a set of plays were all legal, each seat's unseen cards would avoid all their
 * forbidders; by Hall's condition that can be dealt unless, for some seats together, too few cards suit any of them: |unseen −
 * (forbidden to them all)| < room they have. The smallest set that fails is found by building, seat by seat, every union of
 * forbidders with the fewest plays that make it, and meeting these unions across seats.
 */
import { type CardSet, meet, size, union } from "../card-set";
import type { Evidence } from "./evidence";
import type { Suspicion } from "./prove";

/** The fewest plays, in order, that forbid these cards (to each of the seats joined so far). */
interface Group {
  readonly cards: CardSet;
  readonly plays: readonly number[];
}

/** A smallest set of plays that cannot all have been legal, the first in order among the smallest; empty when all can. */
export function unclearPlays(
  { unseen, unknown }: Pick<Evidence, "unseen" | "unknown">,
  suspicions: readonly Suspicion[],
): number[] {
  const seats = unknown.flatMap((room, seat) => (suspicions.some((one) => one.seat === seat) ? [{ seat, room }] : []));
  const hands = seats.map(({ seat }) => suspicions.filter((one) => one.seat === seat));
  const all = size(unseen);
  if (isFeasible(seats, hands, all)) return [];
  // The least number of cards that a failing group of seats must have forbidden to all of them.
  const least = all - seats.reduce((sum, { room }) => sum + room, 0) + 1;
  const groups = hands.map((plays) => groupsOf(plays, least));
  let best: readonly number[] = suspicions.map(({ play }) => play);
  const join = (from: number, joined: readonly Group[] | null, room: number): void => {
    for (let next = from; next < seats.length; next++) {
      const here = room + (seats[next] as { room: number }).room;
      const met = joined ? meetGroups(joined, groups[next] as readonly Group[], least) : (groups[next] as readonly Group[]);
      for (const { cards, plays } of met) if (size(cards) > all - here && isBefore(plays, best)) best = plays;
      const shorter = met.filter(({ plays }) => plays.length < best.length);
      join(next + 1, shorter, here);
    }
  };
  join(0, null, 0);
  return [...best];
}

/** Hall's condition for every group of seats, with all their plays legal. */
function isFeasible(seats: readonly { room: number }[], hands: readonly (readonly Suspicion[])[], all: number): boolean {
  const forbidden = hands.map((plays) => plays.reduce((set, { against }) => union(set, against), NONE));
  for (let group = 1; group < 1 << seats.length; group++) {
    const isIn = (_: unknown, i: number) => (group & (1 << i)) !== 0;
    const common = forbidden.filter(isIn).reduce((a, b) => meet(a, b));
    const room = seats.filter(isIn).reduce((sum, seat) => sum + seat.room, 0);
    if (size(common) > all - room) return false;
  }
  return true;
}

const NONE: CardSet = [0, 0, 0, 0, 0];

/** Every union of this seat's forbidders that could matter, each with its fewest and first plays. */
function groupsOf(plays: readonly Suspicion[], least: number): Group[] {
  const found = new Map<string, Group>();
  for (const { play, against } of plays) {
    for (const group of [{ cards: NONE, plays: [] }, ...found.values()])
      keepBest(found, union(group.cards, against), [...group.plays, play]);
  }
  return undominated([...found.values()].filter((group) => size(group.cards) >= least));
}

function meetGroups(some: readonly Group[], others: readonly Group[], least: number): Group[] {
  const found = new Map<string, Group>();
  for (const a of some) {
    for (const b of others) {
      const cards = meet(a.cards, b.cards);
      if (size(cards) >= least)
        keepBest(
          found,
          cards,
          [...a.plays, ...b.plays].sort((x, y) => x - y),
        );
    }
  }
  return undominated([...found.values()]);
}

function keepBest(found: Map<string, Group>, cards: CardSet, plays: readonly number[]): void {
  const key = cards.join();
  const known = found.get(key);
  if (!known || isBefore(plays, known.plays)) found.set(key, { cards, plays });
}

/** Drops groups for which another one forbids as much with fewer or earlier plays. */
function undominated(groups: readonly Group[]): Group[] {
  const kept: Group[] = [];
  for (const group of [...groups].sort((a, b) => (isBefore(a.plays, b.plays) ? -1 : 1))) {
    if (!kept.some((better) => size(meet(better.cards, group.cards)) === size(group.cards))) kept.push(group);
  }
  return kept;
}

/** Fewer plays, or as many and the first that differs is earlier. */
function isBefore(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const i = a.findIndex((play, at) => play !== b[at]);
  return (a[i] as number) < (b[i] as number);
}

import { expect, test } from "vitest";
import { type CardSet, has, setOf } from "../card-set";
import type { Card } from "../deck";
import { seeded } from "../seeded";
import { cardsIn, PACKS } from "../toy.fixture";
import type { Suspicion } from "./prove";
import { unclearPlays } from "./unclear";

const toy = PACKS.toy;
const UNSEEN = cardsIn(toy, "S-1 S-2 S-3 H-1 H-2 H-3 T-1 T-2 T-3");

/** Deals the unseen cards one by one to players who may have them: the slow way, without Hall's theorem. */
function canDeal(unseen: readonly Card[], places: readonly number[], avoid: readonly (readonly CardSet[])[]): boolean {
  const [card, ...rest] = unseen;
  if (places.every((count) => count === 0)) return true;
  if (card === undefined) return false;
  if (canDeal(rest, places, avoid)) return true;
  return places.some(
    (count, seat) =>
      count > 0 &&
      !(avoid[seat] as CardSet[]).some((set) => has(set, card)) &&
      canDeal(
        rest,
        places.map((left, other) => (other === seat ? left - 1 : left)),
        avoid,
      ),
  );
}

/** The first set of plays that cannot be dealt; sets are tried by size, then in order. */
function slowly(unseen: readonly Card[], places: readonly number[], suspicions: readonly Suspicion[]): number[] {
  const fails = (plays: readonly number[]) =>
    !canDeal(
      unseen,
      places,
      places.map((_, seat) =>
        suspicions.filter((one) => one.seat === seat && plays.includes(one.play)).map((one) => one.against),
      ),
    );
  const all = suspicions.map((one) => one.play);
  if (!fails(all)) return [];
  for (let count = 1; ; count++) for (const plays of choices(all, count)) if (fails(plays)) return plays;
}

function* choices(from: readonly number[], count: number): Generator<number[]> {
  if (count === 0) yield [];
  else for (const [i, first] of from.entries()) for (const rest of choices(from.slice(i + 1), count - 1)) yield [first, ...rest];
}

test("finds the smallest and first set that no deal makes legal, as trying every set in turn does", () => {
  const random = seeded(7);
  const sizes: number[] = [];
  for (let round = 0; round < 600; round++) {
    const unseen = UNSEEN.filter(() => random(6) > 0);
    const seats = 1 + random(3);
    const places = Array.from({ length: seats }, () => 0);
    for (const _ of unseen) if (random(8) > 0) places[random(seats)]! += 1;
    const suspicions = Array.from({ length: 1 + random(9) }, (_, play): Suspicion => {
      const against = setOf(unseen.filter(() => random(5) < 1));
      return { play, seat: random(seats), against };
    });
    const found = unclearPlays({ unseen: setOf(unseen), unknown: places }, suspicions);
    expect({ round, found }).toEqual({ round, found: slowly(unseen, places, suspicions) });
    sizes[found.length] = (sizes[found.length] ?? 0) + 1;
  }
  const ofFour = sizes.slice(4).reduce((sum, count) => sum + count, 0);
  expect(ofFour).toBeGreaterThan(3);
});

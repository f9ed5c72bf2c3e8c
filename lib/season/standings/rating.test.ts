import fc from "fast-check";
import { expect, test } from "vitest";
import { clubLog, FRIENDS, folded, HUGO, INES, madeInClub, NORA, PAUL, ZOE } from "../club/club.fixture";
import { mergePlayers } from "../club/club-change";
import { RATED_AFTER } from "../club/counting";
import { personsOf } from "../club/person";
import { inSeasonOrder } from "../tally/evening-id";
import { type Ranking, type Ratings, rateEvening, ratingsOf } from "./rating";
import type { RatingRow } from "./told-rows";

const { players } = folded(clubLog(...FRIENDS));
const IDS = [NORA, HUGO, INES, PAUL, ZOE];
const evening = (n: number, places: readonly number[], ids = IDS): Ranking => ({
  evening: `2026-03-${String(n).padStart(2, "0")}`,
  players: places.map((place, i) => ({ player: ids[i] as string, place, table: 0 })),
});
const nobody: ReadonlyMap<string, string> = new Map();
/** The ratings from the first evening to the last, in whatever order they are given. */
function whole(evenings: readonly Ranking[], of = players): RatingRow[] {
  const persons = personsOf(of);
  return ratingsOf(
    inSeasonOrder(evenings).reduce<Ratings>((known, one) => rateEvening(known, one, persons), new Map()),
    of,
  );
}
const mus = (ratings: Ratings) => IDS.map((id) => ratings.get(id)?.mu ?? null);

test("four who come fourth, first, third and second: openskill’s own published example", () => {
  const ratings = rateEvening(new Map(), evening(1, [4, 1, 3, 2]), nobody);
  const published = [20.963, 27.795, 24.689, 26.553];
  published.forEach((mu, i) => {
    expect(mus(ratings)[i]).toBeCloseTo(mu, 2);
  });
  expect(mus(ratings)[4]).toBeNull();
});

test("five who share the first place stay equal", () => {
  const shared = mus(rateEvening(new Map(), evening(1, [1, 1, 1, 1, 1]), nobody));
  for (const mu of shared) expect(mu).toBeCloseTo(25, 9);
});

test("five who take every place in turn stay together; one who is always first does not", () => {
  const turns = (n: number) => IDS.map((_, seat) => 1 + ((seat + n) % 5));
  const equals = Array.from({ length: 25 }, (_, n) => evening(n + 1, turns(n)));
  for (const { rating } of whole(equals)) expect(Math.abs((rating?.mu ?? 0) - 25)).toBeLessThan(2);
  const [first, ...others] = whole(
    Array.from({ length: 25 }, (_, n) =>
      evening(n + 1, [
        1,
        ...turns(n)
          .slice(1)
          .map((place) => place + 1),
      ]),
    ),
  );
  for (const { rating } of others) expect(first?.rating?.shown).toBeGreaterThan(rating?.mu ?? Infinity);
});

test("an evening of one ranks nobody", () => {
  expect(rateEvening(new Map(), evening(1, [1]), nobody).size).toBe(0);
});

test("no rating is shown before eight evenings, and then the mean less three times its uncertainty", () => {
  const evenings = Array.from({ length: RATED_AFTER }, (_, n) => evening(n + 1, [1, 2, 3]));
  const seven = whole(evenings.slice(1));
  expect(seven.map(({ player, evenings: n, rating }) => [player, n, rating])).toEqual([
    [NORA, 7, null],
    [HUGO, 7, null],
    [INES, 7, null],
  ]);
  const [nora, hugo, ines] = whole(evenings).map(({ rating }) => rating);
  expect(nora?.shown).toBe((nora?.mu ?? 0) - 3 * (nora?.sigma ?? 0));
  expect(nora?.mu).toBeGreaterThan(hugo?.mu ?? Infinity);
  expect(hugo?.mu).toBeGreaterThan(ines?.mu ?? Infinity);
  for (const one of [nora, hugo, ines]) expect(one?.sigma).toBeLessThan(25 / 3);
});

test("two names of one person are rated as one", () => {
  const { players: merged } = folded([...clubLog(...FRIENDS), madeInClub(60, mergePlayers(PAUL, NORA))]);
  const as = (id: string, n: number) => evening(n, [1, 2], [id, HUGO]);
  const one = whole([as(NORA, 1), as(PAUL, 2), as(NORA, 3)], merged);
  expect(one.map(({ player, evenings }) => [player, evenings])).toEqual([
    [NORA, 3],
    [HUGO, 3],
  ]);
  expect(one).toEqual(whole([as(NORA, 1), as(NORA, 2), as(NORA, 3)]));
});

const seasons = fc.array(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 2 }), { minLength: 1, maxLength: 14 }).map((drawn) =>
  drawn.map(
    (seats, n): Ranking => ({
      ...evening(n + 1, []),
      players: seats.map((seat, i) => ({ player: IDS[seat] as string, place: i + 1, table: 0 })),
    }),
  ),
);

test("replayed from the log, whole or evening by evening, in whatever order it is given: the same to the last bit", () => {
  fc.assert(
    fc.property(seasons, (evenings) => {
      const replayed = whole(evenings);
      expect(whole([...evenings].reverse())).toEqual(replayed);
      // The first half of the season was rated yesterday, and the rest today.
      const ordered = inSeasonOrder(evenings);
      const half = Math.floor(ordered.length / 2);
      const yesterday = ordered.slice(0, half).reduce<Ratings>((known, one) => rateEvening(known, one, nobody), new Map());
      const kept: Ratings = new Map(yesterday);
      const today = ordered.slice(half).reduce<Ratings>((known, one) => rateEvening(known, one, nobody), yesterday);
      expect(ratingsOf(today, players)).toEqual(replayed);
      expect(yesterday).toEqual(kept);
    }),
    { numRuns: 50 },
  );
});

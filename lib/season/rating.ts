/**
 * A rating for those who like one (T20): each whole evening is one ranking, everybody for themselves, by places. Weng and Lin's
 * Plackett-Luce model, from 25 ± 8⅓; the same evenings in the same order give the same figures to the last bit, so it is never stored
 * as truth. One evening at a time or all at once is the same.
 */
import { type Rating, rate, rating } from "openskill";
import type { Club, Day, PlayerId } from "./club-event";
import { personsOf } from "./person";
import type { PlayerTally } from "./tally";
import type { RatingRow } from "./views";

/** Before so many evenings there is not enough to say. */
export const RATED_AFTER = 8;

/** An evening as far as a rating goes. */
export interface Ranking {
  readonly sheet: string;
  readonly day: Day;
  readonly players: readonly Pick<PlayerTally, "player" | "place">[];
}

/** By person: what is known so far, and from how many evenings. */
export type Ratings = ReadonlyMap<PlayerId, Rating & { readonly evenings: number }>;

/** The evenings of a season in the order they are rated in, which is that of their days, then of their sheets. */
export const inSeasonOrder = <E extends { readonly day: Day; readonly sheet: string }>(evenings: readonly E[]): E[] =>
  [...evenings].sort((a, b) => (a.day === b.day ? (a.sheet < b.sheet ? -1 : 1) : a.day < b.day ? -1 : 1));

/** One more evening. An evening of one ranks nobody. */
export function rateEvening(ratings: Ratings, { players }: Ranking, persons: ReadonlyMap<PlayerId, PlayerId>): Ratings {
  if (players.length < 2) return ratings;
  const people = players.map(({ player, place }) => ({ id: persons.get(player) ?? player, place }));
  const before = people.map(({ id }) => ratings.get(id) ?? { ...rating(), evenings: 0 });
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: people.map(({ place }) => place) },
  );
  const next = new Map(ratings);
  people.forEach(({ id }, i) => {
    const [rated] = after[i] as [Rating];
    next.set(id, { ...rated, evenings: (before[i]?.evenings ?? 0) + 1 });
  });
  return next;
}

/** In the order of the club's list; who never played is left out. */
export function ratingsOf(evenings: readonly Ranking[], players: Club["players"]): RatingRow[] {
  const persons = personsOf(players);
  const ratings = inSeasonOrder(evenings).reduce<Ratings>((known, evening) => rateEvening(known, evening, persons), new Map());
  return players.flatMap(({ id }): RatingRow[] => {
    const known = ratings.get(id);
    return known ? [ratingRow(id, known)] : [];
  });
}

/** What is shown leaves room for three times what is not known. */
export const ratingRow = (player: PlayerId, { mu, sigma, evenings }: Rating & { readonly evenings: number }): RatingRow => ({
  player,
  evenings,
  rating: evenings < RATED_AFTER ? null : { mu, sigma, shown: mu - 3 * sigma },
});

/**
 * An optional rating (T20): each evening is one ranking by places, all playing for themselves. Weng and Lin's Plackett-Luce
 * model, from 25 ± 8⅓. The same evenings in the same order give the same figures to the last bit, one at a time or all at once,
 * so it is never stored as truth.
 */
import { type Rating, rate, rating } from "openskill";
import { itemAt } from "#lib/rules/item-at";
import { grouped } from "#lib/rules/lists";
import type { Club, PlayerId } from "../club/club-event";
import { RATED_AFTER } from "../club/counting";
import type { PlayerEvening } from "../rows";
import type { EveningId } from "../tally/evening-id";
import type { RatingRow } from "./told-rows";

/** The part of an evening that ratings use. */
export interface Ranking {
  readonly evening: EveningId;
  readonly players: readonly Pick<PlayerEvening, "player" | "place" | "table">[];
}

/** By person: the rating so far, and its number of evenings. */
export type Ratings = ReadonlyMap<PlayerId, Rating & { readonly evenings: number }>;

/** One more evening, all its tables in one ranking; or each apart, where places are taken table by table. */
export function rateEvening(ratings: Ratings, { players }: Ranking, persons: ReadonlyMap<PlayerId, PlayerId>): Ratings {
  const tables = [...grouped(players, ({ table }) => table)].sort(([a], [b]) => a - b);
  return tables.reduce((known, [, seated]) => rateTable(known, seated, persons), ratings);
}

/** A ranking of one player changes nothing. */
function rateTable(ratings: Ratings, players: Ranking["players"], persons: ReadonlyMap<PlayerId, PlayerId>): Ratings {
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
    next.set(id, { ...rated, evenings: itemAt(before, i).evenings + 1 });
  });
  return next;
}

/**
 * In the order of the club's list, without players who never played. The shown value is lowered by three times its uncertainty.
 */
export function ratingsOf(ratings: Ratings, players: Club["players"]): RatingRow[] {
  return players.flatMap(({ id }): RatingRow[] => {
    const known = ratings.get(id);
    if (!known) return [];
    const { mu, sigma, evenings } = known;
    return [{ player: id, evenings, rating: evenings < RATED_AFTER ? null : { mu, sigma, shown: mu - 3 * sigma } }];
  });
}

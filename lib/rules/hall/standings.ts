/** The standings of a tournament in free deals, and who gets a prize (manual of 2011, p. 4 and 9-10). */
import { sum } from "../lists";
import { type Ranked, ranked } from "./rank";

export interface HandedCard {
  readonly entrant: number;
  /** The balance of each position played, in order; null where one was not there. */
  readonly balances: readonly (number | null)[];
  /** Points taken off by the arbiter, outside the zero sum (H4). */
  readonly penalties: number;
  /** The national series, if there are prizes by series. */
  readonly series?: string;
}

export const totalOf = ({ balances, penalties }: HandedCard): number => sum(balances) - penalties;

export const standings = (cards: readonly HandedCard[]): readonly Ranked<HandedCard>[] => ranked(cards, totalOf);

/** A team's result is the sum of its members' (p. 15). */
export function teamStandings(
  cards: readonly HandedCard[],
  teams: readonly (readonly number[])[],
): readonly Ranked<{ readonly team: readonly number[]; readonly total: number }>[] {
  const totals = new Map(cards.map((card) => [card.entrant, totalOf(card)]));
  const played = teams.map((team) => ({ team, total: team.reduce((all, entrant) => all + (totals.get(entrant) ?? 0), 0) }));
  return ranked(played, ({ total }) => total);
}

export interface Prize {
  readonly entrant: number;
  readonly kind: "rank" | "last-two" | "series";
  readonly series?: string;
}

/**
 * Prizes: at least a fifth of the entrants, by rank, including all who share the last of these places; then, among the others,
 * the best of the last two positions and the first of each series (H11). `common`: the positions that all play, before a final.
 */
export function prizes(cards: readonly HandedCard[], asked = 0, common = Number.POSITIVE_INFINITY): readonly Prize[] {
  const count = Math.max(asked, Math.ceil(cards.length / 5));
  const places = standings(cards);
  const given: Prize[] = places.filter(({ rank }) => rank <= count).map(({ item }) => ({ entrant: item.entrant, kind: "rank" }));
  const without = () =>
    places.filter(({ item }) => given.every(({ entrant }) => entrant !== item.entrant)).map(({ item }) => item);
  given.push(
    ...bestOf(without(), ({ balances }) => sum(balances.slice(0, common).slice(-2))).map(
      ({ entrant }): Prize => ({ entrant, kind: "last-two" }),
    ),
  );
  for (const series of [...new Set(cards.flatMap((card) => card.series ?? []))].sort()) {
    const first = bestOf(
      without().filter((card) => card.series === series),
      totalOf,
    );
    given.push(...first.map(({ entrant }): Prize => ({ entrant, kind: "series", series })));
  }
  return given;
}

const bestOf = (cards: readonly HandedCard[], value: (card: HandedCard) => number): HandedCard[] =>
  ranked(cards, value)
    .filter(({ rank }) => rank === 1)
    .map(({ item }) => item);

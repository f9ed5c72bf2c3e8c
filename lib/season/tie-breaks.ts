/**
 * What separates equals, one row a rule. Each rule measures every player of a tied group against that group alone, and the
 * higher measure goes first; who is still equal goes on to the next rule, in a group of their own (T18). Measures are numbers, so
 * the order is one that nobody can contradict: no circle of three who each beat the next.
 *
 *   rule            measures                                              of
 *   wins            evenings won, shared ones too                         the season
 *   best-evening    points of the best evening                            the season
 *   head-to-head    evenings finished ahead, less those behind            the tied players
 *   deal-average    points a deal                                         the season
 *   evenings        evenings played                                       the season
 *   fewer-evenings  the same, the other way                               the season
 *   last-evening    last meetings won, less those lost                    the tied players
 */
import type { Points } from "#lib/rules/rules";
import type { Club, PlayerId } from "./club-event";
import type { TieBreak } from "./counting";
import { over } from "./counts";
import { personsOf } from "./person";
import type { SeasonRows } from "./rows";
import type { Contender } from "./sums";

/** `measure` decides. `shown` is what two people are told, where that says more than the measure. */
interface Rule {
  readonly measure: (one: Contender, others: readonly Contender[], last: LastOf) => number;
  readonly shown?: (one: Contender, others: readonly Contender[], last: LastOf) => number;
}

const evenings = ({ figures }: Contender): number => figures.evenings ?? 0;
/** Between two: what the one has against the other. Among more: what is left once all is set against all. */
const amongTwo =
  (two: (one: Contender, other: Contender, last: LastOf) => number, more: Rule["measure"]): Rule["measure"] =>
  (one, others, last) =>
    others.length === 1 ? two(one, others[0] as Contender, last) : more(one, others, last);

const balance: Rule["measure"] = (one, others) => sum(others.map((other) => aheadOf(one, other) - aheadOf(other, one)));
const lastWon: Rule["measure"] = (one, others, last) =>
  sum(others.map((other) => Math.sign(last(one, other) - last(other, one))));

const RULES: Readonly<Record<TieBreak, Rule>> = {
  wins: { measure: ({ figures }) => figures.won ?? 0 },
  "best-evening": { measure: ({ best }) => best.reduce((most, { points }) => Math.max(most, points), -Infinity) },
  "head-to-head": { measure: balance, shown: amongTwo(aheadOf, balance) },
  "deal-average": { measure: ({ figures }) => over(figures.dealt ?? 0, figures.deals ?? 0) },
  evenings: { measure: evenings },
  "fewer-evenings": { measure: (one) => 0 - evenings(one), shown: evenings },
  "last-evening": { measure: lastWon, shown: amongTwo((one, other, last) => last(one, other), lastWon) },
};

function aheadOf({ figures }: Contender, { player }: Contender): number {
  return figures[`met.${player.id}.ahead`] ?? 0;
}

/** The points of the one on the last evening that both played; 0 if they never met. */
export type LastOf = (one: Contender, other: Contender) => Points;

/** Of two people who are several names, the newest of their meetings. */
export function lastMeetings({ last }: Pick<SeasonRows, "last">, players: Club["players"]): LastOf {
  const persons = personsOf(players);
  const of = (player: PlayerId) => persons.get(player) ?? player;
  const points = new Map<string, Points>();
  const newest = [...last].sort((a, b) => (a.day + a.sheet < b.day + b.sheet ? -1 : 1));
  for (const { player, other, mine, theirs } of newest) {
    points.set(`${of(player)} ${of(other)}`, mine);
    points.set(`${of(other)} ${of(player)}`, theirs);
  }
  return (one, other) => points.get(`${one.player.id} ${other.player.id}`) ?? 0;
}

/** What each of two has, by the rule that put one before the other, and among how many it was asked. */
export interface Apart {
  readonly mine: number;
  readonly theirs: number;
  readonly tied: number;
}

/** A rule that was asked about a player, what it measured, and what it shows. */
interface Step {
  readonly by: TieBreak;
  readonly measure: number;
  readonly shown: number;
  readonly tied: number;
}

export interface Ordered<T extends Contender> {
  readonly of: T;
  readonly path: readonly Step[];
}

/** Equals by value → classes of those whom no rule separates, the first first. Order within a class is as given. */
export const orderOf = <T extends Contender>(group: readonly T[], rules: readonly TieBreak[], last: LastOf): Ordered<T>[][] =>
  split(
    group.map((of) => ({ of, path: [] })),
    rules,
    last,
  );

function split<T extends Contender>(group: readonly Ordered<T>[], rules: readonly TieBreak[], last: LastOf): Ordered<T>[][] {
  const [by, ...rest] = rules;
  if (group.length < 2 || by === undefined) return [[...group]];
  const { measure: measured, shown } = RULES[by];
  const asked = group.map(({ of, path }): Ordered<T> => {
    const others = group.flatMap((other) => (other.of === of ? [] : [other.of]));
    const measure = measured(of, others, last);
    const step = { by, measure, shown: shown?.(of, others, last) ?? measure, tied: group.length };
    return { of, path: [...path, step] };
  });
  const measureOf = ({ path }: Ordered<T>) => (path.at(-1) as Step).measure;
  const measures = [...new Set(asked.map(measureOf))].sort((a, b) => b - a);
  return measures.flatMap((measure) =>
    split(
      asked.filter((one) => measureOf(one) === measure),
      rest,
      last,
    ),
  );
}

/** By which rule the one came before the next; undefined when none decided. */
export function decidedBy(one: Ordered<Contender>, next: Ordered<Contender>): (Apart & { by: TieBreak }) | undefined {
  const at = one.path.findIndex(({ measure }, i) => measure !== next.path[i]?.measure);
  const [mine, theirs] = [one.path[at], next.path[at]];
  return mine && theirs && { by: mine.by, mine: mine.shown, theirs: theirs.shown, tied: mine.tied };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

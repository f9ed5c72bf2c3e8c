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
import { itemAt } from "#lib/rules/item-at";
import { keptIn } from "#lib/rules/lists";
import type { Points } from "#lib/rules/rules";
import type { Club, PlayerId } from "../club/club-event";
import type { TieBreak } from "../club/counting";
import { personIn } from "../club/person";
import type { LastMeeting, SeasonRows } from "../rows";
import { inSeasonOrder } from "../tally/evening-id";
import type { Contender } from "./sums";
import { over } from "./worth";

/** `group` includes `one`. `measure` decides; `shown` is what is displayed between two players, if that says more. */
type Measure = (one: Contender, group: readonly Contender[], last: LastOf) => number;
interface Rule {
  readonly measure: Measure;
  readonly shown?: Measure;
}

const evenings = ({ figures }: Contender): number => figures.evenings ?? 0;

/** Among two: the value against the other. Among more: the balance against all. */
const amongTwo =
  (two: (one: Contender, other: Contender, last: LastOf) => number, more: Measure): Measure =>
  (one, group, last) => {
    const other = group.find((each) => each !== one);
    return group.length === 2 && other ? two(one, other, last) : more(one, group, last);
  };

/** Plain loops, and no name built twice: the group may be the whole club, all compared with all. */
function balance(one: Contender, group: readonly Contender[]): number {
  let sum = 0;
  for (const other of group) {
    if (other !== one) sum += (one.figures[other.aheadOf] ?? 0) - (other.figures[one.aheadOf] ?? 0);
  }
  return sum;
}

function lastWon(one: Contender, group: readonly Contender[], last: LastOf): number {
  const met = last(one);
  let sum = 0;
  for (const { player } of group) {
    const meeting = met?.get(player.id);
    if (meeting) sum += Math.sign(meeting.mine - meeting.theirs);
  }
  return sum;
}

const RULES: Readonly<Record<TieBreak, Rule>> = {
  wins: { measure: ({ figures }) => figures.won ?? 0 },
  "best-evening": { measure: ({ best }) => best.reduce((most, { points }) => Math.max(most, points), -Infinity) },
  "head-to-head": {
    measure: balance,
    shown: amongTwo(({ figures }, { aheadOf }) => figures[aheadOf] ?? 0, balance),
  },
  "deal-average": { measure: ({ figures }) => over(figures.dealt ?? 0, figures.deals ?? 0) },
  evenings: { measure: evenings },
  "fewer-evenings": { measure: (one) => -evenings(one), shown: evenings },
  "last-evening": {
    measure: lastWon,
    // Shown only if it separated them, so they did meet.
    shown: amongTwo((one, other, last) => last(one)?.get(other.player.id)?.mine as Points, lastWon),
  },
};

/** By opponent, both players' points on the last evening that both played. */
type LastOf = (one: Contender) => ReadonlyMap<PlayerId, Pick<LastMeeting, "mine" | "theirs">> | undefined;

/** For merged players, the newest of their meetings. */
export function lastMeetings(rows: Pick<SeasonRows, "last">, players: Club["players"]): LastOf {
  // Computed on first use: most seasons never need it.
  let met: ReturnType<typeof newestOf> | undefined;
  return (one) => {
    met ??= newestOf(rows, players);
    return met.get(one.player.id);
  };
}

function newestOf({ last }: Pick<SeasonRows, "last">, players: Club["players"]) {
  const personOf = personIn(players);
  const met = new Map<PlayerId, Map<PlayerId, Pick<LastMeeting, "mine" | "theirs">>>();
  const tell = (one: PlayerId, other: PlayerId, mine: Points, theirs: Points) => {
    const person = personOf(one);
    const others = met.get(person) ?? new Map();
    met.set(person, others.set(personOf(other), { mine, theirs }));
  };
  for (const { player, other, mine, theirs } of inSeasonOrder(last)) {
    tell(player, other, mine, theirs);
    tell(other, player, theirs, mine);
  }
  return met;
}

/** Both players' values for the rule that separated them, and how many were tied. */
export interface Apart {
  readonly mine: number;
  readonly theirs: number;
  readonly tied: number;
}

/** A rule applied to a player: its measure, and what is shown. */
interface Step {
  readonly by: TieBreak;
  readonly measure: number;
  readonly shown: () => number;
  readonly tied: number;
}

export interface Ordered<T extends Contender> {
  readonly of: T;
  readonly path: readonly Step[];
}

/** Players of equal value → classes that no rule separates, best first. Order within a class is as given. */
export const orderOf = <T extends Contender>(group: readonly T[], rules: readonly TieBreak[], last: LastOf): Ordered<T>[][] =>
  split(
    group.map((of) => ({ of, path: [] })),
    rules,
    last,
  );

function split<T extends Contender>(group: readonly Ordered<T>[], rules: readonly TieBreak[], last: LastOf): Ordered<T>[][] {
  const [by, ...rest] = rules;
  if (group.length < 2 || by === undefined) return [[...group]];
  const { measure: measured, shown: told = measured } = RULES[by];
  const people = group.map(({ of }) => of);
  const classes = new Map<number, Ordered<T>[]>();
  for (const { of, path } of group) {
    const measure = measured(of, people, last);
    const step: Step = { by, measure, shown: () => told(of, people, last), tied: people.length };
    keptIn(classes, measure, () => []).push({ of, path: [...path, step] });
  }
  return [...classes].sort(([a], [b]) => b - a).flatMap(([, equals]) => split(equals, rest, last));
}

/**
 * The rule that put `one` before `next`, with all players who measured like either. `group`: all of their value. Undefined if no
 * rule decided.
 */
export function decidedBy<T extends Contender>(one: Ordered<T>, next: Ordered<T>, group: readonly Ordered<T>[]) {
  const at = one.path.findIndex(({ measure }, i) => measure !== next.path[i]?.measure);
  if (at < 0) return undefined;
  const [mine, theirs] = [itemAt(one.path, at), itemAt(next.path, at)];
  const alike = ({ path }: Ordered<T>) =>
    group
      .filter((other) => path.slice(0, at + 1).every(({ measure }, i) => other.path[i]?.measure === measure))
      .map(({ of }) => of);
  const { by, tied } = mine;
  return { by, mine: mine.shown(), theirs: theirs.shown(), tied, ahead: alike(one), behind: alike(next) };
}

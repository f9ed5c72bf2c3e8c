/** The standings by the count that the club chose, and by tie-breaks where values are equal. */
import { grouped, picked } from "#lib/rules/lists";
import type { Points } from "#lib/rules/rules";
import type { Club, Player, PlayerId, Season } from "../club/club-event";
import type { TieBreak } from "../club/counting";
import { peopleOf } from "../club/person";
import type { SeasonRows } from "../rows";
import type { Figures } from "../tally/tallied";
import { COUNT_RULES, type CountedValue } from "./counts";
import { type Contender, contendersOf } from "./sums";
import { type Apart, decidedBy, lastMeetings, type Ordered, orderOf } from "./tie-breaks";

/**
 * How a player was put before the next one, where the value alone did not. `tied`: how many had the same value when this rule
 * was asked. Among two, `mine` and `theirs` are what each has (points, evenings, evenings finished ahead); among more,
 * head-to-head and last-evening balance what was won and lost against all of them.
 */
interface Decided extends Apart {
  readonly by: TieBreak;
  /** All players whom this rule put before others: the player is in `ahead`, the next one in `over`. */
  readonly ahead: readonly PlayerId[];
  readonly over: readonly PlayerId[];
}

export interface Standing {
  readonly player: Player;
  /** Equal only if no tie-break decided. Null: not ranked, for the reason `why`. */
  readonly rank: number | null;
  readonly why: "too-few-evenings" | "guest" | null;
  /** The ranked value: a sum or an average, of which the figures below are the parts. */
  readonly value: number;
  /** How many evenings are in the value: all, or the best so many. */
  readonly counted: number;
  /** The whole season's figures, adjustments left out. */
  readonly figures: Figures;
  /** Points added by hand or by late changes, as far as they are part of `value` (T22). */
  readonly adjusted: Points;
  readonly decided: Decided | null;
}

/** From the first to the last, then those without a rank. Order among equals is that of the club's list. */
export function standingsOf(
  season: Pick<Season, "id" | "counting">,
  club: Pick<Club, "players" | "adjustments">,
  rows: SeasonRows,
): Standing[] {
  const { counting } = season;
  const valued = valuedOf(season, club, rows);
  const last = lastMeetings(rows, club.players);
  const isRanked = (one: Valued) => one.why === null;
  const classes = byValue(valued.filter(isRanked)).flatMap((group) => orderOf(group, counting.tieBreaks, last));
  const sameValue = grouped(classes.flat(), ({ of }) => of.value);
  let before = 0;
  const ranked = classes.flatMap((equals, i): Standing[] => {
    const rank = 1 + before;
    before += equals.length;
    const next = classes[i + 1]?.[0];
    return equals.map((one, place) => {
      const decided = next && place === equals.length - 1 ? decidedOf(one, next, sameValue.get(one.of.value) ?? []) : null;
      return { ...standingOf(one.of), rank, decided };
    });
  });
  const others = byValue(valued.filter((one) => !isRanked(one))).flat();
  return [...ranked, ...others.map((one) => ({ ...standingOf(one), rank: null, decided: null }))];
}

type Valued = Contender & CountedValue & Pick<Standing, "why">;

function valuedOf(
  { id, counting }: Pick<Season, "id" | "counting">,
  { players, adjustments }: Pick<Club, "players" | "adjustments">,
  rows: SeasonRows,
): Valued[] {
  const here = adjustments.filter(({ season, withdrawn }) => season === id && !withdrawn);
  const contenders = contendersOf(players, counting.games, rows, here);
  return peopleOf(players).flatMap((player): Valued[] => {
    const contender = contenders.get(player.id);
    if (!contender) return [];
    const evenings = contender.figures.evenings ?? 0;
    const tooFew = evenings < counting.minEvenings ? "too-few-evenings" : null;
    const why = player.guest && !counting.guests ? "guest" : tooFew;
    return [{ ...contender, player, aheadOf: `met.${player.id}.ahead`, why, ...COUNT_RULES[counting.by](contender, counting) }];
  });
}

/** Groups of equal value, the highest first. */
function byValue<T extends Valued>(valued: readonly T[]): T[][] {
  return [...grouped(valued, ({ value }) => value)].sort(([a], [b]) => b - a).map(([, group]) => group);
}

/** `group`: all with this value. */
function decidedOf(one: Ordered<Valued>, next: Ordered<Valued>, group: readonly Ordered<Valued>[]): Decided | null {
  if (one.of.value !== next.of.value) return null;
  const decided = decidedBy(one, next, group);
  if (!decided) return null;
  const { ahead, behind, ...apart } = decided;
  const ids = (group: readonly Valued[]) => group.map(({ player }) => player.id);
  return { ...apart, ahead: ids(ahead), over: ids(behind) };
}

const standingOf = (of: Valued) => picked(of, "player", "why", "value", "counted", "figures", "adjusted");

/** The ranks of ranked players. */
export const ranksIn = (standings: readonly Standing[]): ReadonlyMap<PlayerId, number> =>
  new Map(standings.flatMap(({ player, rank }) => (rank === null ? [] : [[player.id, rank] as const])));

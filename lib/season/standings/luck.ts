/**
 * What the deals show statistically (T23): each player's mean a deal, its uncertainty, and whether the gap between the first two
 * is more than chance. The cards are unknown, so nothing is said about them.
 */
import type { Counting } from "../club/counting";
import type { Figures } from "../tally/tallied";
import type { Standing } from "./standings";
import type { LuckRow, LuckView } from "./told-rows";

/** With fewer deals of either player, no gap is called more than chance. */
export const FEWEST_DEALS = 30;
const ERRORS = 2;

/** With several games, points a deal have no common scatter: no result. */
export function luckOf(standings: readonly Standing[], { games }: Pick<Counting, "games">): LuckView {
  if (games.length > 1) return { players: [], leaders: null };
  const rowOf = ({ player, figures }: Standing): LuckRow => ({ player: player.id, ...scatterOf(figures) });
  const players = standings.map(rowOf).filter(({ deals }) => deals > 0);
  const [first, second] = standings.filter(({ rank }) => rank !== null).map(rowOf);
  return {
    players: players.map((row) => (row.deals < FEWEST_DEALS ? { ...row, error: null } : row)),
    leaders: first && second ? leadersOf(first, second) : null,
  };
}

/**
 * The mean points of a deal and its standard error: the scatter of deals over the root of their number. Rows of paper are left
 * out: as sums of many deals they do not show the scatter of each.
 */
function scatterOf(figures: Figures): Omit<LuckRow, "player"> {
  const deals = (figures.deals ?? 0) - (figures["carried.deals"] ?? 0);
  const mean = ((figures.dealt ?? 0) - (figures["carried.points"] ?? 0)) / deals;
  // Rounding may make a zero variance slightly negative.
  const variance = deals > 1 ? Math.max(0, (figures.square ?? 0) - deals * mean * mean) / (deals - 1) : null;
  return { deals, mean, error: variance === null ? null : Math.sqrt(variance / deals) };
}

/**
 * The error of a gap is at most the sum of both errors, however the two depend on each other (at one table, what one wins another
 * loses). This maximum is used, so that chance is never taken for skill. `first` makes more a deal, even if not the leader.
 */
function leadersOf(one: LuckRow, other: LuckRow): LuckView["leaders"] {
  const [first, second] = one.mean >= other.mean ? [one, other] : [other, one];
  if (first.error === null || second.error === null) return null;
  const gap = first.mean - second.mean;
  const error = first.error + second.error;
  const enough = Math.min(first.deals, second.deals) >= FEWEST_DEALS;
  return { first: first.player, second: second.player, gap, error, exceedsChance: enough && gap > ERRORS * error };
}

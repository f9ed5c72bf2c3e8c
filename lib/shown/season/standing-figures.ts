/** The figures of the standings (player, role, last evening), and the links that they open. */

import { sum } from "#lib/rules/lists";
import { type GameName, USUAL_GAME } from "#lib/rules/rules";
import type { PlayerId } from "#lib/season/club/club-event";
import type { Standing } from "#lib/season/standings/standings";
import type { RoleRow } from "#lib/season/standings/told-rows";
import type { EveningLine, SeasonView } from "#lib/season/views";
import { COUNTED, eveningAddress, playerAddress, type Where } from "#lib/shown/addresses/addresses";

/** The last evening that counts. */
export const lastCounted = ({ evenings }: SeasonView): EveningLine | undefined => evenings.find(({ counted }) => counted);

export const figureOf = ({ figures }: Standing, name: string): number => figures[name] ?? 0;

/** Points a deal; null without a deal. */
export const perDeal = (standing: Standing): number | null => {
  const deals = figureOf(standing, "deals");
  return deals === 0 ? null : figureOf(standing, "dealt") / deals;
};

/** Whether points a deal have a column: not if the season ranks by them, nor if it is known by totals only. */
export const showsPerDeal = ({ season, standings }: Pick<SeasonView, "season" | "standings">): boolean =>
  season.counting.by !== "deal-average" && standings.some((standing) => perDeal(standing) !== null);

/** True if another row has the same rank: on paper each of them is in italics. */
export const isSharedRank = (standings: readonly Standing[], rank: Standing["rank"]): boolean =>
  rank !== null && standings.filter((standing) => standing.rank === rank).length > 1;

/** True if the row above has the same rank: on the screen, only those that repeat one are in italics. */
export const repeatsRank = (standings: readonly Standing[], i: number): boolean =>
  standings[i]?.rank !== null && standings[i]?.rank === standings[i - 1]?.rank;

/** The roles that occurred in this season, in the table's order. "Each for themselves" is shown only if there is no other. */
export function rolesIn(view: SeasonView): string[] {
  const found = new Set(view.tables.roles.map(({ role }) => (role === "alone" ? "taker" : role)));
  const camps = ["taker", "partner", "defence"].filter((role) => found.has(role));
  return camps.length > 0 ? camps : ["own"].filter((role) => found.has(role));
}

/** Roles for which a deal is made or lost. */
export const takesIn = (role: string): boolean => role === "taker" || role === "own";

/** The game whose words name the season's roles: the usual one if it is among several. */
export const gameOfSeason = ({ season: { counting } }: Pick<SeasonView, "season">): GameName =>
  counting.games.find((name) => name === USUAL_GAME) ?? counting.games[0] ?? USUAL_GAME;

/** A taker without a partner counts as taker. */
export const isInRole = (row: Pick<RoleRow, "role">, role: string): boolean =>
  row.role === role || (role === "taker" && row.role === "alone");

export const triedIn = (rows: readonly Pick<RoleRow, "n" | "made" | "points">[]) => ({
  n: sum(rows.map(({ n }) => n)),
  made: sum(rows.map(({ made }) => made)),
  points: sum(rows.map(({ points }) => points)),
});

/** A player's sums in a role, the season's games together. */
export function inRole(rows: readonly RoleRow[], player: PlayerId, role: string) {
  const { n, made, points } = triedIn(rows.filter((row) => row.player === player && isInRole(row, role)));
  return { n, made, average: n === 0 ? null : points / n };
}

/** A player's points in the last evening, and the links of that and two other figures of a row. */
export function linksOf(where: Where, last: EveningLine | undefined, player: PlayerId) {
  const lately = last?.players.find((one) => one.player === player)?.points;
  return {
    lately,
    evening: last && lately !== undefined ? eveningAddress(where, last.evening) : undefined,
    points: playerAddress(where, player, "points"),
    value: playerAddress(where, player, COUNTED),
  };
}

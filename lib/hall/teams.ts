/** Teams of two are North and South, East and West of a first table; teams of four, the table (manual of 2011, p. 15). */
import { isOfTeams } from "#lib/rules/hall/boards";
import { teamStandings } from "#lib/rules/hall/standings";
import { commas } from "#lib/rules/lists";
import type { Points } from "#lib/rules/rules";
import { gateOf } from "./gate";
import type { Hall } from "./hall";
import type { Number4 } from "./hall-event";
import { cardsAfter } from "./hall-standings";

export function teamsOf({ opening, numbers }: Pick<Hall, "opening" | "numbers">): Number4[][] {
  const { teamOf } = opening;
  if (teamOf === 1) return [];
  return Array.from({ length: numbers.length / teamOf }, (_, i) => Array.from({ length: teamOf }, (__, k) => i * teamOf + k + 1));
}

export interface TeamPlace {
  readonly rank: number;
  /** In the order in which the teams were entered, from 1. */
  readonly number: number;
  readonly team: readonly Number4[];
  /** Who plays in it. */
  readonly name: string;
  readonly total: Points;
}

/** The places of teams of two or four, the first team first; none in individual play. */
export function teamPlaces(hall: Hall, after: number): readonly TeamPlace[] {
  const teams = teamsOf(hall);
  const cards = cardsAfter(hall, after);
  return teamStandings(cards, teams).map(({ rank, item: { team, total } }) => ({
    rank,
    number: teams.findIndex(([first]) => first === team[0]) + 1,
    team,
    name: commas(...team.map((number) => cards.find(({ entrant }) => entrant === number)?.name)),
    total,
  }));
}

/** The last position whose sheets are all in, or with which the tournament was ended: standings are posted after it. */
export function complete({ positions, ended }: Pick<Hall, "positions" | "ended">): number {
  if (ended) return positions.length;
  const last = positions.findLast((one) => gateOf(one).waiting.length === 0);
  return last?.position ?? 0;
}

/** True for a duplicate in which each entrant is a team. */
export const isOfEntrantTeams = ({ opening: { duplicate } }: Pick<Hall, "opening">): boolean =>
  duplicate !== undefined && isOfTeams(duplicate);

/**
 * The number shown to people: a duplicate's team holds only the North or East number of its table, so teams are counted 1, 2, 3.
 */
export const shownNumber = (hall: Pick<Hall, "opening">, number: Number4): number =>
  isOfEntrantTeams(hall) ? Math.ceil(number / 2) : number;

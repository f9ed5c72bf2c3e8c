/** Merges an import's tables by day. */

import { gameNamed } from "#lib/rules/games";
import { keptIn, sum } from "#lib/rules/lists";
import type { Json } from "#lib/rules/read";
import type { GameName } from "#lib/rules/rules";
import type { Day } from "../club/season-body";
import type { Plays } from "./plays";
import type { PastEvening, PastScore, PastTable } from "./table";

/** The person meant by a written name; undefined for one left out. */
type Who = ReadonlyMap<string, string | undefined>;

/** A table, and its deals with known play. */
export interface TablePlays {
  readonly table: PastTable;
  readonly plays: Plays;
}

/** A key of the day and the season, if rows name one. */
const keyIn = ({ season = "" }: PastTable, day: Day): string => `${day} ${season}`;

interface DayGathered {
  readonly day: Day;
  readonly season: string | undefined;
  /** By the person meant. */
  readonly scores: Map<string, PastScore>;
}

/** Each person's score of each day; `doubled`: how many scores were added to another of the same person and day. */
function gathered(tables: readonly PastTable[], who: Who, zeroIsAway: boolean) {
  const days = new Map<string, DayGathered>();
  let doubled = 0;
  for (const table of tables) {
    for (const { day, scores } of table.evenings) {
      const { scores: evening } = keptIn(days, keyIn(table, day), () => ({ day, season: table.season, scores: new Map() }));
      for (const [at, score] of scores) {
        const key = who.get(table.names[at] ?? "");
        if (key === undefined || (zeroIsAway && score.points === 0)) continue;
        const before = evening.get(key);
        if (before) doubled++;
        evening.set(key, before ? { points: before.points + score.points, deals: before.deals + score.deals } : score);
      }
    }
  }
  return { days, doubled };
}

interface DealOfDay {
  readonly seats: readonly (string | undefined)[];
  readonly deal: Json;
}

/** The deals with known play of each day, by the persons meant. */
function playedOn(plays: readonly TablePlays[], who: Who): ReadonlyMap<string, readonly DealOfDay[]> {
  const days = new Map<string, DealOfDay[]>();
  for (const { table, plays: own } of plays)
    for (const { day, seats, deal } of own.played)
      keptIn(days, keyIn(table, day), () => []).push({ seats: seats.map((at) => who.get(table.names[at] ?? "")), deal });
  return days;
}

/**
 * Oldest first. A deal is kept if all its players have a score that day. `zeroIsAway`: a zero means that the person was absent.
 */
export function eveningsOf(plays: readonly TablePlays[], who: Who, zeroIsAway: boolean) {
  const { days, doubled } = gathered(
    plays.map(({ table }) => table),
    who,
    zeroIsAway,
  );
  const played = playedOn(plays, who);
  const keys = [...new Set(who.values())].filter((key) => key !== undefined);
  const places = new Map(keys.map((key, i) => [key, i]));
  const evenings = [...days].map(([key, { day, season, scores }]): PastEvening => {
    const deals = (played.get(key) ?? []).flatMap(({ seats, deal }) => {
      const at = seats.flatMap((key) => (key === undefined || !scores.has(key) ? [] : (places.get(key) ?? [])));
      return new Set(at).size === seats.length ? [{ seats: at, deal }] : [];
    });
    const own = new Map([...scores].map(([key, score]) => [places.get(key) as number, score]));
    return { day, scores: own, ...(season !== undefined && { season }), played: deals };
  });
  return { evenings: evenings.sort((a, b) => (a.day < b.day ? -1 : 1)), doubled };
}

/** Evenings that do not add up to zero, in a zero-sum game. */
export function notZero(evenings: readonly PastEvening[], game: GameName) {
  if (!gameNamed(game).zeroSum) return [];
  return evenings
    .map(({ day, scores }) => ({ day, sum: sum([...scores.values()].map(({ points }) => points)) }))
    .filter((one) => one.sum !== 0);
}

/**
 * For a season that the club opened in mid-year: earlier evenings of that year need no season of their own with nearly the same
 * name, if people let this one begin earlier.
 */
import { itemAt } from "#lib/rules/item-at";
import type { GameName } from "#lib/rules/rules";
import type { Season } from "../club/club-event";
import type { Day } from "../club/season-body";
import { movedDay, seasonYear } from "../tally/evening-day";

export interface Earlier {
  readonly season: Season;
  /** The day of the first of those evenings. */
  readonly from: Day;
  /** People let it begin then. */
  readonly isTaken: boolean;
}

/** The club's open seasons that could include some of these days, with no other season between. */
export function earlierIn(
  seasons: readonly Season[],
  days: readonly Day[],
  game: GameName,
  isTaken: (season: Season) => boolean,
): readonly Earlier[] {
  return seasons.flatMap((season) => {
    if (season.ended || !season.counting.games.includes(game)) return [];
    const before = seasons.flatMap(({ id, from, to }) => (id !== season.id && from < season.from ? [to ?? season.from] : []));
    const own = days.filter(
      (day) => day < season.from && seasonYear(day) === seasonYear(season.from) && before.every((end) => day > end),
    );
    return own.length > 0 ? [{ season, from: itemAt([...own].sort(), 0), isTaken: isTaken(season) }] : [];
  });
}

/** The club's seasons, with the earlier beginnings that people chose. */
export const begunBy = (seasons: readonly Season[], earlier: readonly Earlier[]): readonly Season[] =>
  seasons.map((season) => {
    const found = earlier.find((one) => one.isTaken && one.season.id === season.id);
    return found ? { ...season, from: found.from } : season;
  });

/** A season from September to August, as far as the club's own seasons leave room. */
export function proposed(day: Day, seasons: readonly Season[]) {
  const first = seasonYear(day);
  const before = seasons.flatMap(({ to }) => (to !== null && to < day ? [movedDay(to, 1)] : []));
  const after = seasons.flatMap(({ from }) => (from > day ? [movedDay(from, -1)] : []));
  const from = [`${first}-09-01`, ...before].sort().at(-1) as Day;
  const to = itemAt([`${first + 1}-08-31`, ...after].sort(), 0);
  return { known: null, name: `${first}-${first + 1}`, from, to };
}

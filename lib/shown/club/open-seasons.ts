/** Which seasons a sheet may join from this phone, and why one is not offered. */
import type { GameName } from "#lib/rules/rules";
import type { Season } from "#lib/season/club-event";
import type { Day } from "#lib/season/season-body";
import type { ClubView } from "#lib/season/views";
import { isAtLeast } from "#lib/sheet/role";

/** A season that a sheet can join from this phone. */
export interface SeasonToJoin {
  readonly view: ClubView;
  readonly season: Season;
}

/** What a sheet is, as a season asks; any game where none is chosen yet. */
export interface Asking {
  readonly game?: GameName;
  readonly day: Day;
}

/** Why a sheet cannot join a season, what is hardest to mend first; null where it can. */
type Closed = "ended" | "over" | "not-begun" | "game";

export function closedTo({ from, to, counting, ended }: Season, { game, day }: Asking): Closed | null {
  if (ended) return "ended";
  if (to !== null && day > to) return "over";
  if (day < from) return "not-begun";
  return game === undefined || counting.games.includes(game) ? null : "game";
}

/** The last opened first. */
const seasonsOf = ({ club }: ClubView): Season[] => [...club.seasons].reverse();

export const openSeasons = (views: readonly ClubView[], asking: Asking): SeasonToJoin[] =>
  views
    .filter(({ role }) => isAtLeast(role, "player"))
    .flatMap((view) => seasonsOf(view).map((season) => ({ view, season })))
    .filter(({ season }) => closedTo(season, asking) === null);

/** "Les mardis", and its season unless the club has only ever had this one. */
export const seasonName = ({ view: { club }, season }: SeasonToJoin): string =>
  club.seasons.length > 1 ? `${club.name}, ${season.name}` : club.name;

/** Its last day is past, and nobody has said that it is finished. */
export const isOverdue = ({ to, ended }: Pick<Season, "to" | "ended">, today: Day): boolean =>
  ended === null && to !== null && to < today;

/** `viewer`: this phone only follows the club. `none`: the club never had a season. */
export interface Shut {
  readonly view: ClubView;
  readonly season: Season | null;
  readonly why: Closed | "viewer" | "none";
}

const EASIEST: readonly Closed[] = ["game", "not-begun", "over", "ended"];

/** Why a club has no season for this sheet: the one that is easiest to mend, or the one asked for; null where there is one to join. */
export function shutTo(view: ClubView, asking: Asking, asked: Season["id"] | null = null): Shut | null {
  if (!isAtLeast(view.role, "player")) return { view, season: null, why: "viewer" };
  const seasons = seasonsOf(view).filter(({ id }) => asked === null || id === asked);
  const isOther = ({ counting }: Season) => Number(asking.game !== undefined && !counting.games.includes(asking.game));
  const closed = seasons.sort((a, b) => isOther(a) - isOther(b)).map((season) => ({ season, why: closedTo(season, asking) }));
  if (closed.some(({ why }) => why === null)) return null;
  const [first] = EASIEST.flatMap((why) => closed.find((one) => one.why === why) ?? []);
  return first?.why ? { view, season: first.season, why: first.why } : { view, season: null, why: "none" };
}

/** What people asked for, by a tap or by the address of the page: a season, or any of a club. */
export interface Wish {
  readonly club?: string | null;
  readonly season?: string | null;
}

/** The season that a wish comes to, or why it comes to none. */
export function wished(views: readonly ClubView[], { club, season }: Wish, asking: Asking): { here?: SeasonToJoin; shut?: Shut } {
  const view = views.find((one) => (season ? one.club.seasons.some(({ id }) => id === season) : one.club.id === club));
  if (!view) return {};
  const here = openSeasons([view], asking).find((one) => !season || one.season.id === season);
  if (here) return { here };
  const shut = shutTo(view, asking, season);
  return shut ? { shut } : {};
}

/** Which seasons a sheet may join from this phone, and why one is not offered. */
import type { Season } from "#lib/season/club/club-event";
import { type Asking, type KeptOut, whyNotIn } from "#lib/season/club/joining";
import type { Day } from "#lib/season/club/season-body";
import type { ClubView } from "#lib/season/views";
import { isAtLeast } from "#lib/sheet/role";

/** A season that a sheet can join from this phone. */
export interface SeasonToJoin {
  readonly view: ClubView;
  readonly season: Season;
}

/** Reasons, from the easiest to fix to the hardest. */
const EASIEST: readonly KeptOut[] = ["game", "not-begun", "over", "ended"];

/** The reason hardest to fix that keeps a sheet out of a season; null if it can join. */
export function closedTo(season: Season, asking: Asking): KeptOut | null {
  const whys = whyNotIn(season, asking);
  return EASIEST.findLast((why) => whys.includes(why)) ?? null;
}

/** The last opened first. */
const seasonsOf = ({ club }: ClubView): Season[] => [...club.seasons].reverse();

export const openSeasons = (views: readonly ClubView[], asking: Asking): SeasonToJoin[] =>
  views
    .filter(({ role }) => isAtLeast(role, "player"))
    .flatMap((view) => seasonsOf(view).map((season) => ({ view, season })))
    .filter(({ season }) => closedTo(season, asking) === null);

/** "Les mardis", with the season's name if the club has had several. */
export const seasonName = ({ view: { club }, season }: SeasonToJoin): string =>
  club.seasons.length > 1 ? `${club.name}, ${season.name}` : club.name;

/** True if its last day is past, but it has not been ended. */
export const isOverdue = (season: Season, today: Day): boolean => closedTo(season, { day: today }) === "over";

/** `viewer`: this phone only follows the club. `none`: the club never had a season. */
export interface Shut {
  readonly view: ClubView;
  readonly season: Season | null;
  readonly why: KeptOut | "viewer" | "none";
}

/** Why a club has no season for this sheet: of the season asked for, else of the one easiest to fix; null if it can join one. */
export function shutTo(view: ClubView, asking: Asking, asked: Season["id"] | null = null): Shut | null {
  if (!isAtLeast(view.role, "player")) return { view, season: null, why: "viewer" };
  const seasons = seasonsOf(view).filter(({ id }) => asked === null || id === asked);
  const isOther = (season: Season) => Number(whyNotIn(season, asking).includes("game"));
  const closed = seasons.sort((a, b) => isOther(a) - isOther(b)).map((season) => ({ season, why: closedTo(season, asking) }));
  if (closed.some(({ why }) => why === null)) return null;
  const [first] = EASIEST.flatMap((why) => closed.find((one) => one.why === why) ?? []);
  return first?.why ? { view, season: first.season, why: first.why } : { view, season: null, why: "none" };
}

/** A season, or any season of a club, that people asked for by a tap or by the page's address. */
export interface Wish {
  readonly club?: string | null;
  readonly season?: string | null;
}

/** The season that a wish leads to, or why it leads to none. */
export function wished(views: readonly ClubView[], { club, season }: Wish, asking: Asking): { here?: SeasonToJoin; shut?: Shut } {
  const view = views.find((one) => (season ? one.club.seasons.some(({ id }) => id === season) : one.club.id === club));
  if (!view) return {};
  const here = openSeasons([view], asking).find((one) => !season || one.season.id === season);
  if (here) return { here };
  const shut = shutTo(view, asking, season);
  return shut ? { shut } : {};
}

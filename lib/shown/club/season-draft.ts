/** A season about to be opened or changed: what is typed, and the counting that it becomes. */

import { nameKey } from "#lib/log/name";
import { type GameName, USUAL_GAME } from "#lib/rules/rules";
import { plain } from "#lib/rules/words/words";
import type { Season, SeasonId } from "#lib/season/club/club-event";
import { type Count, type Counting, TIE_BREAKS, type TieBreak, usualCounting } from "#lib/season/club/counting";
import type { Day, SeasonBody } from "#lib/season/club/season-body";
import { movedDay, seasonYear } from "#lib/season/tally/evening-day";
import { numberOrText } from "#lib/shown/number-in";
import { placeTroubles, withoutEnd } from "./season-lacks";

export interface SeasonDraft {
  readonly name: string;
  readonly from: string;
  /** Empty: no end agreed. */
  readonly to: string;
  readonly by: Count;
  /** For the first, the second place…, as typed: "10", "7½". */
  readonly placePoints: readonly string[];
  readonly minEvenings: string;
  /** Empty: all of them. */
  readonly bestOf: string;
  readonly games: readonly GameName[];
  readonly guests: boolean;
  readonly tableByTable: boolean;
  readonly tieBreaks: readonly TieBreak[];
  /** Empty: for ever. */
  readonly correctionDays: string;
}

const USUAL_PLACES = usualCounting("decale").placePoints;

const digits = (value: number | null): string => (value === null ? "" : String(value));

const draftOfCounting = (counting: Counting): Omit<SeasonDraft, "name" | "from" | "to"> => ({
  by: counting.by,
  placePoints: (counting.placePoints.length > 0 ? counting.placePoints : USUAL_PLACES).map(plain),
  minEvenings: digits(counting.minEvenings),
  bestOf: digits(counting.bestOf),
  games: counting.games,
  guests: counting.guests,
  tableByTable: counting.tableByTable ?? false,
  tieBreaks: counting.tieBreaks,
  correctionDays: digits(counting.correctionDays),
});

export const startSeason = (name: string, from: Day, game: GameName): SeasonDraft => ({
  name,
  from,
  to: "",
  ...draftOfCounting(usualCounting(game)),
});

/**
 * The season after the club's last one: the same settings, and if that had an end, dates a year later. `nameOf` names it by the
 * years it begins and ends in.
 */
export function nextSeason(seasons: readonly Season[], day: Day, nameOf: (from: number, to: number) => string): SeasonDraft {
  const [last] = newestFirst(seasons);
  if (!last) return startSeason(nameFor(day, nameOf), day, USUAL_GAME);
  const from = last.to === null ? day : movedDay(last.to, 1);
  const to = last.to === null ? "" : yearAfter(last.to);
  return { ...draftOfSeason(last), name: nameFor(from, nameOf, seasons), from, to };
}

/** Newest first, by their first days; if equal, the one opened last. */
export const newestFirst = (seasons: readonly Season[]): Season[] =>
  [...seasons].reverse().sort((a, b) => (a.from < b.from ? 1 : a.from > b.from ? -1 : 0));

/** As a club lists them: those that go on first, then the newest; a brought history adds older seasons later. */
export const openFirst = (seasons: readonly Season[]): Season[] =>
  newestFirst(seasons).sort((a, b) => Number(a.ended !== null) - Number(b.ended !== null));

/** The proposed name of a season that begins on this day: its years, with a number if the club has a season of that name. */
export function nameFor(
  from: Day,
  nameOf: (from: number, to: number) => string,
  others: readonly Pick<Season, "name">[] = [],
): string {
  const year = seasonYear(from);
  const name = nameOf(year, year + 1);
  const isTaken = (one: string) => others.some((other) => nameKey(other.name) === nameKey(one));
  for (let nth = 1; ; nth++) {
    const said = nth === 1 ? name : `${name} (${nth})`;
    if (!isTaken(said)) return said;
  }
}

/** A year after the 29th of February is the 28th. */
function yearAfter(day: Day): Day {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return next.endsWith("-02-29") ? `${next.slice(0, 8)}28` : next;
}

export const draftOfSeason = ({ name, from, to, counting }: Season): SeasonDraft => ({
  name,
  from,
  to: to ?? "",
  ...draftOfCounting(counting),
});

const numberOr = <T>(text: string, empty: T): number | T => (/^\d+$/.test(text.trim()) ? Number(text) : empty);

export function seasonBody(draft: SeasonDraft, season: SeasonId): SeasonBody {
  const isWhole = placeTroubles({ ...draft, by: "places" }).every((trouble) => trouble === null);
  const written = withoutEnd(draft.placePoints).map((text) => Number(numberOrText(text)));
  // If places do not count, unreadable ones must not block saving.
  const placePoints = isWhole ? written : USUAL_PLACES;
  return {
    season,
    name: draft.name.trim(),
    from: draft.from,
    to: draft.to === "" ? null : draft.to,
    counting: {
      by: draft.by,
      placePoints,
      minEvenings: numberOr(draft.minEvenings, 1),
      bestOf: numberOr(draft.bestOf, null),
      games: draft.games,
      guests: draft.guests,
      ...(draft.tableByTable && { tableByTable: true }),
      tieBreaks: draft.tieBreaks,
      correctionDays: numberOr(draft.correctionDays, null),
    },
  };
}

/** The chosen ones in their order, then the others. */
export const tiesInOrder = (chosen: readonly TieBreak[]): TieBreak[] => [
  ...chosen,
  ...TIE_BREAKS.filter((rule) => !chosen.includes(rule)),
];

/** Moves a rule one place up. */
export function earlier(chosen: readonly TieBreak[], rule: TieBreak): TieBreak[] {
  const at = chosen.indexOf(rule);
  if (at <= 0) return [...chosen];
  const next = chosen.filter((other) => other !== rule);
  next.splice(at - 1, 0, rule);
  return next;
}

/** A season about to be opened or changed: what is typed so far, and the counting it will be. */
import type { GameName } from "#lib/rules/rules";
import type { Day, Season, SeasonBody, SeasonId } from "#lib/season/club-event";
import { type Count, type Counting, TIE_BREAKS, type TieBreak, usualCounting } from "#lib/season/counting";

export interface SeasonDraft {
  readonly name: string;
  readonly from: string;
  /** Empty: no end agreed. */
  readonly to: string;
  readonly by: Count;
  /** "10, 7, 5" */
  readonly placePoints: string;
  readonly minEvenings: string;
  /** Empty: all of them. */
  readonly bestOf: string;
  readonly games: readonly GameName[];
  readonly guests: boolean;
  readonly tieBreaks: readonly TieBreak[];
  /** Empty: for ever. */
  readonly correctionDays: string;
}

/** A season of the table goes from September to August. */
export function seasonYears(day: Day): { readonly from: number; readonly to: number } {
  const [year, month] = day.split("-").map(Number) as [number, number];
  const from = month >= 9 ? year : year - 1;
  return { from, to: from + 1 };
}

const digits = (value: number | null): string => (value === null ? "" : String(value));

const draftOfCounting = (counting: Counting): Omit<SeasonDraft, "name" | "from" | "to"> => ({
  by: counting.by,
  placePoints: counting.placePoints.join(", "),
  minEvenings: digits(counting.minEvenings),
  bestOf: digits(counting.bestOf),
  games: counting.games,
  guests: counting.guests,
  tieBreaks: counting.tieBreaks,
  correctionDays: digits(counting.correctionDays),
});

export const startSeason = (name: string, from: Day, game: GameName): SeasonDraft => ({
  name,
  from,
  to: "",
  ...draftOfCounting(usualCounting(game)),
});

export const draftOfSeason = ({ name, from, to, counting }: Season): SeasonDraft => ({
  name,
  from,
  to: to ?? "",
  ...draftOfCounting(counting),
});

const numberOr = <T>(text: string, empty: T): number | T => (/^\d+$/.test(text.trim()) ? Number(text) : empty);

export function bodyOf(draft: SeasonDraft, season: SeasonId): SeasonBody {
  const placePoints = draft.placePoints.split(/[\s,;]+/).flatMap((text) => (/^\d+(\.5)?$/.test(text) ? [Number(text)] : []));
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
      tieBreaks: draft.tieBreaks,
      correctionDays: numberOr(draft.correctionDays, null),
    },
  };
}

/** Those chosen first, in their order; then the others. */
export const tiesInOrder = (chosen: readonly TieBreak[]): TieBreak[] => [
  ...chosen,
  ...TIE_BREAKS.filter((rule) => !chosen.includes(rule)),
];

/** One place earlier. */
export function earlier(chosen: readonly TieBreak[], rule: TieBreak): TieBreak[] {
  const at = chosen.indexOf(rule);
  if (at <= 0) return [...chosen];
  const next = chosen.filter((other) => other !== rule);
  next.splice(at - 1, 0, rule);
  return next;
}

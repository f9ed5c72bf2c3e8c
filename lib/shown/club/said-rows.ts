/** The chosen settings, line by line with labels: to read, or to compare with earlier ones. */

import type { GameName } from "#lib/rules/rules";
import { plain } from "#lib/rules/words/words";
import type { PlayerBody } from "#lib/season/club/club-event";
import type { SeasonBody } from "#lib/season/club/season-body";
import { seasonDates } from "#lib/shown/club/season-dates";
import type { Chunks } from "#messages/fr/chunks";
import type { Lang } from "#messages/words";

type SaidRow = readonly [label: string, value: string];

export interface Saying {
  readonly words: Chunks["club"];
  readonly lang: Lang;
  readonly games: Readonly<Record<GameName, string>>;
}

export function seasonRows(season: Omit<SeasonBody, "season">, { words, lang, games: named }: Saying): SaidRow[] {
  const t = words.season;
  const { by, placePoints, minEvenings, bestOf, games, guests, tieBreaks, correctionDays } = season.counting;
  return [
    [t.said.dates, seasonDates(season, words, lang)],
    [t.said.games, words.list(games.map((game) => named[game]))],
    [t.said.by, `${t.counts[by].name}. ${t.counts[by].means}`],
    ...(by === "places" ? [[t.said.places, placePoints.map(plain).join(" · ")] as const] : []),
    [t.said.min, minEvenings > 1 ? t.minNote(minEvenings) : t.minOne],
    [t.said.best, bestOf === null ? t.bestAll : t.bestN(bestOf)],
    [t.said.guests, guests ? t.guestsRanked : t.guestsAside],
    [t.said.ties, tieBreaks.length === 0 ? t.tiesNone : tieBreaks.map((rule, i) => `${i + 1}. ${t.tie[rule]}`).join(" ")],
    [t.said.correction, correctionDays === null ? t.correctionEver : t.correctionDays(correctionDays)],
  ];
}

export const playerRows = ({ name, short, mark, guest }: PlayerBody, { words: t }: Saying): SaidRow[] => [
  [t.name, name],
  ...(short === undefined ? [] : [[t.short, short] as const]),
  ...(mark === undefined ? [] : [[t.mark, t.marks[mark]] as const]),
  ...(guest ? [[t.players, t.guest] as const] : []),
];

/** The lines that differ; null for one that is only on the other side. */
export function differing(
  before: readonly SaidRow[],
  after: readonly SaidRow[],
): [label: string, was: string | null, is: string | null][] {
  const [was, is] = [new Map(before), new Map(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((label) => was.get(label) !== is.get(label))
    .map((label) => [label, was.get(label) ?? null, is.get(label) ?? null]);
}

/** Texts beside the standings: how much was played; for a player why no rank, the attendance, and points that no evening gave. */

import { sum } from "#lib/rules/lists";
import type { Standing } from "#lib/season/standings/standings";
import type { EveningLine, SeasonView } from "#lib/season/views";
import { againIn, dayOf, isAverage, shortDay } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";
import type { Chunks } from "#messages/fr/chunks";
import type { Lang } from "#messages/words";
import { figureOf } from "./standing-figures";

export const sayPlayed = ({ season, played }: SeasonView, t: Chunks["season"], lang: Lang): string =>
  t.subtitle(season.name, played.evenings, played.deals, played.last && dayOf(played.last, lang));

/** How the curve's count differs from the standings'. */
export const curveNotes = ({ season, standings }: SeasonView, t: Chunks["season"]): string[] => [
  ...(season.counting.bestOf === null ? [] : [t.curveWhole]),
  ...(standings.some(({ adjusted }) => adjusted !== 0) ? [t.curveNote] : []),
];

/** The head of the last evening's column. */
export const lastDay = (view: SeasonView, last: EveningLine | undefined, lang: Lang): string =>
  last ? shortDay(last.day, lang) + againIn(view.evenings)(last.evening) : "";

/** Why a player has no rank; undefined for ranked ones. */
export const sayUnranked = (
  { season }: Pick<SeasonView, "season">,
  standing: Standing,
  t: Chunks["season"],
): string | undefined =>
  standing.why === "too-few-evenings"
    ? t.fewOf(figureOf(standing, "evenings"), season.counting.minEvenings)
    : standing.why === null
      ? undefined
      : t.why[standing.why];

export function sayAttended(view: SeasonView, standing: Standing, t: Chunks["season"]): string {
  const attended = t.attended(figureOf(standing, "evenings"), figureOf(standing, "won"));
  if (standing.why === "guest") return `${t.why.guest}, ${attended}`;
  return sayUnranked(view, standing, t) ?? attended;
}

/** The points of the value that no evening gave: added by hand, or by late changes; in words. */
export function addedTo(
  { season, late }: Pick<SeasonView, "season" | "late">,
  { adjusted, player }: Standing,
  t: Chunks["season"],
  lang: Lang,
): string[] {
  const { by } = season.counting;
  if (by === "wins" || adjusted === 0) return [];
  const changes = by === "places" ? [] : late.filter((one) => one.player === player.id);
  const since = sum(changes.map(({ points }) => points));
  const say = t.added[isAverage(by) ? "average" : "sum"];
  const byHand = adjusted - since;
  return [
    ...(byHand === 0 ? [] : [say.byHand(numeral(byHand, "change", lang))]),
    ...(since === 0 ? [] : [say.late(numeral(since, "change", lang))]),
  ];
}

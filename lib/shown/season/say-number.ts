/** How averages and days are printed. Points themselves are `numeral`. */

import { itemAt } from "#lib/rules/item-at";
import type { Count } from "#lib/season/counting";
import { decimalsOf, rounded } from "#lib/season/decimals";
import type { Day } from "#lib/season/season-body";
import { numeral } from "#lib/shown/sheet/numeral";
import type { Lang } from "#messages/words";

const LOCALE: Readonly<Record<Lang, string>> = { fr: "fr-FR", en: "en-GB" };

const decimal = (value: number, lang: Lang, decimals: number): string =>
  new Intl.NumberFormat(LOCALE[lang], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  }).format(value);

/** "+9,2", "−17,5": with its sign; one decimal, unless more tell it from its neighbours. */
export function average(value: number, lang: Lang, decimals = 1): string {
  const shown = rounded(value, decimals);
  const sign = shown > 0 ? "+" : shown < 0 ? "−" : "";
  return `${sign}${decimal(Math.abs(shown), lang, decimals)}`;
}

/** "24,6": a minus only. */
export const measure = (value: number, lang: Lang, decimals = 1): string =>
  `${rounded(value, decimals) < 0 ? "−" : ""}${decimal(Math.abs(rounded(value, decimals)), lang, decimals)}`;

/** What the club ranks by, as it is printed: an average wears its sign, a sum only a minus. */
export const counted = (value: number, by: Count, lang: Lang, decimals = 1): string =>
  isAverage(by)
    ? average(value, lang, decimals)
    : by === "places" && value % 1 !== 0
      ? measure(value, lang, decimals)
      : numeral(value, "total");

export const isAverage = (by: Count): boolean => by === "deal-average" || by === "evening-average";

/** The decimals of the column that ranks. */
export const decimalsIn = (standings: readonly { readonly value: number }[]): number =>
  decimalsOf(standings.map(({ value }) => value));

/** "1er avril": the first of a month is an ordinal in French. */
export const firstOf = (day: string, lang: Lang): string => (lang === "fr" ? day.replace(/(^|\s)1(?= \p{L})/u, "$11er") : day);

const dateOf = (day: Day): Date => new Date(`${day}T12:00:00Z`);

const formatted = (day: Day, lang: Lang, options: Intl.DateTimeFormatOptions): string =>
  firstOf(new Intl.DateTimeFormat(LOCALE[lang], { ...options, timeZone: "UTC" }).format(dateOf(day)), lang);

/** "10 mars" */
export const dayOf = (day: Day, lang: Lang): string => formatted(day, lang, { day: "numeric", month: "long" });
/** "7 oct." */
export const shortDay = (day: Day, lang: Lang): string => formatted(day, lang, { day: "numeric", month: "short" });
/** "mardi" */
export const weekdayOf = (day: Day, lang: Lang): string => formatted(day, lang, { weekday: "long" });
/** "10 mars 2026" */
export const fullDay = (day: Day, lang: Lang): string => formatted(day, lang, { day: "numeric", month: "long", year: "numeric" });
/** "10 mars 2026, 22:47", by this phone's clock. */
export const fullMoment = (at: string, lang: Lang): string => {
  const date = new Date(at);
  const day = new Intl.DateTimeFormat(LOCALE[lang], { day: "numeric", month: "long", year: "numeric" }).format(date);
  return `${firstOf(day, lang)}, ${hourOf(at)}`;
};
/** "22:47" */
export const hourOf = (at: string): string => new Date(at).toTimeString().slice(0, 5);
/** "mardi 10 mars 2026" */
export const longDay = (day: Day, lang: Lang): string =>
  formatted(day, lang, { weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** Days in the order they were played → what tells apart those that come again: "", or " (2)" after the second of a day. */
export function againOf(days: readonly Day[]): string[] {
  const seen = new Map<Day, number>();
  return days.map((day) => {
    const times = (seen.get(day) ?? 0) + 1;
    seen.set(day, times);
    return times > 1 ? ` (${times})` : "";
  });
}

/** The same of evenings that are listed the newest first, by their ids. */
export function againIn(evenings: readonly { readonly evening: string; readonly day: Day }[]): (evening: string) => string {
  const played = [...evenings].reverse();
  const again = againOf(played.map(({ day }) => day));
  const byId = new Map(played.map(({ evening }, i) => [evening, itemAt(again, i)]));
  return (evening) => byId.get(evening) ?? "";
}

/** How averages and days are printed. Points themselves are `numeral`. */

import { itemAt } from "#lib/rules/item-at";
import { LANGUAGES, type Lang } from "#lib/rules/words/languages";
import type { Count } from "#lib/season/club/counting";
import type { Day } from "#lib/season/club/season-body";
import { decimalsOf, rounded } from "#lib/season/standings/decimals";
import { numeral } from "#lib/shown/sheet/numeral";
import { eveningAddress, type Where } from "../addresses/addresses";

/** A format is slow to make, and a season says hundreds of figures: each is made once, when it is first asked for. */
function kept<Asked extends string | number, Format>(make: (lang: Lang, asked: Asked) => Format) {
  const made: Partial<Record<string, Format>> = {};
  return (lang: Lang, asked: Asked): Format => (made[`${lang} ${asked}`] ??= make(lang, asked));
}

const numbers = kept(
  (lang, decimals: number) =>
    new Intl.NumberFormat(LANGUAGES[lang].locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: LANGUAGES[lang].groupsAverages,
    }),
);

const decimal = (value: number, lang: Lang, decimals: number): string => numbers(lang, decimals).format(value);

/** "+9,2", "−17,5": with its sign; one decimal, unless more tell it from its neighbours. */
export function average(value: number, lang: Lang, decimals = 1): string {
  const shown = rounded(value, decimals);
  const sign = shown > 0 ? "+" : shown < 0 ? "−" : "";
  return `${sign}${decimal(Math.abs(shown), lang, decimals)}`;
}

/** "24,6": a minus only. */
export const measure = (value: number, lang: Lang, decimals = 1): string =>
  `${rounded(value, decimals) < 0 ? "−" : ""}${decimal(Math.abs(rounded(value, decimals)), lang, decimals)}`;

/** The ranked value as printed: an average with its sign, a sum only with a minus. */
export const counted = (value: number, by: Count, lang: Lang, decimals = 1): string =>
  isAverage(by)
    ? average(value, lang, decimals)
    : by === "places" && value % 1 !== 0
      ? measure(value, lang, decimals)
      : numeral(value, "total", lang);

export const isAverage = (by: Count): boolean => by === "deal-average" || by === "evening-average";

/** The decimals of the column that ranks. */
export const decimalsIn = (standings: readonly { readonly value: number }[]): number =>
  decimalsOf(standings.map(({ value }) => value));

const firstOf = (day: string, lang: Lang): string =>
  day.replace(/(^|\s)1(?= \p{L})/u, (_, before) => before + LANGUAGES[lang].first);

const WHOLE = { day: "numeric", month: "long", year: "numeric" } as const;
const DAYS = {
  day: { day: "numeric", month: "long" },
  short: { day: "numeric", month: "short" },
  weekday: { weekday: "long" },
  full: WHOLE,
  long: { weekday: "long", ...WHOLE },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const days = kept(
  (lang, as: keyof typeof DAYS) => new Intl.DateTimeFormat(LANGUAGES[lang].locale, { ...DAYS[as], timeZone: "UTC" }),
);

/**
 * A day, or the day of a moment: taken at noon, so that no clock turns it into another day. Browsers differ on a comma after an
 * English weekday; the sheet has none.
 */
const said = (at: string, lang: Lang, as: keyof typeof DAYS): string =>
  firstOf(
    days(lang, as)
      .format(new Date(`${at.slice(0, 10)}T12:00:00Z`))
      .replace(",", ""),
    lang,
  );

/** "10 mars" */
export const dayOf = (day: Day, lang: Lang): string => said(day, lang, "day");
/** "7 oct." */
export const shortDay = (day: Day, lang: Lang): string => said(day, lang, "short");
/** "mardi" */
export const weekdayOf = (day: Day, lang: Lang): string => said(day, lang, "weekday");
/** "10 mars 2026" */
export const fullDay = (day: Day, lang: Lang): string => said(day, lang, "full");
/** "10 mars 2026, 22:47", by this phone's clock. */
export const fullMoment = (at: string, lang: Lang): string => {
  const here = new Date(Date.parse(at) - new Date(at).getTimezoneOffset() * 60_000);
  return `${fullDay(here.toISOString(), lang)}, ${hourOf(at)}`;
};
/** "22:47" */
export const hourOf = (at: string): string => new Date(at).toTimeString().slice(0, 5);
/** "mardi 10 mars 2026" */
export const longDay = (day: Day, lang: Lang): string => said(day, lang, "long");

/** Days in the order they were played → suffixes that tell repeated days apart: "", or " (2)" for the second of a day. */
export function againOf(days: readonly Day[]): string[] {
  const seen = new Map<Day, number>();
  return days.map((day) => {
    const times = (seen.get(day) ?? 0) + 1;
    seen.set(day, times);
    return times > 1 ? ` (${times})` : "";
  });
}

type Dated = Readonly<Record<"evening" | "day", string>>;

/** The same for evenings listed newest first, by id. */
export function againIn(evenings: readonly Dated[]): (evening: string) => string {
  const played = [...evenings].reverse();
  const again = againOf(played.map(({ day }) => day));
  const byId = new Map(played.map(({ evening }, i) => [evening, itemAt(again, i)]));
  return (evening) => byId.get(evening) ?? "";
}

/** The day and the page of each evening, listed newest first. */
export function eveningsIn(evenings: readonly Dated[], where: Where) {
  const again = againIn(evenings);
  return ({ evening, day }: Dated) => ({ label: dayOf(day, where.lang) + again(evening), href: eveningAddress(where, evening) });
}

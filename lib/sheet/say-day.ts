import { LANGUAGES, type Lang } from "#lib/rules/words/languages";

/** A day in a sentence: "1er mars 2026", "1 March 2026". The format is made when it is first asked for: on a slow phone each costs 70 ms. */
export function daysIn(lang: Lang): (day: unknown) => string {
  const { locale, first } = LANGUAGES[lang];
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
    return format.format(new Date(`${day}T12:00:00Z`)).replace(/^1 /, `${first} `);
  };
}

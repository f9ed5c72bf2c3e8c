/** A day in a sentence: "1er mars 2026", "1 March 2026". A language's format is made when it is first asked for: on a slow phone each costs 70 ms. */
const says = (locale: string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (day: unknown): string => {
    format ??= new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
    return format.format(new Date(`${day}T12:00:00Z`));
  };
};

const inFrench = says("fr-FR");

export const dayFr = (day: unknown): string => inFrench(day).replace(/^1 /, "1er ");
export const dayEn = says("en-GB");

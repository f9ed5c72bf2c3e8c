/** A day in a sentence: "1er mars 2026", "1 March 2026". */
const says = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return (day: unknown): string => format.format(new Date(`${day}T12:00:00Z`));
};

const inFrench = says("fr-FR");

export const dayFr = (day: unknown): string => inFrench(day).replace(/^1 /, "1er ");
export const dayEn = says("en-GB");

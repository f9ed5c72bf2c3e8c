/** An evening is called by its day: "Mardi 17 mars". */
import type { Lang } from "#messages/words";

interface Called {
  readonly title: string | null;
  /** Left out by lists that an older version of the app has kept. */
  readonly day?: string | null;
  readonly openedAt: string;
}

/** The evening's own day; at noon, so that it is the same day wherever the phone is. */
export const dayOf = ({ day, openedAt }: Pick<Called, "day" | "openedAt">): Date => new Date(day ? `${day}T12:00` : openedAt);

export function titleOf({ title, ...called }: Called, lang: Lang): string {
  if (title) return title;
  const day = new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(dayOf(called));
  return firstOf(day.charAt(0).toUpperCase() + day.slice(1), lang);
}

/** "1er avril": the first of a month is an ordinal in French. */
export const firstOf = (day: string, lang: Lang): string => (lang === "fr" ? day.replace(/(^|\s)1(?= \p{L})/u, "$11er") : day);

/** "21 nov., 22:47", as a history or a list shows it. */
export const momentOf = (at: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(at));

/** "22:47" */
export const hourOf = (at: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", { hour: "2-digit", minute: "2-digit" }).format(new Date(at));

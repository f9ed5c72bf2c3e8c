/** An evening is called by its day: "Mardi 17 mars". */
import type { Lang } from "#components/words/words";

export function titleOf({ title, openedAt }: { title: string | null; openedAt: string }, lang: Lang): string {
  if (title) return title;
  const day = new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(new Date(openedAt));
  return day.charAt(0).toUpperCase() + day.slice(1);
}

/** "21 nov., 22:47", as a history or a list shows it. */
export const momentOf = (at: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(at));

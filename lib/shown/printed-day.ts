import type { Sheet } from "#lib/sheet/sheet";
import type { Lang } from "#messages/words";
import { localDay } from "./local-day";
import { longDay } from "./season/say-number";
import { dateOf } from "./sheet/title";

/** "mardi 10 mars 2026": with its year, since paper is kept. */
export const printedDay = (sheet: Sheet, lang: Lang): string => longDay(localDay(dateOf(sheet)), lang);

/** The same, where it begins. */
export function dayHead(sheet: Sheet, lang: Lang): string {
  const day = printedDay(sheet, lang);
  return day.charAt(0).toUpperCase() + day.slice(1);
}

/** The number of deals that were played and count. */
export const countPlayed = ({ deals }: Pick<Sheet, "deals">): number =>
  deals.filter(({ voided, score }) => !voided && score).length;

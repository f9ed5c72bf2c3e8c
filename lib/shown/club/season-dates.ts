import type { Season } from "#lib/season/club/club-event";
import { fullDay } from "#lib/shown/season/say-number";
import type { Chunks } from "#messages/fr/chunks";
import type { Lang } from "#messages/words";

/** "du 1er septembre 2026 au 30 juin 2027" */
export const seasonDates = ({ from, to }: Pick<Season, "from" | "to">, t: Chunks["club"], lang: Lang): string =>
  t.seasonDates(fullDay(from, lang), to === null ? null : fullDay(to, lang));

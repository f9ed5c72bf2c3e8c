// This folder: where each screen is found.
/** The addresses of the screens. What is open on a page is in the hash. */

import type { PlayerId, SeasonId } from "#lib/season/club/club-event";
import type { SeasonView } from "#lib/season/views";
import type { Lang } from "#messages/words";

/** A season and the page's language: what every link of a season's page needs. */
export interface Where {
  readonly lang: Lang;
  readonly club: string;
  readonly season: SeasonId;
}

/** A part of a season's page: what the server says, and where it is. */
export interface InSeason<View = SeasonView> {
  readonly view: View;
  readonly where: Where;
}

export const whereOf = (lang: Lang, { club, season }: Readonly<Record<"club" | "season", { readonly id: string }>>): Where => ({
  lang,
  club: club.id,
  season: season.id,
});

/** `rest`: what else the address says, "&h=…" or "#donne-3". */
export const sheetAddress = (lang: Lang, sheet: string, rest = ""): string => `/${lang}/sheet?s=${sheet}${rest}`;
export const hallAddress = (lang: Lang, hall: string, rest = ""): string => `/${lang}/hall?h=${hall}${rest}`;
export const clubAddress = (lang: Lang, club: string, hash = ""): string => `/${lang}/club?c=${club}${hash}`;
export const seasonAddress = ({ lang, club, season }: Where): string => `/${lang}/season?c=${club}&s=${season}`;
/** Long parts of a season have a page of their own, in the hash of the season's. */
export const SUB_PAGES = ["grille", "matrices", "palmares"] as const;
export type SubPageName = (typeof SUB_PAGES)[number];
/** Its palmarès: the page that is projected when it is over. */
export const honoursAddress = (where: Where): string => `${seasonAddress(where)}#palmares`;
/** The part of a player's page about the ranked value. */
export const COUNTED = "counted";
/** `part`: the figure whose evenings are shown, "taker" or "with.<player>". */
export const playerAddress = ({ lang, club, season }: Where, player: PlayerId, part = ""): string =>
  `/${lang}/player?c=${club}&s=${season}&p=${player}${part && `#${part}`}`;
export const tonightAddress = (lang: Lang, club: string, how = ""): string => `/${lang}/tonight?c=${club}${how}`;
export const drawAddress = (lang: Lang, club: string): string => `/${lang}/draw?c=${club}`;
/** The page of an evening by its id, or of one table by its sheet's id. */
export const eveningAddress = ({ lang, club, season }: Where, id: string): string =>
  `/${lang}/evening?c=${club}&s=${season}&e=${encodeURIComponent(id)}`;

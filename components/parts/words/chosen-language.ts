// This folder: the words of a screen, in the language that is shown.
import type { Lang } from "#messages/words";

const CHOSEN = "#lang";

/** Home in another language; the phone, and an installed app, then open in that language. */
export const homeIn = (lang: Lang): string => `/${lang}${CHOSEN}`;

/** Runs before home's code has come: a choice of language holds even if the page is left at once. */
export const CHOOSE_LANGUAGE = `if(location.hash==="${CHOSEN}"){document.cookie="lang="+document.documentElement.lang+"; path=/; max-age=31536000; samesite=lax";history.replaceState(null,"",location.pathname+location.search)}`;

import type { Lang } from "#messages/words";

const CHOSEN = "#lang";

/** To home in another language, which is then the one that this phone, and an installed app, opens in. */
export const homeIn = (lang: Lang): string => `/${lang}${CHOSEN}`;

/** Runs in home before its code has come: a tap on a language counts from the first moment. */
export const CHOOSE_LANGUAGE = `if(location.hash==="${CHOSEN}"){document.cookie="lang="+document.documentElement.lang+"; path=/; max-age=31536000; samesite=lax";history.replaceState(null,"",location.pathname+location.search)}`;

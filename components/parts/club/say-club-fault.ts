import { sharedEn } from "#components/parts/words/shared-en";
import { sharedFr } from "#components/parts/words/shared-fr";
import type { Fault } from "#lib/rules/rules";
import type { Say } from "#lib/rules/words/words";
import { clubEn } from "#lib/season/words/en";
import { clubFr } from "#lib/season/words/fr";
import type { Lang } from "#messages/words";

const WORDS: Readonly<Record<Lang, Readonly<Record<string, Say>>>> = {
  fr: { ...sharedFr.common, ...clubFr },
  en: { ...sharedEn.common, ...clubEn },
};

/** Why the server refused a change to a club. */
export const sayClubFault = ({ code, params }: Fault, lang: Lang): string => WORDS[lang][code]?.(params ?? {}, String) ?? code;

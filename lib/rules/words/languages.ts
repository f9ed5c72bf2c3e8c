/** The languages that the words are in. */
import type { LanguageRow } from "#messages/fr/rules/language";
import { LANGUAGE_IN } from "#messages/languages/rules/language";

export type Lang = keyof typeof LANGUAGE_IN;

export const LANGUAGES: Readonly<Record<Lang, LanguageRow>> = LANGUAGE_IN;
/** In the order in which they are offered. */
export const LANGS = Object.keys(LANGUAGES) as readonly Lang[];

/** French unless another of ours is asked for. */
export const languageOf = (asked: unknown): Lang => LANGS.find((lang) => lang === asked) ?? "fr";

export const inEach = <T>(say: (lang: Lang) => T): Readonly<Record<Lang, T>> =>
  Object.fromEntries(LANGS.map((lang) => [lang, say(lang)])) as Record<Lang, T>;

/** What is proper to a language besides its words. */
interface LanguageRow {
  /** What it calls itself. */
  readonly own: string;
  readonly locale: string;
  /** Between thousands: a thin space in French, a comma in English. */
  readonly thousands: string;
  /** French sets the thousands of a sum apart and leaves those of an average: English sets apart both. */
  readonly groupsAverages: boolean;
  /** Between the cells of a file: ";" where the comma is a decimal one. */
  readonly separator: "," | ";";
  readonly colon: string;
  /** "1er avril": the first of a month is an ordinal in French. */
  readonly first: string;
}

export type Lang = "fr" | "en";

/** In the order in which they are offered. */
export const LANGUAGES: Readonly<Record<Lang, LanguageRow>> = {
  fr: {
    own: "Français",
    locale: "fr-FR",
    thousands: "\u202f",
    groupsAverages: false,
    separator: ";",
    colon: "\u202f:",
    first: "1er",
  },
  en: { own: "English", locale: "en-GB", thousands: ",", groupsAverages: true, separator: ",", colon: ":", first: "1" },
};
export const LANGS = Object.keys(LANGUAGES) as readonly Lang[];

/** French unless another of ours is asked for. */
export const languageOf = (asked: unknown): Lang => LANGS.find((lang) => lang === asked) ?? "fr";

export const inEach = <T>(say: (lang: Lang) => T): Readonly<Record<Lang, T>> =>
  Object.fromEntries(LANGS.map((lang) => [lang, say(lang)])) as Record<Lang, T>;

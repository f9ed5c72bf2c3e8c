/** A language is a folder here, and a row: each is fetched apart, by who reads it. */
import type { Lang } from "#lib/rules/words/languages";
import { gamesEn } from "./en/games";
import { gamesFr, type SayLoaders } from "./fr/games";
import type { PartLoaders } from "./fr/parts";

interface Loaders {
  readonly parts: () => Promise<PartLoaders>;
  readonly says: SayLoaders;
}

export const LOADERS: Readonly<Record<Lang, Loaders>> = {
  fr: { parts: () => import("./fr/parts").then((module) => module.partsFr), says: gamesFr },
  en: { parts: () => import("./en/parts").then((module) => module.partsEn), says: gamesEn },
};

/** What every page says. */
export const PAGE_WORDS = {
  fr: () => import("./fr/words").then((module) => module.wordsFr),
  en: () => import("./en/words").then((module) => module.wordsEn),
} satisfies Readonly<Record<Lang, unknown>>;

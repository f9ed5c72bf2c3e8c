/** A language is a folder here, and a row: each is fetched apart, by who reads it. */
import type { Lang } from "#lib/rules/words/languages";
import { games as en } from "./en/games";
import { games as fr, type SayLoaders } from "./fr/games";
import type { PartLoaders } from "./fr/parts";

interface Loaders {
  readonly parts: () => Promise<PartLoaders>;
  readonly says: SayLoaders;
}

export const LOADERS: Readonly<Record<Lang, Loaders>> = {
  fr: { parts: () => import("./fr/parts").then((module) => module.parts), says: fr },
  en: { parts: () => import("./en/parts").then((module) => module.parts), says: en },
};

/** What every page says. */
export const PAGE_WORDS = {
  fr: () => import("./fr/words").then((module) => module.words),
  en: () => import("./en/words").then((module) => module.words),
} satisfies Readonly<Record<Lang, unknown>>;

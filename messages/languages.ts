/** A language is a folder here, and a row: each is fetched apart, by who reads it. */
import type { Lang } from "#lib/rules/words/languages";
import { games as en } from "./en/games";
import type { ChunkLoaders } from "./fr/chunks";
import { games as fr, type SayLoaders } from "./fr/games";

interface Loaders {
  readonly chunks: () => Promise<ChunkLoaders>;
  readonly says: SayLoaders;
}

export const LOADERS: Readonly<Record<Lang, Loaders>> = {
  fr: { chunks: () => import("./fr/chunks").then((module) => module.chunks), says: fr },
  en: { chunks: () => import("./en/chunks").then((module) => module.chunks), says: en },
};

/** What every page says. */
export const PAGE_WORDS = {
  fr: () => import("./fr/words").then((module) => module.words),
  en: () => import("./en/words").then((module) => module.words),
} satisfies Readonly<Record<Lang, unknown>>;

/** The screens' words and the rules' words, in the one language this phone loads; those of a page, or of what a tap opens, are fetched once. */
import { createContext, use, useContext } from "react";
import { insist } from "#components/parts/broken/insist";
import { languageOf } from "#lib/rules/words/languages";
import type { Chunk, Chunks } from "#messages/fr/chunks";
import { CHUNKS_IN } from "#messages/languages/chunks";
import type { Lang, Words } from "#messages/words";

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("useWords outside a page's words");
  return words;
}

const asked = new Map<string, Promise<unknown>>();

/** Each key is loaded once; after a failure, again. */
export function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = asked.get(key) as Promise<T> | undefined;
  if (known) return known;
  const coming = load();
  asked.set(key, coming);
  coming.catch(() => asked.delete(key));
  return coming;
}

/** A chunk, with what chunks say alike. */
export type Told<C extends Chunk> = Chunks[C] & { readonly alike: Chunks["alike"] };

export const bringWords = <C extends Chunk>(lang: Lang, chunk: C): Promise<Told<C>> =>
  once(`words ${lang} ${chunk}`, () => settled(insist(() => told(lang, chunk))));

async function told<C extends Chunk>(lang: Lang, chunk: C): Promise<Told<C>> {
  const chunks = await CHUNKS_IN[lang]();
  return { ...(await chunks[chunk]()), alike: await chunks.alike() };
}

/** Suspends until they are loaded. */
export const useWordsOf = <C extends Chunk>(chunk: C): Told<C> => use(bringWords(useWords().lang, chunk));

/** The page's words, with those of a chunk as `t`. */
export const useWordsAnd = <C extends Chunk>(chunk: C): Words & { readonly t: Told<C> } => ({
  ...useWords(),
  t: useWordsOf(chunk),
});

/** The language of a page that is not shown yet. */
export const pageLang = (): Lang => languageOf(document.documentElement.lang);

/** Asks for them as soon as the page's own code runs: they come while it starts. */
export function warmWords(...chunks: Chunk[]): void {
  if (typeof document === "undefined") return;
  const lang = pageLang();
  for (const chunk of chunks) void bringWords(lang, chunk);
}

/** Sets the fields that React's `use` reads of a promise: words already here are then read at once, without an empty screen. */
export function settled<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => {},
  );
  return promise;
}

"use client";
import type { ReactNode } from "react";
import { later } from "#components/parts/broken/later";
import { inEach, type Lang } from "#lib/rules/words/languages";
import "#messages/games-say"; // with the layout, once, or both the words and each page carry it
import { WORDS_IN } from "#messages/languages/words";
import { WordsContext } from "./words";

/** Each language is a chunk of its own: imported side by side they would be loaded together. The page names its own (`.ci/soon.mjs`). */
const WORDS = inEach((lang) =>
  later(async () => {
    const words = await WORDS_IN[lang]();
    return ({ children }: { children: ReactNode }) => <WordsContext value={words}>{children}</WordsContext>;
  }),
);

export function PageWords({ lang, children }: { lang: Lang; children: ReactNode }) {
  const Words = WORDS[lang];
  return <Words>{children}</Words>;
}

"use client";
import type { ReactNode } from "react";
import { namesEn } from "#lib/rules/words/en/names";
import { en } from "#messages/en/shared";
import type { Words } from "#messages/words";
import { commonWords, gameWords } from "./game-words";
import { WordsContext } from "./words";

const words: Words = {
  lang: "en",
  m: en,
  rules: { common: commonWords("en"), names: namesEn, games: gameWords("en") },
};

export function EnglishWords({ children }: { children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

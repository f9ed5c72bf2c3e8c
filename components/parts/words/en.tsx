import type { ReactNode } from "react";
import { namesEn } from "#lib/rules/words/en/names";
import { en } from "#messages/en/shared";
import { gamesSay } from "#messages/games-say";
import type { Words } from "#messages/words";
import { WordsContext } from "./words";

const words: Words = {
  lang: "en",
  m: en,
  rules: { common: gamesSay("en").common, names: namesEn, games: gamesSay("en").games },
};

export function EnglishWords({ children }: { children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

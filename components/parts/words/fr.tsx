"use client";
import type { ReactNode } from "react";
import { namesFr } from "#lib/rules/words/fr/names";
import { fr } from "#messages/fr/shared";
import type { Words } from "#messages/words";
import { commonWords, gameWords } from "./game-words";
import { WordsContext } from "./words";

const words: Words = {
  lang: "fr",
  m: fr,
  rules: { common: commonWords("fr"), names: namesFr, games: gameWords("fr") },
};

export function FrenchWords({ children }: { children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

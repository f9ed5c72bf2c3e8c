"use client";
import type { ReactNode } from "react";
import { namesFr } from "#lib/rules/words/names-fr";
import { fr } from "#messages/fr";
import { commonWords, gameWords } from "./game-words";
import { type Words, WordsContext } from "./words";

const words: Words = {
  lang: "fr",
  m: fr,
  rules: { common: commonWords("fr"), names: namesFr, games: gameWords("fr") },
};

export function FrenchWords({ children }: { children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

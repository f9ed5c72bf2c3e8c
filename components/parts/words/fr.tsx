import type { ReactNode } from "react";
import { namesFr } from "#lib/rules/words/fr/names";
import { fr } from "#messages/fr/shared";
import { gamesSay } from "#messages/games-say";
import type { Words } from "#messages/words";
import { WordsContext } from "./words";

const words: Words = {
  lang: "fr",
  m: fr,
  rules: { common: gamesSay("fr").common, names: namesFr, games: gamesSay("fr").games },
};

export function FrenchWords({ children }: { children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

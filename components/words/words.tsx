"use client";
/** The screens' words and the rules' words, in the one language this phone loads. */
import { createContext, useContext } from "react";
import type { RulesWords } from "#lib/rules/words/words";
import type { Messages } from "#messages/fr";

export type Lang = "fr" | "en";

export interface Words {
  readonly lang: Lang;
  readonly m: Messages;
  readonly rules: RulesWords;
}

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("useWords outside a page's words");
  return words;
}

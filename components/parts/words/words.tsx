"use client";
/** The screens' words and the rules' words, in the one language this phone loads. */
import { createContext, useContext } from "react";
import type { Words } from "#messages/words";

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("useWords outside a page's words");
  return words;
}

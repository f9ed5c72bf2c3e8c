"use client";
import type { ReactNode } from "react";
import { later } from "#components/parts/broken/later";
import "#messages/games-say"; // with the layout, once, or both the words and each page carry it
import type { Lang } from "#messages/words";
import "./words";

/** Each language is a chunk of its own: imported side by side they would be loaded together. The page names its own (`.ci/soon.mjs`). */
const WORDS = {
  fr: later(() => import("./fr").then((module) => module.FrenchWords)),
  en: later(() => import("./en").then((module) => module.EnglishWords)),
};

export function PageWords({ lang, children }: { lang: Lang; children: ReactNode }) {
  const Words = WORDS[lang];
  return <Words>{children}</Words>;
}

/** The articles' words come on demand: they are long, and most evenings nobody asks. */
import { use } from "react";
import type { ArticleWords } from "#lib/rules/words/words";
import type { Lang } from "#messages/words";

const loaded: Partial<Record<Lang, Promise<ArticleWords>>> = {};

const load: Readonly<Record<Lang, () => Promise<ArticleWords>>> = {
  fr: () => import("#lib/rules/words/articles-fr").then((module) => module.articlesFr),
  en: () => import("#lib/rules/words/articles-en").then((module) => module.articlesEn),
};

/** Starts the loading; called early so that the words are there when a rule is tapped. */
export function articlesIn(lang: Lang): Promise<ArticleWords> {
  loaded[lang] ??= load[lang]();
  return loaded[lang];
}

export const useArticles = (lang: Lang): ArticleWords => use(articlesIn(lang));

// This folder: a rule that is cited, and its words.
/** The articles' words come on demand: they are long, and most evenings nobody asks. */
import { bringWords } from "#components/parts/words/words";
import type { Parts } from "#messages/fr/parts";
import type { Lang } from "#messages/words";

/** Called early too, so that the words are there when a rule is tapped. */
export const articlesIn = (lang: Lang): Promise<Parts["articles"]> => bringWords(lang, "articles");

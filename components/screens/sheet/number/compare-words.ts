import { useWords } from "#components/parts/words/words";
import { compareEn } from "#messages/compare-en";
import { type CompareMessages, compareFr } from "#messages/compare-fr";

/** The sheet does not carry them: they come with the page. */
export const useCompareWords = (): CompareMessages => (useWords().lang === "fr" ? compareFr : compareEn);

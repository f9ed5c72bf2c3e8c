import { useWords } from "#components/parts/words/words";
import { contestEn } from "#messages/contest-en";
import { type ContestMessages, contestFr } from "#messages/contest-fr";

/** The sheet does not carry them: they come with the pages that a tap opens. */
export const useContestWords = (): ContestMessages => (useWords().lang === "fr" ? contestFr : contestEn);

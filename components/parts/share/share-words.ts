import { useWords } from "#components/parts/words/words";
import { shareEn } from "#messages/share-en";
import { type ShareMessages, shareFr } from "#messages/share-fr";

export const useShareWords = (): ShareMessages => (useWords().lang === "fr" ? shareFr : shareEn);

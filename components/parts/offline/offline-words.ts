import { useWords } from "#components/parts/words/words";
import { offlineEn } from "#messages/offline-en";
import { type OfflineMessages, offlineFr } from "#messages/offline-fr";

export const useOfflineWords = (): OfflineMessages => (useWords().lang === "fr" ? offlineFr : offlineEn);

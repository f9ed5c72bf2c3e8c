import { useWords } from "#components/parts/words/words";
import { seasonEn } from "#messages/season-en";
import { type SeasonMessages, seasonFr } from "#messages/season-fr";

export const useSeasonWords = (): SeasonMessages => (useWords().lang === "fr" ? seasonFr : seasonEn);

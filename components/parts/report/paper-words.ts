import { useWords } from "#components/parts/words/words";
import { paperEn } from "#messages/paper-en";
import { type PaperMessages, paperFr } from "#messages/paper-fr";

export const usePaperWords = (): PaperMessages => (useWords().lang === "fr" ? paperFr : paperEn);

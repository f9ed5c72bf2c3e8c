import { useWords } from "#components/parts/words/words";
import { fileEn } from "#messages/file-en";
import { type FileMessages, fileFr } from "#messages/file-fr";

export const useFileWords = (): FileMessages => (useWords().lang === "fr" ? fileFr : fileEn);

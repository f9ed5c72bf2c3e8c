import { useWords } from "#components/parts/words/words";
import { printEn } from "#messages/print-en";
import { type PrintMessages, printFr } from "#messages/print-fr";

export const usePrintWords = (): PrintMessages => (useWords().lang === "fr" ? printFr : printEn);

import { useWords } from "#components/parts/words/words";
import { tableEn } from "#messages/table-en";
import { type TableMessages, tableFr } from "#messages/table-fr";

export const useTableWords = (): TableMessages => (useWords().lang === "fr" ? tableFr : tableEn);

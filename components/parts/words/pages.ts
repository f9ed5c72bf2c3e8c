/** The words of the pages around the sheet, which the sheet itself does not carry. */
import { pagesEn } from "#messages/pages-en";
import { type PagesMessages, pagesFr } from "#messages/pages-fr";
import { useWords } from "./words";

export const usePages = (): PagesMessages => (useWords().lang === "fr" ? pagesFr : pagesEn);

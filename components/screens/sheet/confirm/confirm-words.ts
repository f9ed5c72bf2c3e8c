import { useWords } from "#components/parts/words/words";
import { confirmEn } from "#messages/confirm-en";
import { type ConfirmMessages, confirmFr } from "#messages/confirm-fr";

/** The sheet does not carry them: they come with what confirms. */
export const useConfirmWords = (): ConfirmMessages => (useWords().lang === "fr" ? confirmFr : confirmEn);

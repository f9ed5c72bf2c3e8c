import { useWords } from "#components/parts/words/words";
import { doorEn } from "#messages/door-en";
import { type DoorMessages, doorFr } from "#messages/door-fr";

/** Apart from a season's words, which the club's page does without. */
export const useDoorWords = (): DoorMessages => (useWords().lang === "fr" ? doorFr : doorEn);

import { cardsEn as cards } from "../cards";
import { sheetSaysEn } from "../sheet-faults";

export const says = { ...sheetSaysEn, cards };

import { cardsEn as cards } from "../cards";
import { dealEn as deal } from "../deal";
import { sheetSaysEn } from "../sheet-faults";

export const sharedSaysEn = { ...sheetSaysEn, cards, deal };

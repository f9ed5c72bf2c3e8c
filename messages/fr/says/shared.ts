import { cardsFr as cards } from "../cards";
import { dealFr as deal } from "../deal";
import { sheetSaysFr } from "../sheet-faults";

export const sharedSaysFr = { ...sheetSaysFr, cards, deal };

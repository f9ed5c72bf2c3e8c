import { cardsFr as cards } from "../cards";
import { sheetSaysFr } from "../sheet-faults";

export const says = { ...sheetSaysFr, cards };

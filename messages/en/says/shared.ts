import { cards } from "../cards";
import { deal } from "../deal";
import { sheetSays } from "../sheet-faults";

export const sharedSays = { ...sheetSays, cards, deal };

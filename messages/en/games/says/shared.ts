import { cards } from "../../cards";
import { sheetSays } from "../../sheet/faults";
import { deal } from "../deal";

export const sharedSays = { ...sheetSays, cards, deal };

/** Which deals wait for a player of the other camp (T25). Apart from `confirm.ts`, because the first rows need only this. */
import { isEmptyDeal } from "#lib/rules/rules";
import { isContested, type Sheet, type SheetDeal } from "./sheet";

/** True if the table asked for confirmations and none is there; not for a deal that was not played, nor one still contested. */
export const awaitsConfirmation = ({ asksConfirmation }: Pick<Sheet, "asksConfirmation">, deal: SheetDeal): boolean =>
  asksConfirmation && deal.deal !== null && !isEmptyDeal(deal.deal) && !deal.confirmed && !isContested(deal);

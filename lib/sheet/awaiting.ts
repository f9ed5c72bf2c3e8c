/** Which deals wait for a player of the other camp (T25). Apart from who may confirm them: the first rows ask only this. */
import { isEmptyDeal } from "#lib/rules/rules";
import { isContested, type Sheet, type SheetDeal } from "./sheet";

/** The table asked, and nobody has: neither of a deal that nobody played, nor of one whose contest has to end first. */
export const awaitsConfirmation = ({ asksConfirmation }: Pick<Sheet, "asksConfirmation">, deal: SheetDeal): boolean =>
  asksConfirmation && deal.deal !== null && !isEmptyDeal(deal.deal) && !deal.confirmed && !isContested(deal);

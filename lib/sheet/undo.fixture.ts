/** For tests of undo: a first deal with its id, and what people see of a sheet. */
import { record } from "./change";
import { cards, eventId } from "./log.fixture";
import type { Sheet } from "./sheet";

export const FIRST_DEAL = eventId(2);
export const A_DEAL = record(0, cards(25, 18, 10, 9));

/** The parts of a sheet that people see, without event ids. */
export const partsSeen = ({ totals, names, closed, announced, disputes, asksConfirmation, deals }: Sheet) => ({
  totals,
  names,
  closed: closed?.reason,
  announced: announced?.partial,
  disputes: disputes.map(({ note }) => note),
  asksConfirmation,
  voided: deals.map(({ voided }) => voided),
});

export const ID_OF_ACT = eventId(50);

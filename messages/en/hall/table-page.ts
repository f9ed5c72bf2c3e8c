/** A table, as the arbiter sees it, and its typed totals, in English. */

import type { tablePage as French } from "#messages/fr/hall/table-page";
import { othersSaid } from "./others";

export const tablePage: typeof French = {
  type: "Type the paper sheet",
  correct: "Put the totals right",
  keep: "Hand in this sheet",
  adds: (sum) => `These totals add up to ${sum}.`,
  addsZero: "These totals add up to zero.",
  missing: (name) => `${name}: the total is missing.`,
  unreadable: (name, text) => `${name}: “${text}” is not a number.`,
  answer: "On my way",
  mark: (deal) => `Initial deal ${deal}`,
  markNote: "Garde sans or contre: everybody counts their cards, and the arbiter initials the deal (CA3).",
  others: (others) => `${othersSaid(others)} Open the sheet to say who played, or correct the totals.`,
  calls: (note) => `Call: ${note}`,
  before: "Before it was put right",
  from: { phone: "by the table’s phone", paper: "typed from paper", arbiter: "by the arbiter" },
  fromFor: (from, reason) => (reason ? `${from}: ${reason}` : from),
  why: "Reason for the correction",
  take: "Take what its deals say",
};

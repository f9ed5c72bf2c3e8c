// This folder: words of a season, in English, a part of its screen a file; annals and portrait come at other times than its page.
/** What the club adds by hand, in English. */
import type { adjustments as French } from "#messages/fr/season/adjustments";

export const adjustments: typeof French = {
  adjustments: "Adjustments",
  withdrawn: (day: string) => `withdrawn on ${day}`,
  adjustmentsNote: "Points the club added by hand, with their reason. An adjustment is withdrawn, never erased.",
  adjust: "Add an adjustment",
  adjustWho: "To whom",
  adjustPoints: "Points, more or fewer",
  adjustReason: "Why",
  adjustSave: "Record the adjustment",
  withdraw: "Withdraw",
  noAdjustments: "No adjustment.",
};

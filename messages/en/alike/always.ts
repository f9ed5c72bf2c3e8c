// This folder: what two or more screens say alike, in English, where chunks are not there yet.
/** What every page says before any chunk has come, and chunks say again. */
export const always = {
  sheets: "‹ Sheets",
  sheet: "‹ Sheet",
  cancel: "Cancel",
  close: "Close",
  deal: "Deal",
  history: "History",
  people: "Players",
  referee: "Referee",
  rules: "Rules",
  share: "Share",
  table: "Table",
  notCounted: "does not count",
  petitSec: "Petit sec",
  toCorrect: "to correct",
};

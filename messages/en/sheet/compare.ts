// This folder: words of a sheet that come at other times than its rows, in English.
import type { Chunks } from "#messages/fr/chunks";

export const compare: Chunks["compare"] = {
  open: "And under other rules? ›",
  title: "The same deal otherwise",
  with: "Beside",
  table: "this table",
  differs: "differs",
  total: (name) => `${name}, in all`,
  everyone: "The whole table",
  rules: "What changes in the rules",
  refused: "Under these rules the deal cannot be recorded so.",
};

import type { Chunks } from "#messages/fr/chunks";
import { decimal, list, plural } from "./rules/grammar";

const MOST_HEADS = 8;
const some = (heads: readonly string[]) =>
  heads.length <= MOST_HEADS ? heads.join(", ") : list([...heads.slice(0, MOST_HEADS), `${heads.length - MOST_HEADS} more`]);

export const paper: Chunks["paper"] = {
  viewer: "This device follows the sheet: it changes nothing.",
  told: "What the paper says",
  ways: { changes: "points per deal", running: "totals", fields: "deals in detail" },
  hints: {
    changes: "One row per deal, with what it brings to each. The last cell follows where a deal adds up to zero.",
    running: "One row per deal, with everybody’s total after it.",
    fields: "One row per deal: the columns are computed. The beginning of a name or contract is enough.",
  },
  sitsOut: {
    changes: "A dash for whoever sat the deal out.",
    running: "A dash, or the same total as before, for whoever sat the deal out.",
    fields: "“Sits out” says who did not play; left empty, it is whoever’s turn it was.",
  },
  report: "These rows will be marked “carried over”: their points count, and no contract is invented.",
  ruled: "Ruling of the table",
  reported: "Carried over from a paper sheet",
  whole: "The whole deal",
  paste: "Paste a table",
  open: "Open a file",
  pasted: "The table",
  pasteHint: "One row per deal; names over the columns, if there are any.",
  meant: (pairs) => pairs.map(([given, name]) => `“${given}” is ${name}`).join(", "),
  take: "Take this table",
  faults: {
    "ambiguous-number": (given) => `“${given}” reads two ways: thousands, or three decimals. Write the number without that sign.`,
    "cell-too-many": (given) => `This row has a cell too many: “${given}”. Which one is whose?`,
  },
  whyNot: {
    "no-table": "This text is no table of points or deals.",
    "too-long": "This is too long for a sheet: two million characters at most. Nothing was taken.",
    workbook: "This workbook does not open: save it as CSV or .xlsx, then open that file.",
    ours: "This file is from Petit au Bout: take it over on the home page, with “Restore a backup”.",
    "not-text": "This file is not text.",
    unread: "This file could not be read.",
  },
  heads: (read, lacking, names, fields) =>
    `No column for ${some(lacking)}. Read over the columns: ${some(read)}. Expected: ${names.join(", ")}; or, for deals in detail, ${some(fields)}.`,
  width: (given, players) =>
    `The first row has ${plural(given, "cell", "cells")}: it takes ${players}, or ${players + 1} with a number in front.`,
  tooWide: (given) => `This table has ${given} columns: it is no score sheet. Nothing was taken.`,
  read: (n, name) => `${plural(n, "row", "rows")} read${name ? ` in “${name}”` : ""}.`,
  totalsLine: (line, word, differs) =>
    differs.length === 0
      ? `Line ${line}, “${word}”: this is no deal. It is right.`
      : `Line ${line}, “${word}”: this is no deal, and not the sum of the rows that are ready. ${differs.join(" ")}`,
  differs: (name, written, summed) =>
    `${name}: it says ${decimal(written)}, the rows make ${decimal(summed)}, a difference of ${decimal(Math.abs(written - summed))}.`,
  suspect: (line) => `Line ${line} is the sum of all the others: if it is a total, remove it.`,
  days: (n) =>
    `These rows are of ${n} different days: taken here, they would be deals of this evening. A club’s evenings come in together on its own page, with “Bring in your history”.`,
  toHistory: (n, club) => `Bring these ${n} evenings to ${club}`,
  severalEvenings: (n) =>
    `This file has ${n} evenings: a club’s history comes in on the club’s page, with “Bring in your history”. If there is no club yet, make one on the home page.`,
  home: "Home",
  aside: (line, text) => `Line ${line}, left aside: “${text}”.`,
  deduced: (line, name, value) => `Line ${line}: nothing for ${name}, ${value} follows.`,
  more: (n) => `and ${plural(n, "more remark", "more remarks")}.`,
  fileLine: (line) => `Line ${line} of the file`,
  past: (n) => `${plural(n, "cell", "cells")} to the right of the last column: nothing of it was taken.`,
  already: "This table is in the grid already: nothing was added.",
  noted: (deal) => `These rows are on the sheet already, from deal ${deal} on.`,
  where: "The grid has rows already.",
  append: "Add underneath",
  replace: "Replace them",
  anyway: "Add them all the same",
  leave: "Take nothing",
  empty: "Empty the grid",
  emptied: "The grid is empty.",
  restore: "Restore the rows",
  unread: (heads) => `${heads.length < 2 ? "Column" : "Columns"} left aside: ${some(heads)}.`,
  lacking: (names) => `No column for ${names.join(", ")}: it is what the others leave.`,
  left: (n) => `${plural(n, "row", "rows")} too many: take ${n === 1 ? "it" : "them"} next.`,
  cell: (column, row) => `${column}, row ${row}`,
  number: "#",
  remove: (n) => `Remove row ${n}`,
  sign: (n) => `Change the sign, row ${n}`,
  totals: "Totals",
  ready: (n) => `${plural(n, "row", "rows")} ready`,
  faulty: (n) => `${plural(n, "row", "rows")} to correct`,
  idle: (n) => `${plural(n, "row", "rows")} without a deal, or cancelled`,
  kept: "What is typed stays on this phone.",
  fix: (n) => `Correct row ${n}`,
  save: (n) => (n === 0 ? "Type a row" : n === 1 ? "Save the row" : `Save the ${n} rows`),
  without: (n) => `Save without ${n === 1 ? "it" : "them"}`,
  refused: "The sheet has changed meanwhile: nothing was saved, everything is still here.",
};

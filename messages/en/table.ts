import { list } from "#lib/rules/words/en/grammar";
import type { TableMessages } from "#messages/fr/table";
import { back, pages } from "./alike";

export const table: TableMessages = {
  title: pages.table,
  back: back.sheet,
  awake: "Screen kept on",
  mayDim: "The screen may turn off",
  note: "Record",
  noteDeal: (n) => `Record ${n}, the next deal`,
  over: "End",
  overName: "End, see the sheet",
  rests: () => "Sitting out:",
  duties: list,
  nextDeal: (n, what) => `Deal ${n}: ${what}`,
};

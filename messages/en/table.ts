import { list } from "#lib/rules/words/en/grammar";
import type { TableMessages } from "#messages/fr/table";

export const table: TableMessages = {
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

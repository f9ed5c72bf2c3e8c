import type { Chunks } from "#messages/fr/chunks";
import { list } from "./rules/grammar";

export const table: Chunks["table"] = {
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

import type { TableMessages } from "#messages/fr/table";

const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

export const tableEn: TableMessages = {
  title: "Table",
  back: "‹ Sheet",
  awake: "Screen kept on",
  mayDim: "The screen may turn off",
  note: "Note",
  noteDeal: (n) => `Note deal ${n}`,
  over: "End",
  overName: "The game is over, see the sheet",
  duties: list,
  deals: "Last deals",
  next: (n) => `Deal ${n}`,
};

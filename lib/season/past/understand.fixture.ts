/** For tests: what a text of a past season is understood as, in few words. */
import { gridOfText } from "./grid";
import type { PastTable } from "./table";
import { understand } from "./understand";

export const TODAY = "2026-11-22";
export const understood = (text: string, file = "tarot.csv"): PastTable => {
  const read = understand(gridOfText(text, null), { today: TODAY, file });
  if (!read.ok) throw new Error(read.why);
  return read.table;
};
/** "2026-03-12 Nora 120, Hugo -120": an evening a line. */
export const eveningsTold = ({ evenings, names }: PastTable): string[] =>
  evenings.map(({ day, scores }) => `${day} ${[...scores].map(([i, { points }]) => `${names[i]} ${points}`).join(", ")}`);
export const asideTold = ({ aside }: PastTable): string[] => aside.map(({ why, line, text }) => `${why} ${line ?? "-"} ${text}`);

/** The names of a new sheet, written in their places and moved. */
import { MOST_PLAYERS, type OpeningDraft } from "./opening";

type Names = OpeningDraft["names"];

export const writtenAt = (names: Names, seat: number, name: string): Names => names.map((old, i) => (i === seat ? name : old));

/** One that is known takes the first free place, or a new one; null if the table is full. */
export function satIn(names: Names, name: string): Names | null {
  const free = names.findIndex((old) => old.trim() === "");
  if (free >= 0) return writtenAt(names, free, name);
  return names.length < MOST_PLAYERS ? [...names, name] : null;
}

export function movedName(draft: OpeningDraft, from: number, to: number): OpeningDraft {
  const names = [...draft.names];
  const [name] = names.splice(from, 1);
  names.splice(to, 0, name as string);
  const dealer = draft.dealer === from ? to : draft.dealer === to ? from : draft.dealer;
  return { ...draft, names, dealer };
}

export const withoutSeat = ({ names, dealer }: Pick<OpeningDraft, "names" | "dealer">, seat: number) => ({
  names: names.filter((_, i) => i !== seat),
  dealer: Math.min(dealer, names.length - 2),
});

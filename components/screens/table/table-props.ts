import type { Points } from "#lib/rules/rules";
import type { Sheet } from "#lib/sheet/sheet";

/** What a side shows of its player. */
export interface PersonShown {
  readonly name: string;
  /** Null: has never sat. */
  readonly total: Points | null;
  /** Of the last deal that was played; null before the first, or when it left this player out. */
  readonly change: Points | null;
  /** "parle et entame". */
  readonly duty: string;
}

export interface TableProps {
  /** Who sits the next deal out, by person. */
  readonly resting: readonly PersonShown[];
  readonly sheet: Sheet;
  readonly people: readonly PersonShown[];
  /** Changes with every deal noted or corrected: new figures are then underlined for a moment. */
  readonly moved: string;
  /** Link to the next deal's form, or to the sheet once the game is over; null on a phone that only follows. */
  readonly to: string | null;
  /** More about the next deal than its number: "3 cartes, à l'aveugle". */
  readonly detail: string;
  readonly ended: boolean;
  readonly back: string;
  /** Who is noting on another phone, or whether the screen stays on. */
  readonly state: string;
}

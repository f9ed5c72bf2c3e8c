/** A tournament as it stands: what `foldHall` makes of the log. */

import { type Format, isTopage } from "#lib/rules/hall/boards";
import type { Json } from "#lib/rules/read";
import type { Points } from "#lib/rules/rules";
import type {
  AdjustmentKind,
  AT_FAULT,
  Entrant,
  EntrantId,
  HallBodyOf,
  HallOpening,
  Number4,
  Seated,
  SeatingKind,
  SHEET_SOURCES,
} from "./hall-event";

/** Who plays under a number, from which position on. */
interface Holder extends Entrant {
  readonly entrant: EntrantId;
  readonly from: number;
}

export interface Numbered {
  readonly number: Number4;
  /** In the order in which they played; empty while the number is free. */
  readonly holders: readonly Holder[];
  /** The position from which no one plays under it; null while someone does. */
  readonly left: { readonly from: number; readonly reason: string } | null;
}

/** A table's sheet as it was handed in last. */
export interface Handed {
  readonly event: string;
  readonly balances: readonly (Points | null)[];
  readonly source: (typeof SHEET_SOURCES)[number];
  /** Why it was corrected, if a reason was given. */
  readonly reason?: string;
  /** What it corrects, the first one first. */
  readonly before: readonly Pick<Handed, "event" | "balances">[];
}

/** A board as a table played it: `taker` by seat, `score` by one defender (H17). */
export interface BoardPlay extends Pick<HallBodyOf<"board.played">, "board" | "taker" | "score" | "source"> {
  readonly event: string;
  /** The deal as it was counted; null if only the score was given. */
  readonly deal: Json | null;
  readonly before: readonly Pick<BoardPlay, "event" | "taker" | "score">[];
}

/** The arbiter's adjustment of a board that was spoilt at this table. */
export interface Adjusted {
  readonly board: number;
  readonly to: Exclude<AdjustmentKind, "none">;
  readonly atFault: (typeof AT_FAULT)[number] | null;
  readonly reason: string;
}

export interface Table {
  /** From 1. */
  readonly table: number;
  readonly seats: readonly (Number4 | null)[];
  /** The log that its phone writes; null: it plays on paper. */
  readonly log: string | null;
  readonly sheet: Handed | null;
  /** By seat, the balances that its player last signed. */
  readonly signed: readonly (readonly (Points | null)[] | null)[];
  /** The slots of the deals that the arbiter has marked (CA3). */
  readonly marked: readonly number[];
  /** In duplicate: the boards played here at this position; empty in free deals. */
  readonly boards: readonly number[];
  readonly plays: readonly BoardPlay[];
  readonly adjusted: readonly Adjusted[];
}

/** A table asks for the arbiter. */
interface Call {
  readonly event: string;
  readonly position: number;
  readonly table: number;
  readonly note: string | null;
  readonly answered: boolean;
}

export interface Position {
  readonly position: number;
  readonly kind: SeatingKind;
  readonly tables: readonly Table[];
  /** Deals at each table. */
  readonly deals: number;
  /** The format of a duplicate; null in free deals. */
  readonly format: Format | null;
  /** The reason, if it was opened although the position before did not add up to zero or a sheet waited for the arbiter. */
  readonly reason: string | null;
}

export interface Penalty extends HallBodyOf<"penalty.given"> {
  readonly event: string;
  /** Why it was taken back; null while it stands. */
  readonly withdrawn: string | null;
  /** The ruling on a deal of this table that it comes from: only that sheet can withdraw it. */
  readonly of?: { readonly table: number; readonly slot: number };
}

export interface Hall {
  readonly id: string;
  readonly opening: HallOpening;
  readonly entrants: ReadonlyMap<EntrantId, Entrant>;
  /** Empty until the seats are given. */
  readonly numbers: readonly Numbered[];
  readonly positions: readonly Position[];
  readonly penalties: readonly Penalty[];
  readonly calls: readonly Call[];
  readonly ended: boolean;
}

/** Two teams against each other: each board is taken once by each team. */
export const isOfMatch = ({ opening: { duplicate } }: Pick<Hall, "opening">): boolean =>
  duplicate !== undefined && !isTopage(duplicate);

/** The unit of penalties: in duplicate percent or match points; null: points of the sheet. */
export const unitOf = (hall: Pick<Hall, "opening">): "percent" | "points" | null =>
  hall.opening.duplicate === undefined ? null : isOfMatch(hall) ? "points" : "percent";

/** True if someone plays under this number at this position. */
export const playsAt = ({ holders, left }: Numbered, position: number): boolean =>
  holders.some(({ from }) => from <= position) && (left === null || left.from > position);

/** Entrants who came after the seats were given, and have none yet. */
export function unseated({ entrants, numbers, positions }: Pick<Hall, "entrants" | "numbers" | "positions">): EntrantId[] {
  if (positions.length > 0) return [];
  const seated = new Set(numbers.flatMap(({ holders }) => holders.map(({ entrant }) => entrant)));
  return [...entrants.keys()].filter((entrant) => !seated.has(entrant));
}

/** Numbers that no one plays under at this position. */
export const absentAt = (hall: Pick<Hall, "numbers">, position: number): Number4[] =>
  hall.numbers.filter((one) => !playsAt(one, position)).map(({ number }) => number);

/** Totals that the arbiter typed count, whatever the deals say. */
export const isSheetTyped = ({ sheet }: Pick<Table, "sheet">): boolean => sheet !== null && sheet.source !== "phone";

/** True if all who sit there signed these balances; by default those of its sheet. */
export const isSigned = (
  { seats, sheet, signed }: Pick<Table, "seats" | "sheet" | "signed">,
  balances = sheet?.balances,
): boolean => balances !== undefined && seats.every((seat, i) => seat === null || sameBalances(signed[i] ?? null, balances));

export const sameBalances = (a: readonly (Points | null)[] | null, b: readonly (Points | null)[]): boolean =>
  a?.every((points, i) => points === b[i]) ?? false;

/** The seating of a position, without its sheets. */
export const seatingOf = ({ tables }: Pick<Position, "tables">): Seated => tables.map(({ seats }) => seats);

/** Its tables that are not empty. */
export const seatedTables = ({ tables }: Pick<Position, "tables">): Table[] =>
  tables.filter(({ seats }) => seats.some((seat) => seat !== null));

/** A table, from 1, and a line of it among N S E W. */
interface Chair {
  readonly table: number;
  readonly line: number;
}

/** Where a number starts. */
export const startingChair = (number: Number4): Chair => ({ table: Math.floor((number - 1) / 4) + 1, line: (number - 1) % 4 });

/** The chair of a number; null if it does not play. */
export function chairIn(seating: Seated, number: Number4): Chair | null {
  const table = seating.findIndex((seats) => seats.includes(number));
  return table < 0 ? null : { table: table + 1, line: seating[table]?.indexOf(number) ?? 0 };
}

/** A position as it opens: nothing is noted yet. */
export const openedPosition = (
  opening: HallOpening,
  { position, kind, seating, sheets, deals, reason, boards }: HallBodyOf<"position.opened">,
): Position => ({
  position,
  kind,
  tables: seating.map((seats, i) => ({
    table: i + 1,
    seats,
    log: sheets?.[i] ?? null,
    sheet: null,
    signed: [null, null, null, null],
    marked: [],
    boards: boards?.[i] ?? [],
    plays: [],
    adjusted: [],
  })),
  deals: deals ?? opening.deals,
  format: opening.duplicate ?? null,
  reason: reason ?? null,
});

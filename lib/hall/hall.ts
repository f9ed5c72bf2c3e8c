/** The log of a tournament → the hall as it stands. Any order and any repetition of the same events folds to the same hall. */

import { inOrder, type LogEvent } from "#lib/log/event";
import { type Apply, Reading } from "#lib/log/log";
import { type Format, isTopage } from "#lib/rules/hall/boards";
import type { Json } from "#lib/rules/read";
import type { Points } from "#lib/rules/rules";
import {
  type AdjustmentKind,
  type AT_FAULT,
  type Entrant,
  type EntrantId,
  HALL_KINDS,
  type HallEvent,
  type HallOpening,
  type Number4,
  type Seated,
  type SeatingKind,
  type SOURCES,
} from "./hall-event";

/** Who plays under a number, from which position on. */
interface Holder extends Entrant {
  readonly entrant: EntrantId;
  readonly from: number;
}

export interface Numbered {
  readonly number: Number4;
  /** In the order in which they played; none where the number stays free. */
  readonly holders: readonly Holder[];
  /** The position from which nobody plays under it any more; null while somebody does. */
  readonly left: { readonly from: number; readonly reason: string } | null;
}

/** A table's sheet as it was handed in last. */
interface Handed {
  readonly event: string;
  readonly balances: readonly (Points | null)[];
  readonly source: (typeof SOURCES)[number];
  /** Why it was corrected, where that was said. */
  readonly reason?: string;
  /** What it corrects, the first one first. */
  readonly before: readonly { readonly event: string; readonly balances: readonly (Points | null)[] }[];
}

/** A board as a table played it. `taker`: by seat. */
export interface BoardPlay {
  readonly event: string;
  readonly board: number;
  readonly taker: number;
  /** By one defender (H17). */
  readonly score: Points;
  /** As it was counted; null where only the score was told. */
  readonly deal: Json | null;
  readonly source: (typeof SOURCES)[number];
  readonly before: readonly { readonly event: string; readonly taker: number; readonly score: Points }[];
}

/** What the arbiter made of a board that was spoilt at this table. */
export interface Adjusted {
  readonly event: string;
  readonly board: number;
  readonly to: Exclude<AdjustmentKind, "none">;
  readonly atFault: (typeof AT_FAULT)[number] | null;
  readonly reason: string;
}

export interface Table {
  /** From 1. */
  readonly table: number;
  readonly seats: readonly (Number4 | null)[];
  /** What its phone writes; null: it plays on paper. */
  readonly log: string | null;
  readonly sheet: Handed | null;
  /** By seat, the balances that who sits there found right last. */
  readonly signed: readonly (readonly (Points | null)[] | null)[];
  /** The deals that the arbiter put his mark to, by their place. */
  readonly marked: readonly number[];
  /** Of a duplicate: what is played here at this position; empty in free deals. */
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
  readonly at: string;
  readonly answered: boolean;
}

export interface Position {
  readonly position: number;
  readonly kind: SeatingKind;
  readonly tables: readonly Table[];
  /** So many at each table. */
  readonly deals: number;
  /** Of a duplicate; null in free deals. */
  readonly format: Format | null;
  /** Why it was opened on a hall that did not add up to zero. */
  readonly reason: string | null;
}

interface Penalty {
  readonly event: string;
  readonly number: Number4;
  readonly points: Points;
  readonly reason: string;
  readonly position: number;
  /** Why it was taken back; null while it stands. */
  readonly withdrawn: string | null;
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

interface Growing {
  readonly id: string;
  readonly opening: HallOpening;
  readonly entrants: Map<EntrantId, Entrant>;
  numbers: Numbered[];
  readonly positions: Position[];
  penalties: Penalty[];
  calls: Call[];
  ended: boolean;
}

/** Null while the log has no opening that this code can read. */
export function foldHall(events: readonly LogEvent[]): Hall | null {
  const reading = new Reading(TOURNAMENT);
  for (const event of inOrder(events)) reading.add(event);
  return reading.state ?? null;
}

const openHall = ({ sheet, body }: HallEvent<"tournament.opened">): Growing => ({
  id: sheet,
  opening: body,
  entrants: new Map(),
  numbers: [],
  positions: [],
  penalties: [],
  calls: [],
  ended: false,
});

/** What each kind does; what points at nobody or at nothing does nothing. */
const APPLY: Apply<typeof HALL_KINDS, "tournament.opened", Growing> = {
  "entrant.added": ({ entrants }, { body: { entrant, ...person } }) => void entrants.set(entrant, person),
  "entrant.withdrawn": (hall, { body: { entrant } }) => {
    if (hall.positions.length > 0) return;
    hall.entrants.delete(entrant);
    hall.numbers = hall.numbers.map((one) => ({ ...one, holders: one.holders.filter((held) => held.entrant !== entrant) }));
  },
  "seats.given": (hall, { body }) => {
    if (hall.positions.length > 0) return;
    hall.numbers = body.seats.map((entrant, i) => {
      const person = entrant === null ? undefined : hall.entrants.get(entrant);
      return { number: i + 1, holders: person && entrant ? [{ ...person, entrant, from: 1 }] : [], left: null };
    });
  },
  "number.taken": (hall, { body: { number, entrant, from, ...person } }) => {
    hall.entrants.set(entrant, person);
    change(hall, number, (one) => ({ ...one, holders: [...one.holders, { ...person, entrant, from }], left: null }));
  },
  "number.left": (hall, { body: { number, from, reason } }) =>
    change(hall, number, (one) => ({ ...one, left: { from, reason } })),
  "position.opened": ({ positions, opening }, { body: { position, kind, seating, sheets, deals, reason, boards } }) => {
    if (position !== positions.length + 1) return;
    const tables = seating.map(
      (seats, i): Table => ({
        table: i + 1,
        seats,
        log: sheets?.[i] ?? null,
        sheet: null,
        signed: [null, null, null, null],
        marked: [],
        boards: boards?.[i] ?? [],
        plays: [],
        adjusted: [],
      }),
    );
    positions.push({
      position,
      kind,
      tables,
      deals: deals ?? opening.deals,
      format: opening.duplicate ?? null,
      reason: reason ?? null,
    });
  },
  "sheet.handed-in": (hall, { id, body: { position, table, balances, source, reason } }) =>
    changeTable(hall, position, table, (one) => ({
      ...one,
      sheet: handed(one.sheet, { event: id, balances, source, ...(reason && { reason }) }),
    })),
  "sheet.signed": (hall, { body: { position, table, seat, balances } }) =>
    changeTable(hall, position, table, (one) => ({ ...one, signed: one.signed.map((was, i) => (i === seat ? balances : was)) })),
  "deal.marked": (hall, { body: { position, table, slot } }) =>
    changeTable(hall, position, table, (one) => ({ ...one, marked: [...one.marked.filter((was) => was !== slot), slot] })),
  "board.played": (hall, { id, body: { position, table, deal, ...play } }) =>
    changeTable(hall, position, table, (one) => {
      const isSame = (was: BoardPlay) => was.board === play.board && (!isOfMatch(hall) || was.taker === play.taker);
      const was = one.plays.find(isSame);
      const before = was ? [...was.before, { event: was.event, taker: was.taker, score: was.score }] : [];
      return {
        ...one,
        plays: [...one.plays.filter((other) => !isSame(other)), { event: id, ...play, deal: deal ?? null, before }],
      };
    }),
  "board.adjusted": (hall, { id, body: { position, table, board, to, atFault, reason } }) =>
    changeTable(hall, position, table, (one) => {
      const others = one.adjusted.filter((was) => was.board !== board);
      return {
        ...one,
        adjusted: to === "none" ? others : [...others, { event: id, board, to, atFault: atFault ?? null, reason }],
      };
    }),
  "arbiter.called": (hall, { id, at, body: { position, table, note } }) =>
    void hall.calls.push({ event: id, position, table, note: note ?? null, at, answered: false }),
  "call.answered": (hall, { refs }) => {
    hall.calls = hall.calls.map((one) => (one.event === refs?.[0] ? { ...one, answered: true } : one));
  },
  "penalty.given": (hall, { id, body }) => void hall.penalties.push({ event: id, ...body, withdrawn: null }),
  "penalty.withdrawn": (hall, { refs, body }) => {
    hall.penalties = hall.penalties.map((one) => (one.event === refs?.[0] ? { ...one, withdrawn: body.reason } : one));
  },
  "tournament.ended": (hall) => {
    hall.ended = true;
  },
  "tournament.reopened": (hall) => {
    hall.ended = false;
  },
};

const TOURNAMENT = { kinds: HALL_KINDS, opens: "tournament.opened", open: openHall, apply: APPLY } as const;

function change(hall: Growing, number: Number4, next: (one: Numbered) => Numbered): void {
  hall.numbers = hall.numbers.map((one) => (one.number === number ? next(one) : one));
}

function changeTable(hall: Growing, position: number, table: number, next: (one: Table) => Table): void {
  const at = hall.positions[position - 1];
  if (!at) return;
  hall.positions[position - 1] = { ...at, tables: at.tables.map((one) => (one.table === table ? next(one) : one)) };
}

function handed(last: Handed | null, given: Omit<Handed, "before">): Handed {
  const before = last ? [...last.before, { event: last.event, balances: last.balances }] : [];
  return { ...given, before };
}

/** Two teams against each other: each board has two takers, one of each. */
export const isOfMatch = ({ opening: { duplicate } }: Pick<Hall, "opening">): boolean =>
  duplicate !== undefined && !isTopage(duplicate);

/** Does somebody play under this number at this position? */
export const playsAt = ({ holders, left }: Numbered, position: number): boolean =>
  holders.some(({ from }) => from <= position) && (left === null || left.from > position);

/** Who entered after the seats were given, and has none yet. */
export function unseated({ entrants, numbers, positions }: Pick<Hall, "entrants" | "numbers" | "positions">): EntrantId[] {
  if (positions.length > 0) return [];
  const seated = new Set(numbers.flatMap(({ holders }) => holders.map(({ entrant }) => entrant)));
  return [...entrants.keys()].filter((entrant) => !seated.has(entrant));
}

/** As it starts, or would start, at this position. */
export const absentAt = (hall: Pick<Hall, "numbers">, position: number): Number4[] =>
  hall.numbers.filter((one) => !playsAt(one, position)).map(({ number }) => number);

/** Everybody who sits there found right what the sheet says. */
export const isSigned = ({ seats, sheet, signed }: Pick<Table, "seats" | "sheet" | "signed">): boolean =>
  sheet !== null && seats.every((seat, i) => seat === null || sameBalances(signed[i] ?? null, sheet.balances));

export const sameBalances = (a: readonly (Points | null)[] | null, b: readonly (Points | null)[]): boolean =>
  a?.every((points, i) => points === b[i]) ?? false;

/** The seating of a position, without its sheets. */
export const seatingOf = ({ tables }: Position): Seated => tables.map(({ seats }) => seats);

/**
 * What a movement determines before the arbiter opens a position: the seating of later positions, and the ids of their tables'
 * logs. The arbiter's phone, a table's phone without network and the server all derive the same, so that what a table noted
 * meanwhile is its sheet once the position opens.
 */
import type { LogEvent } from "#lib/log/event";
import { stampSheet } from "#lib/sheet/change";
import { type Hall, openedPosition, type Table } from "./hall";
import { nextPosition, nextRound, plannedSeating } from "./next-seating";
import { openTable } from "./table-sheet";

/** UUID version 8 (RFC 9562: custom bits), with a variant digit that no other id of ours has. */
const PLANNED = /^.{14}8.{4}b/;
export const isPlanned = (id: string): boolean => PLANNED.test(id);

/** The log that this table writes at this position of the movement. */
export const plannedLog = (hall: string, position: number, table: number): string => derived(`${hall} ${position} ${table}`);

/**
 * The id of the first event of a tournament's table: the same whoever writes it, and lower than any id made from a clock, because
 * a phone reads unsent events in the order of their ids.
 */
export const openingId = (log: string): string => `00${derived(`opened ${log}`).slice(2)}`;

/** FNV-1a over four seeds: no one gains from a collision, and without https a phone has no stronger digest. */
function derived(text: string): string {
  const words = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((seed) => {
    let hash = seed;
    for (const character of `${seed} ${text}`) hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
    hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
    return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, "0");
  });
  const hex = words.join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-b${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The hall as it will be at this position if the arbiter keeps to the movement; unchanged if that is unknown. */
export function withPlanned(hall: Hall, position: number): Hall {
  const seating = hall.positions.length < position ? plannedSeating(hall) : null;
  if (!seating) return hall;
  const next = nextPosition(hall);
  const round = nextRound(hall);
  const opened = openedPosition(hall.opening, {
    position: next,
    kind: "fft",
    seating,
    ...(round ? { boards: round.boards } : { sheets: seating.map((_, i) => plannedLog(hall.id, next, i + 1)) }),
  });
  return withPlanned({ ...hall, positions: [...hall.positions, opened] }, position);
}

/**
 * The planned log that a table's phone wrote at this position, to which it had gone on, though the arbiter opened another seating;
 * null if it did not stray.
 */
export function strayedLog(
  hall: Pick<Hall, "id">,
  position: number,
  table: Pick<Table, "table" | "log">,
  gone: number,
): string | null {
  const planned = plannedLog(hall.id, position, table.table);
  return table.log !== null && table.log !== planned && gone >= position ? planned : null;
}

/** The first event of a planned table's log, as the server will write it too. */
export function plannedOpening(hall: Hall, position: number, table: number, at: string, device: string): LogEvent | null {
  const there = hall.positions[position - 1]?.tables[table - 1];
  const change = there && openTable(hall, position, there);
  if (!change || !there.log) return null;
  return stampSheet(change, { id: openingId(there.log), sheet: there.log, at, device });
}

/** From people's JSON to a known event of a tournament, its body read; every fault of its shape. What only the hall can tell is `hall-judge.ts`. */

import type { LogEvent } from "#lib/log/event";
import { readName, readText } from "#lib/log/name";
import { MOST_TABLES } from "#lib/rules/hall/movement";
import { type Json, Reader } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import { readId } from "#lib/sheet/read-event";
import {
  type EntrantId,
  HALL_KINDS,
  type HallBodies,
  type HallEvent,
  type HallKind,
  MOVEMENTS,
  type Number4,
  type Person,
  SEATING_KINDS,
  type Seated,
  SOURCES,
} from "./hall-event";

const NAME_LENGTH = 80;
const REASON_LENGTH = 500;
const LICENCE_LENGTH = 20;
const MOST_NUMBER = 4 * MOST_TABLES;
export const MOST_POSITIONS = 20;
const MOST_DEALS = 40;
const LAST_SLOT = 9_999;
const MOST_POINTS = 100_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

type Read<T> = (reader: Reader, body: Json) => T;

const READERS: { readonly [K in HallKind]: Read<HallBodies[K]> } = {
  "tournament.opened": (reader, body) => ({
    name: readText(reader, body.name, "name", "T6", NAME_LENGTH) ?? "",
    day: readDay(reader, body.day),
    positions: reader.integer(body.positions, "positions", "ot-mouvement", 1, MOST_POSITIONS) ?? 1,
    deals: reader.integer(body.deals, "deals", "ot-zero", 1, MOST_DEALS) ?? 1,
    teamOf: reader.oneOf(body.teamOf, "teamOf", "ot-equipes", [1, 2, 4] as const) ?? 1,
    club: readId(reader, body.club, "club"),
    movement: reader.oneOf(body.movement, "movement", "ot-placement", MOVEMENTS) ?? "fft",
  }),
  "entrant.added": (reader, body) => ({ entrant: readId(reader, body.entrant, "entrant"), ...readPerson(reader, body) }),
  "entrant.withdrawn": (reader, body) => ({ entrant: readId(reader, body.entrant, "entrant") }),
  "seats.given": (reader, body) => ({ seats: readSeats(reader, body.seats) }),
  "number.taken": (reader, body) => ({
    number: readNumber(reader, body.number, "number"),
    entrant: readId(reader, body.entrant, "entrant"),
    from: readPosition(reader, body.from, "from"),
    ...readPerson(reader, body),
  }),
  "number.left": (reader, body) => ({
    number: readNumber(reader, body.number, "number"),
    from: readPosition(reader, body.from, "from"),
    reason: readReason(reader, body.reason),
  }),
  "position.opened": (reader, body) => ({
    position: readPosition(reader, body.position, "position"),
    kind: reader.oneOf(body.kind, "kind", "ot-placement", SEATING_KINDS) ?? "by-hand",
    seating: readSeating(reader, body.seating),
    ...(body.sheets === undefined || body.sheets === null ? {} : { sheets: readSheets(reader, body.sheets) }),
    ...(body.reason === undefined || body.reason === null ? {} : { reason: readReason(reader, body.reason) }),
  }),
  "sheet.handed-in": (reader, body) => ({
    position: readPosition(reader, body.position, "position"),
    table: readTable(reader, body.table),
    balances: readBalances(reader, body.balances),
    source: reader.oneOf(body.source, "source", "ot-zero", SOURCES) ?? "arbiter",
  }),
  "penalty.given": (reader, body) => ({
    number: readNumber(reader, body.number, "number"),
    points: reader.number(body.points, "points", "H4", 0.5, MOST_POINTS, 0.5) ?? 0,
    reason: readReason(reader, body.reason),
    position: readPosition(reader, body.position, "position"),
  }),
  "penalty.withdrawn": (reader, body) => ({ reason: readReason(reader, body.reason) }),
  "sheet.signed": (reader, body) => ({
    position: readPosition(reader, body.position, "position"),
    table: readTable(reader, body.table),
    seat: reader.integer(body.seat, "seat", "ot-zero", 0, 3) ?? 0,
    balances: readBalances(reader, body.balances),
  }),
  "arbiter.called": (reader, body) => ({
    position: readPosition(reader, body.position, "position"),
    table: readTable(reader, body.table),
    ...(body.note === undefined || body.note === null
      ? {}
      : { note: readText(reader, body.note, "note", "T6", REASON_LENGTH) ?? "" }),
  }),
  "call.answered": () => ({}),
  "deal.marked": (reader, body) => ({
    position: readPosition(reader, body.position, "position"),
    table: readTable(reader, body.table),
    slot: reader.integer(body.slot, "slot", "CA3", 0, LAST_SLOT) ?? 0,
  }),
  "tournament.ended": () => ({}),
  "tournament.reopened": () => ({}),
};

/** A kind or a version that this code does not know yet: kept, left out, and never judged. */
const isNewer = (event: LogEvent): boolean =>
  !Object.hasOwn(HALL_KINDS, event.kind) || event.v > HALL_KINDS[event.kind as HallKind];

export function readHallEvent(event: LogEvent): { event: HallEvent | undefined; faults: readonly Fault[] } {
  const reader = new Reader();
  const given = isNewer(event) ? reader.fault("kind", "newer-event", "T6") : reader.record(event.body, "body", "T6");
  const body = given && READERS[event.kind as HallKind](reader, given);
  const known = body && reader.faults.length === 0 ? ({ ...event, body } as HallEvent) : undefined;
  return { event: known, faults: reader.faults };
}

function readDay(reader: Reader, value: unknown): string {
  const real = typeof value === "string" && DAY.test(value) && new Date(`${value}T12:00Z`).toJSON()?.startsWith(value);
  if (!real) reader.fault("day", "not-a-date", "T6");
  return String(value);
}

function readPerson(reader: Reader, { name, licence, series }: Json): Person {
  const text = (value: unknown, at: string) =>
    value === undefined || value === null ? {} : { [at]: readText(reader, value, at, "T6", LICENCE_LENGTH) ?? "" };
  return { name: readName(reader, name, "name") ?? "", ...text(licence, "licence"), ...text(series, "series") };
}

function readSeats(reader: Reader, value: unknown): (EntrantId | null)[] {
  const list = reader.list(value, "seats", "ot-entree") ?? [];
  const fits = list.length % 4 === 0 && list.length >= 4 && list.length <= MOST_NUMBER;
  if (!fits) reader.fault("seats", "not-by-four", "ot-entree", { given: list.length });
  return (fits ? list : []).map((seat, i) => (seat === null ? null : readId(reader, seat, `seats.${i}`)));
}

function readSeating(reader: Reader, value: unknown): Seated {
  const tables = reader.list(value, "seating", "ot-placement") ?? [];
  if (tables.length > MOST_TABLES)
    reader.fault("seating", "wrong-length", "ot-placement", { length: MOST_TABLES, given: tables.length });
  return tables.slice(0, MOST_TABLES).map((table, i) => {
    const seats = reader.list(table, `seating.${i}`, "ot-placement", 4) ?? [];
    return seats.slice(0, 4).map((seat, line) => (seat === null ? null : readNumber(reader, seat, `seating.${i}.${line}`)));
  });
}

function readBalances(reader: Reader, value: unknown): (number | null)[] {
  const list = reader.list(value, "balances", "ot-zero", 4) ?? [];
  return list
    .slice(0, 4)
    .map((points, i) =>
      points === null ? null : (reader.number(points, `balances.${i}`, "ot-zero", -MOST_POINTS, MOST_POINTS, 0.5) ?? 0),
    );
}

function readSheets(reader: Reader, value: unknown): string[] {
  const list = reader.list(value, "sheets", "ot-mouvement") ?? [];
  if (list.length > MOST_TABLES)
    reader.fault("sheets", "wrong-length", "ot-mouvement", { expected: MOST_TABLES, given: list.length });
  return list.slice(0, MOST_TABLES).map((id, i) => readId(reader, id, `sheets.${i}`));
}

const readTable = (reader: Reader, value: unknown): number => reader.integer(value, "table", "ot-zero", 1, MOST_TABLES) ?? 1;
const readNumber = (reader: Reader, value: unknown, at: string): Number4 =>
  reader.integer(value, at, "ot-entree", 1, MOST_NUMBER) ?? 1;
const readPosition = (reader: Reader, value: unknown, at: string): number =>
  reader.integer(value, at, "ot-mouvement", 1, MOST_POSITIONS + 1) ?? 1;
const readReason = (reader: Reader, value: unknown): string => readText(reader, value, "reason", "T6", REASON_LENGTH) ?? "";

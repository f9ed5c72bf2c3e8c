/** From people's JSON to a known event, its body read; every fault of its shape. What only the sheet can tell is `judge.ts`. */

import type { LogEvent } from "#lib/log/event";
import { checkDistinct, readName, readText } from "#lib/log/name";
import { gameOf, readRules } from "#lib/rules/games";
import { type Json, Reader } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import {
  type Bodies,
  CLOSE_REASONS,
  type EventKind,
  KINDS,
  type KnownEvent,
  MOST_PEOPLE,
  type Opening,
  OUTCOMES,
  type PersonRef,
  type Ruling,
  type Said,
  type SeasonPlace,
} from "./event";

const NOTE_LENGTH = 500;
const TITLE_LENGTH = 80;
const EVENING_LENGTH = 40;
const HIGHEST_TARGET = 100_000;
const LAST_SLOT = 9_999;
const LONGEST_JSON = 4_000;
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/;

/** Each version reads what it could say; what another version says besides is not there for it. */
type Read<T> = (reader: Reader, body: Json, v: number) => T | undefined;

const READERS: { readonly [K in EventKind]: Read<Bodies[K]> } = {
  "sheet.opened": readOpening,
  "sheet.closed": (reader, body) =>
    body.reason === undefined ? {} : { reason: reader.oneOf(body.reason, "reason", "T6", CLOSE_REASONS) ?? "agreed" },
  "sheet.reopened": () => ({}),
  "player.renamed": (reader, body) => ({
    seat: reader.integer(body.seat, "seat", "T2", 0, 4) ?? 0,
    name: readName(reader, body.name, "name") ?? "",
  }),
  "deal.recorded": (reader, body, v) => ({
    slot: readSlot(reader, body),
    deal: readJson(reader, body.deal, "deal"),
    ...readSaid(reader, body, v),
  }),
  "deal.replaced": (reader, body, v) => ({
    deal: readJson(reader, body.deal, "deal"),
    ...readReason(reader, body),
    ...readSaid(reader, body, v),
  }),
  "deal.voided": readReason,
  "deal.restored": () => ({}),
  "deal.contested": (reader, body) => ({ note: readNote(reader, body) }),
  "contest.ruled": readRuling,
  "bet.announced": (reader, body, v) => ({
    slot: readSlot(reader, body),
    partial: readJson(reader, body.partial, "partial"),
    ...readSaid(reader, body, v),
  }),
  "bet.withdrawn": () => ({}),
  "dispute.noted": (reader, body) => ({ slot: readSlot(reader, body), note: readNote(reader, body) }),
  "dispute.withdrawn": () => ({}),
  "season.joined": readSeasonPlace,
  "season.left": () => ({}),
  "player.seated": (reader, { seat }, v) => {
    const read = v < 2 ? reader.integer.bind(reader, seat, "seat", "T2", 0, 4) : () => readPerson(reader, seat, "seat");
    return { seat: isGiven(seat) ? (read() ?? 0) : null };
  },
  "deal.confirmed": () => ({}),
  "confirmation.asked": (reader, { asked }) => ({ asked: reader.oneOf(asked, "asked", "T25", [true, false]) ?? false }),
  "evening.set": (reader, { day, name }) => ({
    day: readDay(reader, day),
    name: isGiven(name) ? (readText(reader, name, "name", "T6", EVENING_LENGTH) ?? "") : null,
  }),
  "person.added": (reader, body) => ({
    slot: readSlot(reader, body),
    name: readName(reader, body.name, "name") ?? "",
    ...(isGiven(body.player) && { player: readId(reader, body.player, "player") }),
  }),
  "person.renamed": (reader, body) => ({
    person: readPerson(reader, body.person, "person"),
    name: readName(reader, body.name, "name") ?? "",
  }),
  "person.left": readMove,
  "person.returned": readMove,
  "seats.arranged": (reader, body) => ({
    slot: readSlot(reader, body),
    order: readPeople(reader, body.order, "order"),
    seats: reader.integer(body.seats, "seats", "T-places", 2, MOST_PEOPLE) ?? 2,
  }),
  "dealer.chosen": (reader, body) => ({
    slot: readSlot(reader, body),
    dealer: readPerson(reader, body.dealer, "dealer"),
  }),
};

/** A kind or a version that this code does not know yet: kept, counted, and never judged. */
export const isNewer = (event: LogEvent): boolean =>
  !Object.hasOwn(KINDS, event.kind) || event.v > KINDS[event.kind as EventKind];

/** The faults of what the phone stamped on the event. */
export function readStamp(reader: Reader, event: LogEvent): void {
  const { id, sheet, v, at, device, refs } = event;
  if (!isUuid(id)) reader.fault("id", "not-an-id", "T6");
  if (!isUuid(sheet)) reader.fault("sheet", "not-an-id", "T6");
  if (typeof device !== "string" || !/^[\w-]{1,64}$/.test(device)) reader.fault("device", "not-an-id", "T6");
  reader.integer(v, "v", "T6", 1, 1_000);
  if (typeof at !== "string" || !INSTANT.test(at) || Number.isNaN(Date.parse(at))) reader.fault("at", "not-a-date", "T6");
  if (refs === undefined) return;
  if (!Array.isArray(refs) || refs.length > 4 || !refs.every(isUuid)) reader.fault("refs", "not-an-id", "T4");
}

export function readEvent(event: LogEvent): { event: KnownEvent | undefined; faults: readonly Fault[] } {
  const reader = new Reader();
  const given = isNewer(event) ? reader.fault("kind", "newer-event", "T6") : reader.record(event.body, "body", "T6");
  const body = given && READERS[event.kind as EventKind](reader, given, event.v);
  const known = body && reader.faults.length === 0 ? ({ ...event, body } as KnownEvent) : undefined;
  return { event: known, faults: reader.faults };
}

function readOpening(reader: Reader, body: Json, v: number): Opening | undefined {
  const rules = readRules(body.rules);
  if (!rules.ok) {
    reader.faults.push(...rules.faults);
    return undefined;
  }
  const { players } = rules.value;
  const given = reader.list(body.names, "names", "T2", v < 2 ? players : undefined) ?? [];
  if (v > 1 && (given.length < players || given.length > MOST_PEOPLE))
    reader.fault("names", "wrong-length", "T-places", { length: players, given: given.length });
  const { fixedSeats } = gameOf(rules.value);
  if (given.length > players && fixedSeats !== undefined) reader.fault("names", "players", fixedSeats);
  const people = v < 2 ? players : Math.min(Math.max(given.length, players), MOST_PEOPLE);
  const names = given.slice(0, people).map((name, seat) => readName(reader, name, `names.${seat}`) ?? "");
  if (reader.faults.length === 0) checkDistinct(reader, names, (seat) => `names.${seat}`);
  const { until } = body;
  if (until !== null && until !== undefined && !(typeof until === "string" && HOUR.test(until)))
    reader.fault("until", "not-an-hour", "T6");
  return {
    rules: rules.value,
    names,
    dealer: reader.seat(body.dealer, "dealer", "T2", people) ?? 0,
    target: isGiven(body.target) ? (reader.integer(body.target, "target", "T6", 1, HIGHEST_TARGET) ?? null) : null,
    until: isGiven(until) ? (until as string) : null,
    ...(isGiven(body.day) && { day: readDay(reader, body.day) }),
    ...(isGiven(body.title) && { title: readText(reader, body.title, "title", "T6", TITLE_LENGTH) ?? "" }),
  };
}

function readDay(reader: Reader, value: unknown): string {
  const real = typeof value === "string" && DAY.test(value) && new Date(`${value}T12:00Z`).toJSON()?.startsWith(value);
  if (!real) reader.fault("day", "not-a-date", "T6");
  return String(value);
}

function readRuling(reader: Reader, body: Json): Ruling | undefined {
  const outcome = reader.oneOf(body.outcome, "outcome", "T1", OUTCOMES);
  const note = readText(reader, body.note, "note", "T6", NOTE_LENGTH) ?? "";
  const by = isGiven(body.by) ? { by: readText(reader, body.by, "by", "T6", TITLE_LENGTH) ?? "" } : {};
  if (outcome !== "adjusted") return outcome && { outcome, note, ...by };
  const list = reader.list(body.points, "points", "T1") ?? [];
  const points = list
    .slice(0, MOST_PEOPLE)
    .map((value, seat) => reader.number(value, `points.${seat}`, "T1", -HIGHEST_TARGET, HIGHEST_TARGET, 0.5) ?? 0);
  return { outcome, note, points, ...by };
}

function readSeasonPlace(reader: Reader, body: Json, v: number): SeasonPlace {
  const list = reader.list(body.players, "players", "T13");
  const players = (list ?? [])
    .slice(0, v < 2 ? 6 : MOST_PEOPLE + 1)
    .map((player, seat) => (isGiven(player) ? readId(reader, player, `players.${seat}`) : null));
  if (list && players.every((player) => player === null)) reader.fault("players", "required", "T13");
  const twice = players.findIndex((player, seat) => player !== null && players.indexOf(player) !== seat);
  if (twice >= 0) reader.fault(`players.${twice}`, "same-player-twice", "T13");
  const people = v < 2 || !isGiven(body.people) ? undefined : reader.list(body.people, "people", "T13");
  return {
    club: readId(reader, body.club, "club"),
    season: readId(reader, body.season, "season"),
    players,
    ...(people && { people: people.slice(0, MOST_PEOPLE).map((id, i) => readId(reader, id, `people.${i}`)) }),
  };
}

function readMove(reader: Reader, body: Json): Bodies["person.left"] {
  return { slot: readSlot(reader, body), person: readPerson(reader, body.person, "person") };
}

/** Who sat and who dealt, where the event says it. */
function readSaid(reader: Reader, body: Json, v: number): Said {
  if (v < 2) return {};
  return {
    ...(isGiven(body.seats) && { seats: readPeople(reader, body.seats, "seats") }),
    ...(isGiven(body.dealer) && { dealer: readPerson(reader, body.dealer, "dealer") }),
  };
}

/** Different people, as far as their names in the log tell. */
function readPeople(reader: Reader, value: unknown, at: string): PersonRef[] {
  const list = (reader.list(value, at, "T-places") ?? []).slice(0, MOST_PEOPLE + 1);
  if (list.length > MOST_PEOPLE) reader.fault(at, "too-many-people", "T-places", { most: MOST_PEOPLE });
  const people = list.map((person, i) => readPerson(reader, person, `${at}.${i}`));
  const twice = people.findIndex((person, i) => people.indexOf(person) < i);
  if (twice >= 0) reader.fault(`${at}.${twice}`, "same-person-twice", "T-places");
  return people;
}

const readPerson = (reader: Reader, value: unknown, at: string): PersonRef =>
  isUuid(value) ? value : (reader.integer(value, at, "T-places", 0, MOST_PEOPLE - 1) ?? 0);

/** The id of a club, a season or a player. */
export function readId(reader: Reader, value: unknown, at: string): string {
  if (isUuid(value)) return value;
  reader.fault(at, isGiven(value) ? "not-an-id" : "required", "T6");
  return "";
}

/** Asked of the type first: an object that cannot be written as text would throw. */
const isUuid = (value: unknown): value is string => typeof value === "string" && UUID.test(value);

const readSlot = (reader: Reader, body: Json): number => reader.integer(body.slot, "slot", "T3", 0, LAST_SLOT) ?? 0;

const readNote = (reader: Reader, body: Json): string => readText(reader, body.note, "note", "T6", NOTE_LENGTH) ?? "";

function readReason(reader: Reader, body: Json): { reason?: string } {
  return isGiven(body.reason) ? { reason: readText(reader, body.reason, "reason", "T6", NOTE_LENGTH) ?? "" } : {};
}

/** A deal as its game will read it, or half of one: only its size is known here. */
function readJson(reader: Reader, value: unknown, at: string): Json {
  const json = reader.record(value, at, "T6") ?? {};
  if (JSON.stringify(json).length > LONGEST_JSON) reader.fault(at, "too-large", "T6", { most: LONGEST_JSON });
  return json;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

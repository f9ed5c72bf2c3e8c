/**
 * Reads the bodies of events, field by field. A field returns its value, or notes a fault and returns undefined; the type of a
 * body follows from its fields.
 */
import type { RuleId } from "#lib/rules/articles";
import type { FaultCode } from "#lib/rules/codes";
import { isGiven, type Json, type Reader } from "#lib/rules/read";
import { NAME_LENGTH } from "./limits";
import { readText } from "./name";

/** `v`: the version of the event. */
export type Field<T> = (reader: Reader, value: unknown, at: string, v: number) => T | undefined;
export type ValueOf<F> = F extends Field<infer T> ? T : never;

/** The path of a whole body. */
export const BODY = "body";
export const under = (at: string, key: string): string => (at === BODY ? key : `${at}.${key}`);
const LONGEST_JSON = 4_000;
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Checks the type first: some objects throw when converted to text. */
export const isUuid = (value: unknown): value is string => typeof value === "string" && UUID.test(value);

/** A day that exists: no 31 February. */
export const isDay = (value: unknown): value is string =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T12:00Z`).toJSON()?.startsWith(value) === true;

export const integer =
  (rule: RuleId, min: number, max: number): Field<number> =>
  (reader, value, at) =>
    reader.integer(value, at, rule, min, max);

/** Points are whole or a half. */
export const points =
  (rule: RuleId, min: number, max: number): Field<number> =>
  (reader, value, at) =>
    reader.number(value, at, rule, min, max, 0.5);

export const oneOf =
  <T extends string | number | boolean>(rule: RuleId, values: readonly T[]): Field<T> =>
  (reader, value, at) =>
    reader.oneOf(value, at, rule, values);

export const flag = (rule: RuleId): Field<boolean> => oneOf(rule, [true, false]);

/** A line of text, tidied. */
export const text =
  (most: number, rule: "T2" | "T6" = "T6"): Field<string> =>
  (reader, value, at) =>
    readText(reader, value, at, rule, most);

export const name = text(NAME_LENGTH, "T2");

export const id: Field<string> = (reader, value, at) =>
  isUuid(value) ? value : reader.fault(at, isGiven(value) ? "not-an-id" : "required", "T6");

export const day =
  (rule: RuleId, code: FaultCode): Field<string> =>
  (reader, value, at) =>
    isDay(value) ? value : reader.fault(at, isGiven(value) ? code : "required", rule);

/** A deal, whole or half typed, which its game reads later: here only its size is checked. */
export const json: Field<Json> = (reader, value, at) => {
  const record = reader.record(value, at, "T6");
  if (!record || JSON.stringify(record).length <= LONGEST_JSON) return record;
  return reader.fault(at, "too-large", "T6", { most: LONGEST_JSON });
};

export const orNull =
  <T>(field: Field<T>): Field<T | null> =>
  (reader, value, at, v) =>
    isGiven(value) ? field(reader, value, at, v) : null;

/** A field since version `least`; ignored in older ones. */
export const since =
  <T>(least: number, field: Field<T>): Field<T> =>
  (reader, value, at, v) =>
    v < least ? undefined : field(reader, value, at, v);

/** Reads only the first `most` items; `length`: the exact length wanted. */
export const list =
  <T>(rule: RuleId, item: Field<T>, most: number, length?: number): Field<readonly T[]> =>
  (reader, value, at, v) => {
    const before = reader.faults.length;
    const items = reader.list(value, at, rule, length)?.slice(0, most);
    const read = items?.map((one, i) => item(reader, one, `${at}.${i}`, v) as T);
    return reader.faults.length === before ? read : undefined;
  };

/** No value twice, except null. */
export const distinct =
  <T>(field: Field<readonly T[]>, code: FaultCode, rule: RuleId): Field<readonly T[]> =>
  (reader, value, at, v) => {
    const read = field(reader, value, at, v);
    const twice = read?.findIndex((one, i) => one !== null && read.indexOf(one) < i) ?? -1;
    return twice < 0 ? read : reader.fault(`${at}.${twice}`, code, rule);
  };

type Fields = Readonly<Record<string, Field<unknown>>>;
type Shape<R extends Fields, O extends Fields> = { readonly [K in keyof R]: ValueOf<R[K]> } & {
  readonly [K in keyof O]?: ValueOf<O[K]>;
};

/** An object of these fields; `may`: the optional ones. At the top of a body a field's path is its name alone. */
export const shape =
  <R extends Fields, O extends Fields = Record<never, never>>(must: R, may?: O, rule: RuleId = "T6"): Field<Shape<R, O>> =>
  (reader, value, at, v) => {
    const before = reader.faults.length;
    const given = reader.record(value, at, rule);
    if (!given) return undefined;
    const read: Record<string, unknown> = {};
    const readKey = (key: string, field: Field<unknown>) => {
      const one = field(reader, given[key], under(at, key), v);
      if (one !== undefined) read[key] = one;
    };
    for (const [key, field] of Object.entries(must)) readKey(key, field);
    for (const [key, field] of Object.entries(may ?? {})) if (isGiven(given[key])) readKey(key, field);
    return reader.faults.length === before ? (read as Shape<R, O>) : undefined;
  };

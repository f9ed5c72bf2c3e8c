/**
 * Checks data from a server or an older app before use: its fields and their types. Apart from `wire.ts`, because a first page
 * reads its disk before it needs the network.
 */
import type { LogEvent } from "#lib/log/event";
import { isRecord } from "#lib/rules/read";

type Kind<V> = V extends readonly unknown[]
  ? "list"
  : V extends string
    ? "string"
    : V extends number
      ? "number"
      : V extends boolean
        ? "boolean"
        : "record";

/** The required fields of `T`, with a `?` where null is allowed. Optional fields are checked where they are read. */
type Shape<T> = {
  readonly [K in keyof T as undefined extends T[K] ? never : K]: null extends T[K] ? `${Kind<NonNullable<T[K]>>}?` : Kind<T[K]>;
};

/**
 * The compiler checks that every required field of `T` is listed with its type. What lists and records contain is not checked.
 */
export const shaped =
  <T extends object>(shape: Shape<T>) =>
  (json: unknown): json is T =>
    isRecord(json) && Object.entries<string>(shape).every(([field, kind]) => isOf(json[field], kind));

function isOf(value: unknown, kind: string): boolean {
  if (value === null) return kind.endsWith("?");
  const is = Array.isArray(value) ? "list" : isRecord(value) ? "record" : typeof value;
  return kind.startsWith(is);
}

export const listOf = (json: unknown): unknown[] => (Array.isArray(json) ? json : []);

export const isEvent = shaped<LogEvent>({
  id: "string",
  sheet: "string",
  kind: "string",
  v: "number",
  at: "string",
  device: "string",
});
/** The valid events of a list; anything else in it is dropped. */
export const eventsIn = (json: unknown): LogEvent[] => listOf(json).filter(isEvent);

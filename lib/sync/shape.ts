/**
 * What comes from a server or from an older app is looked at before it is believed: its fields, and what each is. Apart from `wire.ts`,
 * because a page that is first loaded reads its disk before it asks anybody.
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

/** The fields that `T` must have, with a `?` where it may be null; what it may leave out is asked for where it is read. */
type Shape<T> = {
  readonly [K in keyof T as undefined extends T[K] ? never : K]: null extends T[K] ? `${Kind<NonNullable<T[K]>>}?` : Kind<T[K]>;
};

/** The compiler holds every field of `T` told, and told rightly. What is inside a list or a record is its own affair. */
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
/** What of a list is events, whatever else a server or an older app put there. */
export const eventsIn = (json: unknown): LogEvent[] => listOf(json).filter(isEvent);

// This folder: what a log is (events that are only ever added), and how events of any kind are read, judged and applied.
/** Field types that sheets do not use: apart, so that the sheet's page does not load them. */
import type { RuleId } from "#lib/rules/articles";
import { type Field, list } from "./fields";

/** A list of `min` to `max` items. */
export const sized =
  <T>(rule: RuleId, item: Field<T>, min: number, max: number): Field<readonly T[]> =>
  (reader, value, at, v) => {
    const given = Array.isArray(value) ? value.length : min;
    if (given < min || given > max) reader.fault(at, "out-of-range", rule, { value: given, min, max });
    return list(rule, item, max)(reader, value, at, v);
  };

/** One object that must satisfy both fields. */
export const both =
  <A, B>(one: Field<A>, other: Field<B>): Field<A & B> =>
  (...given) => {
    const [read, more] = [one(...given), other(...given)];
    return read && more && { ...read, ...more };
  };

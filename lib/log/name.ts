/** First names as people write them: accents, emoji and apostrophes are fine; nothing invisible, nothing endless. */
import { itemAt } from "#lib/rules/item-at";
import { isGiven, type Reader } from "#lib/rules/read";

const MARK_LIMIT = 8;

/** Controls, line breaks, text-direction marks and broken characters would spoil a printed column. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const INVISIBLE = /[\s\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;
const STACKED = new RegExp(`\\p{M}{${MARK_LIMIT + 1},}`, "u");

export const tidyName = (name: string): string => name.normalize("NFC").replace(/\s+/g, " ").trim();

/** Two names that people would take for the same: case, accents and spaces aside. */
export const nameKey = (name: string): string =>
  tidyName(name)
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase();

/** A line of text, tidied, or its faults. */
export function readText(reader: Reader, value: unknown, at: string, rule: "T2" | "T6", most: number): string | undefined {
  if (!isGiven(value)) return reader.fault(at, "required", rule);
  if (typeof value !== "string") return reader.fault(at, "not-text", rule);
  if (value.length > most * 10) return reader.fault(at, "text-too-long", rule, { most, given: value.length });
  if (UNPRINTABLE.test(value) || STACKED.test(value)) return reader.fault(at, "text-unprintable", rule);
  const text = tidyName(value);
  const given = [...text].length;
  if (text.replace(INVISIBLE, "") === "") return reader.fault(at, "text-empty", rule);
  if (given > most) return reader.fault(at, "text-too-long", rule, { most, given });
  return text;
}

/** Notes a fault at the first seat whose name another seat has already. */
export function checkDistinct(reader: Reader, names: readonly string[], at: (seat: number) => string): void {
  const keys = names.map(nameKey);
  const seat = keys.findIndex((key, i) => keys.indexOf(key) !== i);
  if (seat >= 0) reader.fault(at(seat), "name-taken", "T2", { name: itemAt(names, seat) });
}

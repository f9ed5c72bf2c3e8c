import { expect, test } from "vitest";
import { Reader } from "#lib/rules/read";
import type { LogEvent } from "./event";
import { ENVELOPE, readStamp } from "./judge";

const ID = "01930000-0000-7000-8000-00000000ba11";
const sound: LogEvent = { id: ID, sheet: ID, kind: "k", v: 1, body: {}, at: "2026-11-24T20:00:00.123Z", device: "phone-1_A" };
const faults = (event: object) => {
  const reader = new Reader();
  readStamp(reader, { ...sound, ...event });
  return reader.faults.map(({ at, code, rule }) => `${at} ${code} ${rule}`);
};

test.each<[string, keyof typeof ENVELOPE, unknown[], unknown[], string]>([
  ["an id", "id", [ID], ["", ID.toUpperCase(), `${ID}0`, ID.slice(1), 7], "id not-an-id T6"],
  ["a log", "sheet", [ID], ["log", `x${ID}`, { toString: () => ID }], "sheet not-an-id T6"],
  ["a phone", "device", ["a", "x".repeat(64)], ["", "x".repeat(65), "two words", 7], "device not-an-id T6"],
  [
    "an hour",
    "at",
    ["2026-11-24T20:00:00Z", "2026-11-24T20:00:00.1+02:00", "2028-02-29T00:00:00-11:30"],
    ["2026-11-24", "2026-11-24T20:00Z", "2026-11-24T20:00:00", "2026-02-29T20:00:00Z", "2026-11-24T25:00:00Z", 7, null],
    "at not-a-date T6",
  ],
  ["what it refers to", "refs", [[], [ID, ID, ID, ID]], [ID, [ID, "x"], [ID, ID, ID, ID, ID], null], "refs not-an-id T4"],
])("an event's stamp may have %s within its bounds, and nothing beyond", (_, field, right, wrong, fault) => {
  for (const value of right) expect([value, ENVELOPE[field](value), faults({ [field]: value })]).toEqual([value, true, []]);
  for (const value of wrong) expect([value, ENVELOPE[field](value), faults({ [field]: value })]).toEqual([value, false, [fault]]);
});

test("a version is a whole number from 1 to a thousand", () => {
  for (const v of [1, 2, 1_000]) expect([v, ENVELOPE.v(v), faults({ v })]).toEqual([v, true, []]);
  for (const v of [0, -1, 1_001]) expect([v, ENVELOPE.v(v), faults({ v })]).toEqual([v, false, ["v out-of-range T6"]]);
  expect([ENVELOPE.v(1.5), ENVELOPE.v("2"), ENVELOPE.v(null)]).toEqual([false, false, false]);
  expect(faults({ v: 1.5 })).toEqual(["v not-whole T6"]);
});

test("an event may have no references, and all faults of its stamp are told at once", () => {
  expect([faults({}), faults({ refs: undefined })]).toEqual([[], []]);
  expect(faults({ id: 1, sheet: 2, device: "", v: 0, at: "", refs: "x" })).toHaveLength(6);
});

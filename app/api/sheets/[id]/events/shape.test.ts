import { expect, it } from "vitest";
import { After, idOf, Push, readEvent } from "./shape";

const ID = "01930000-0000-7000-8000-0000000000aa";
const EVENT = { id: ID, sheet: ID, kind: "deal.recorded", v: 1, body: {}, at: "2026-11-21T20:00:00.000Z", device: "phone" };
/** Objects nested in each other, `levels` deep. */
const deep = (levels: number): object => (levels === 0 ? { a: 1 } : { a: deep(levels - 1) });

it.each<[string, object, boolean]>([
  ["as a phone writes it", {}, true],
  ["with what another says of it", { receipt: "r".repeat(64) }, true],
  ["with more than that", { receipt: "r".repeat(65) }, false],
  ["that points at others", { refs: [ID] }, true],
  ["that points at no event", { refs: ["x"] }, false],
  ["of a kind of two words", { kind: "season.adjusted-again" }, true],
  ["of a kind of one word", { kind: "deal" }, false],
  ["of a kind with a space", { kind: "deal.re corded" }, false],
  ["of a kind of forty letters", { kind: `a.${"b".repeat(38)}` }, true],
  ["of a kind of forty-one", { kind: `a.${"b".repeat(39)}` }, false],
  ["as deep as anybody writes", { body: deep(11) }, true],
  ["deeper", { body: deep(12) }, false],
  ["whose body is a list", { body: [] }, false],
  ["with a field of its own", { more: 1 }, false],
  ["with its number, which is the server’s to give", { seq: 1 }, false],
])("an event %s is accepted, or not", (_, more, isRead) => {
  expect(readEvent({ ...EVENT, ...more }) !== undefined).toBe(isRead);
});

it.each([
  [0, false],
  [1, true],
  [50, true],
  [51, false],
])("%i events in one push are accepted: %s", (n, isTaken) => {
  expect(Push.safeParse({ events: Array(n).fill(EVENT) }).success).toBe(isTaken);
});

it.each<[unknown, number | null]>([
  [undefined, 0],
  ["0", 0],
  ["12", 12],
  [String(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER],
  [String(Number.MAX_SAFE_INTEGER + 1), null],
  ["-1", null],
  ["1.5", null],
  ["x", null],
])("the position %j in a log is read as %j", (given, after) => {
  const read = After.safeParse(given);
  expect(read.success ? read.data : null).toBe(after);
});

it.each([
  [{ id: "x".repeat(64) }, "x".repeat(64)],
  [{ id: "x".repeat(65) }, null],
  [{ id: 3 }, null],
  [null, null],
])("the id of a malformed event is told if it can be: %j", (value, id) => {
  expect(idOf(value)).toBe(id);
});

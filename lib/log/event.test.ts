import { expect, test } from "vitest";
import { inOrder, type LogEvent } from "./event";

const made = (id: string, more: Partial<LogEvent> = {}): LogEvent => ({
  id,
  sheet: "s",
  kind: "k",
  v: 1,
  body: {},
  at: "2026-11-24T20:00:00Z",
  device: "phone",
  ...more,
});
const ids = (events: readonly LogEvent[]) => inOrder(events).map(({ id }) => id);

test("events go by the server's numbers, then by those of a server that lost them, then as they were made", () => {
  const told = [
    made("f", { seq: 1 }),
    made("e", { seq: 2 }),
    made("a", { seq: 10 }),
    made("d", { was: 3 }),
    made("b", { was: 12 }),
    made("c"),
    made("g"),
    made("h"),
  ];
  const order = ["f", "e", "a", "d", "b", "c", "g", "h"];
  expect([ids(told), ids([...told].reverse()), ids([4, 6, 0, 2, 7, 5, 3, 1].map((i) => told[i] as LogEvent))]).toEqual([
    order,
    order,
    order,
  ]);
});

test("an event that is there twice counts once, with the server's number", () => {
  const twice = [made("a"), made("b", { seq: 1 }), made("a", { seq: 2 }), made("a"), made("c")];
  expect(inOrder(twice).map(({ id, seq }) => [id, seq])).toEqual([
    ["b", 1],
    ["a", 2],
    ["c", undefined],
  ]);
  expect(inOrder([made("a"), made("a", { body: "later" })]).map(({ body }) => body)).toEqual([{}]);
});

/** What of a sheet on the disk is sent, shown and exported, and in which batches. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { MOST_EVENTS } from "#lib/log/limits";
import { contest, replace } from "#lib/sheet/change";
import { cards, eventId, made, minute } from "#lib/sheet/log.fixture";
import { chainOf, exportOf, isDone } from "./entries-out";
import { entryOf, logOf as logOfEntries, unsentOf } from "./entry";
import { batchOf } from "./outbox";
import { onDisk, ourCorrection, ourDeal, theirDeal } from "./outbox.fixture";

test("a batch holds at most fifty events and stays well under what a server reads", () => {
  const many = Array.from({ length: 70 }, (_, i) => [made(10 + i, contest({ id: ourDeal.id }, "x")), "unsent"] as const);
  expect(batchOf(onDisk(many), MOST_EVENTS).map(({ id }) => id)).toEqual(many.slice(0, 50).map(([event]) => event.id));
  const long = many.map(([event]) => [{ ...event, body: { note: "é".repeat(3_000) } }, "unsent"] as const);
  const batch = batchOf(onDisk(long), MOST_EVENTS);
  expect(batch.length).toBeGreaterThan(1);
  expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(64 * 1024);
  const huge = [[{ ...ourDeal, body: { story: "x".repeat(90_000) } }, "unsent"] as const];
  expect(batchOf(onDisk(huge), MOST_EVENTS)).toHaveLength(1);
});

test.each([
  [10_000, 10_000, 2],
  [10_000, 10_001, 1],
  [20_001, 5, 1],
])("of two events of %i and %i characters a batch takes %i: 20,000 at most, but always the first", (first, second, taken) => {
  const long = (n: number, length: number): LogEvent => {
    const event = { ...made(10 + n, contest({ id: ourDeal.id }, "x")), body: "" };
    return { ...event, body: "x".repeat(Math.max(0, length - JSON.stringify(event).length)) };
  };
  const batch = batchOf(
    onDisk([
      [long(0, first), "unsent"],
      [long(1, second), "unsent"],
    ]),
    MOST_EVENTS,
  );
  expect(batch).toHaveLength(taken);
});

test("the events of one act go in one batch, unless they are more than a batch holds", () => {
  const noted = (i: number, at: number) =>
    [{ ...made(10 + i, contest({ id: ourDeal.id }, "x")), at: minute(at) }, "unsent"] as const;
  const many = Array.from({ length: 52 }, (_, i) => noted(i, i === 50 ? 49 : i));
  expect(batchOf(onDisk(many), MOST_EVENTS)).toHaveLength(49);
  expect(batchOf(onDisk(many.slice(0, 50)), MOST_EVENTS)).toHaveLength(50);
  const other = many.map(([event], i) => [i === 50 ? { ...event, device: "hugo" } : event, "unsent"] as const);
  expect(batchOf(onDisk(other), MOST_EVENTS)).toHaveLength(50);
  const one = Array.from({ length: 52 }, (_, i) => noted(i, 0));
  expect(batchOf(onDisk(one), MOST_EVENTS)).toHaveLength(50);
});

test("the sheet shown leaves out refused and given-up events; an export leaves out only sent ones", () => {
  const { entries } = onDisk([
    [ourDeal, "rejected"],
    [ourCorrection, "aside"],
    [theirDeal, "conflict"],
  ]);
  expect(logOfEntries(entries).map(({ id }) => id)).toEqual([eventId(1), theirDeal.id]);
  expect(JSON.parse(exportOf(entries))).toMatchObject([{ id: ourDeal.id }, { id: ourCorrection.id }, { id: theirDeal.id }]);
  expect(unsentOf(entries)).toEqual([]);
});

test("an event's chain goes back and forth over references, through what is not settled", () => {
  const again = made(7, replace({ id: ourDeal.id, current: ourCorrection.id }, cards(14, 20, 28)));
  const apart = made(8, contest({ id: theirDeal.id }, "?"));
  const { entries } = onDisk([
    [{ ...theirDeal, seq: 2 }, "sent"],
    [ourDeal, "conflict"],
    [ourCorrection, "conflict"],
    [again, "unsent"],
    [apart, "unsent"],
  ]);
  expect(
    chainOf(entries, again.id, ["conflict", "unsent"])
      .map(({ id }) => id)
      .sort(),
  ).toEqual([ourDeal.id, ourCorrection.id, again.id]);
  expect(chainOf(entries, theirDeal.id, ["conflict"])).toEqual([]);
});

test("a save of two events is done once both are there", () => {
  const made = [ourDeal, ourCorrection].map((event) => entryOf(event, "unsent"));
  expect(isDone(onDisk([[ourDeal, "unsent"]]), made)).toBe(false);
  expect(
    isDone(
      onDisk([
        [ourDeal, "unsent"],
        [ourCorrection, "sent"],
      ]),
      made,
    ),
  ).toBe(true);
});

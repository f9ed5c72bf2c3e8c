/** The cost of the next event must not grow with the length of the log. */
import { afterEach, expect, it, vi } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { gameNamed } from "#lib/rules/games";
import { record, rename, replace } from "./change";
import { foldSheet, SheetFold } from "./fold";
import { cards, eventId, logOf, opened, sent } from "./log.fixture";

afterEach(() => vi.restoreAllMocks());

const dealt = (slot: number) => record(slot, cards(slot % 60, 60 - (slot % 60), 2));
const evening = (deals: number): LogEvent[] => sent(logOf(opened(3), ...Array.from({ length: deals }, (_, slot) => dealt(slot))));

it("reading the sheet after each deal scores each deal once", () => {
  const score = vi.spyOn(gameNamed("decale"), "score");
  const fold = new SheetFold();
  for (const event of evening(200)) {
    fold.add(event);
    expect(fold.sheet).not.toBeNull();
  }
  expect(score).toHaveBeenCalledTimes(200);
  expect(fold.sheet).toEqual(foldSheet(evening(200)));
});

it("a correction scores only its own deal again, while the turns stay the same", () => {
  const fold = new SheetFold();
  for (const event of evening(100)) fold.add(event);
  expect(fold.sheet?.deals).toHaveLength(100);
  const score = vi.spyOn(gameNamed("decale"), "score");
  const first = { id: eventId(2), current: eventId(2) };
  for (const event of sent(logOf(...Array(101).fill(rename(0, "x")), replace(first, cards(30, 20, 2)))).slice(-1))
    fold.add(event);
  expect(fold.sheet?.deals[0]?.corrected).toBe(true);
  expect(score).toHaveBeenCalledTimes(1);
});

it("a deal corrected and noted again a thousand times has each version read a few times only", () => {
  const read = vi.spyOn(gameNamed("decale"), "read");
  const first = { id: eventId(2), current: undefined as unknown as string };
  const changes = Array.from({ length: 1_000 }, (_, i) => {
    const deal = cards(i % 60, 60 - (i % 60), 2);
    return i % 2 === 0 ? { ...replace(first, deal), refs: [first.id] } : record(0, { ...deal });
  });
  foldSheet(sent(logOf(opened(3), dealt(0), ...changes)));
  expect(read.mock.calls.length).toBeLessThan(4_000);
});

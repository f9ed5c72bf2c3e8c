import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { record } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { cards, eventId, logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { keepAct, lastAct } from "#lib/sync/last-act";
import type { OpenSheet } from "#lib/sync/opened";
import { shelf } from "#lib/sync/shelf.fixture";
import { keepDone } from "./keep-done";

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => void vi.stubGlobal("sessionStorage", shelf()));

const sheetOf = (log: readonly LogEvent[]) => foldSheet(log) as Sheet;

test("what was done on the referee’s page is what the sheet’s page offers to take back", () => {
  const noted = record(0, cards(30, 20, 12));
  const log = logOf(opened(3), noted);
  const open = { id: "s1", getSnapshot: () => ({ sheet: sheetOf(log) }) } as unknown as OpenSheet;
  keepDone(open, [noted], sheetOf(log.slice(0, 1)));
  expect(lastAct("s1")).toMatchObject({ kind: "deal.recorded", number: 1, inverse: [{ refs: [eventId(2)] }] });
});

test("where the sheet is not here any more, nothing is offered, not even what was done before", () => {
  keepAct("s1", { kind: "deal.recorded", number: 1, inverse: [] });
  const open = { id: "s1", getSnapshot: () => ({ sheet: null }) } as unknown as OpenSheet;
  keepDone(open, [record(0, cards(30, 20, 12))], sheetOf(logOf(opened(3))));
  expect(lastAct("s1")).toBeNull();
});

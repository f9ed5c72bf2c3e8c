import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { record } from "#lib/sheet/change";
import { cards, eventId, fold, logOf, opened } from "#lib/sheet/log.fixture";
import { keepDone } from "./keep-done";
import { keepAct, lastAct } from "./last-act";
import type { OpenSheet } from "./opened";
import { shelf } from "./shelf.fixture";

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => void vi.stubGlobal("sessionStorage", shelf()));

test("an act done on the referee’s page can be undone from the sheet", () => {
  const noted = record(0, cards(30, 20, 12));
  const log = logOf(opened(3), noted);
  const open = { id: "s1", getSnapshot: () => ({ sheet: fold(log) }) } as unknown as OpenSheet;
  keepDone(open, [noted], fold(log.slice(0, 1)));
  expect(lastAct("s1")).toMatchObject({ kind: "deal.recorded", number: 1, inverse: [{ refs: [eventId(2)] }] });
});

test("if the sheet is gone, no act can be undone", () => {
  keepAct("s1", { kind: "deal.recorded", number: 1, inverse: [] });
  const open = { id: "s1", getSnapshot: () => ({ sheet: null }) } as unknown as OpenSheet;
  keepDone(open, [record(0, cards(30, 20, 12))], fold(logOf(opened(3))));
  expect(lastAct("s1")).toBeNull();
});

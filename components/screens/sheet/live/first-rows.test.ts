import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { SEEN_ROWS } from "#lib/sync/seen-rows";
import { shelf } from "#lib/sync/shelf.fixture";
import { useFirstRows, useGivingWay } from "./first-rows";

const kept: string[] = [];
vi.mock("./keep-rows", () => ({ keepRows: (id: string) => void kept.push(id) }));

const heard = new Map<string, () => void>();
const rows = new Map<string, string>();

beforeEach(() => {
  kept.length = 0;
  heard.clear();
  rows.clear();
  vi.stubGlobal("addEventListener", (name: string, hear: () => void) => heard.set(name, hear));
  vi.stubGlobal("removeEventListener", (name: string) => heard.delete(name));
  vi.stubGlobal("localStorage", shelf(rows));
});

/** Opens a page and leaves it; returns the sheets whose rows were kept on leaving. */
async function leaving(lastError: string | null, isAtRest = true, moved = false) {
  let now = {};
  const open = { id: "s1", isAtRest: () => isAtRest, getSnapshot: () => now };
  const at = { open, lastError } as unknown as SheetAtHand;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const page = await running(() => useFirstRows(at, { current: {} as HTMLElement }), undefined);
  // By then, the code that keeps the rows has loaded.
  await page.done(() => vi.advanceTimersByTimeAsync(400));
  kept.length = 0;
  if (moved) now = {};
  heard.get("pagehide")?.();
  page.leave();
  expect(heard.size).toBe(0);
  vi.useRealTimers();
  return [...kept];
}

test("a page is kept when it is left at rest, and up to date", async () => {
  expect(await leaving(null)).toEqual(["s1"]);
  expect(await leaving(null, false)).toEqual([]);
  expect(await leaving(null, true, true)).toEqual([]);
});

test("a page left before it is at rest is not kept later", async () => {
  const at = { open: { id: "s1", isAtRest: () => true, getSnapshot: () => at }, lastError: null } as unknown as SheetAtHand;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const page = await running(() => useFirstRows(at, { current: {} as HTMLElement }), undefined);
  await page.done(() => vi.advanceTimersByTimeAsync(399));
  page.leave();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(kept).toEqual([]);
});

test("a phone that was shut out keeps no picture of that sheet, but those of others", async () => {
  rows.set(SEEN_ROWS, JSON.stringify({ id: "s1", html: "" }));
  expect(await leaving("refused")).toEqual([]);
  expect(rows.size).toBe(0);
  rows.set(SEEN_ROWS, JSON.stringify({ id: "s2", html: "" }));
  await leaving("refused");
  expect(rows.size).toBe(1);
});

test("the kept rows give way as the page appears, and a tap on them is followed", async () => {
  const rows = { removed: 0, dataset: { tapped: "#donne-3" }, remove: () => void rows.removed++ };
  const tapped: string[] = [];
  const onTapped = (hash: string) => void tapped.push(hash);
  const page = await running((isThere: boolean) => {
    Object.assign(document, { getElementById: () => rows });
    useGivingWay(isThere, onTapped);
  }, Boolean(0));
  expect(rows.removed).toBe(0);
  await page.again(true);
  expect([rows.removed, tapped]).toEqual([1, ["#donne-3"]]);
  Object.assign(rows, { dataset: {} });
  await page.again(false);
  await page.again(true);
  expect([rows.removed, tapped]).toEqual([2, ["#donne-3"]]);
});

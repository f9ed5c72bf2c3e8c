/** A long log is read in parts, and only once for all readers at the same time. */
import { afterEach, expect, it, vi } from "vitest";
import { rename } from "#lib/sheet/change";
import { SheetFold } from "#lib/sheet/fold";
import { db } from "./client";
import { emptyDatabasePer } from "./per-test.fixture";
import { aSeason, openEvening } from "./season.fixture";
import { inParts, readHead } from "./warm";

emptyDatabasePer("test");
afterEach(() => {
  vi.restoreAllMocks();
});

async function longLog(): Promise<string> {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
  await season.phone.push(sheet, ...Array.from({ length: 260 }, (_, i) => rename(0, `N${i}`)));
  return sheet.log;
}

it("reads a log as it was until an event, whether a part ends there or not", { timeout: 120_000 }, async () => {
  const sheet = await longLog();
  for (const until of [1, 99, 100, 101, 250])
    expect((await inParts(sheet, "sheet", until)).log.map(({ event }) => event.seq)).toEqual(
      Array.from({ length: until }, (_, i) => i + 1),
    );
  const whole = (await inParts(sheet, "sheet")).log.length;
  expect(whole).toBeGreaterThan(260);
  const read = vi.spyOn(db().event, "findMany");
  const heads = await Promise.all(Array.from({ length: 20 }, () => readHead(sheet, "sheet")));
  expect(heads.map(({ log }) => log.length)).toEqual(Array(20).fill(whole));
  const rows = await Promise.all(read.mock.results.map(({ value }) => value as Promise<unknown[]>));
  // The parts are read once, and then only the last event for each reader.
  expect(rows.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(whole + 2 * heads.length);
});

it("a long log is folded in parts, so that others wait for one part at most", async () => {
  const sheet = await longLog();
  const added = vi.spyOn(SheetFold.prototype, "add");
  const folded = vi.spyOn(SheetFold.prototype, "sheet", "get");
  const head = await readHead(sheet, "sheet");
  expect(head.sheet.sheet?.names[0]).toBe("N259");
  const [adds, folds] = [added, folded].map(({ mock }) => mock.invocationCallOrder) as [number[], number[]];
  const waiting = folds.map((at, i) => adds.filter((add) => add < at && add > (folds[i - 1] ?? 0)).length);
  expect(adds).toHaveLength(head.log.length);
  expect(Math.max(...waiting)).toBeLessThanOrEqual(100);
});

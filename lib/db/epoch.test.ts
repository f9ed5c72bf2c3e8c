/** A receipt is the server's word that it kept exactly this event, and is worth nothing for any other. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { signatureOf } from "./code-key";
import { emptyDatabase } from "./database.fixture";
import { epochOf, receiptOf, wasKept, withReceipt } from "./epoch";

const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-"));
beforeAll(() => void vi.stubEnv("KEY_FILE", join(folder, "a.key")));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const AT = "2026-03-10T20:00:00.000Z";
const body = { slot: 0, deal: { points: [20, 10], bouts: null } };
const EVENT: LogEvent = { id: "e", sheet: "s", seq: 2, kind: "deal.recorded", v: 1, body, at: AT, device: "nora", refs: ["d"] };

it("the server recognises an event by its receipt", () => {
  const told = withReceipt(EVENT) as LogEvent & { readonly receipt: string };
  expect(told).toEqual({ ...EVENT, receipt: receiptOf(EVENT) });
  expect(told.receipt).toMatch(/^[\w-]{22}$/);
  expect([wasKept(told), wasKept(EVENT)]).toEqual([true, false]);
  expect(
    [told.receipt.slice(1), `${told.receipt}A`, "", "é".repeat(11)].map((receipt) => wasKept({ ...EVENT, receipt })),
  ).toEqual(Array(4).fill(false));
});

it("old receipts stay valid, because the signed text never changes", () => {
  const said =
    '["receipt","e","s","deal.recorded",1,"2026-03-10T20:00:00.000Z","nora",["d"],[["deal",[["bouts",null],["points",[20,10]]]],["slot",0]]]';
  expect(receiptOf(EVENT)).toBe(signatureOf(said));
});

it.each<[string, Partial<LogEvent>]>([
  ["another event", { id: "f" }],
  ["one of another sheet", { sheet: "t" }],
  ["one of another kind", { kind: "deal.replaced" }],
  ["one that another app wrote", { v: 2 }],
  ["one that says something else", { body: { slot: 0, deal: { points: [20, 11], bouts: null } } }],
  ["one that says the same of other seats", { body: { slot: 0, deal: { points: [10, 20], bouts: null } } }],
  ["one that says less", { body: { slot: 0, deal: { points: [20, 10] } } }],
  ["one of another moment", { at: "2026-03-10T20:00:00.001Z" }],
  ["one of another phone", { device: "hugo" }],
  ["one that points elsewhere", { refs: ["c"] }],
])("a receipt does not fit %s", (_, other) => {
  expect(wasKept({ ...EVENT, ...other, receipt: receiptOf(EVENT) })).toBe(false);
});

it("a receipt does not depend on the place in the log, the order of fields, or empty references", () => {
  const { refs: _, ...alone } = EVENT;
  expect(receiptOf({ ...EVENT, seq: 9, body: { deal: { bouts: null, points: [20, 10] }, slot: 0 } })).toBe(receiptOf(EVENT));
  expect(receiptOf({ ...alone, body: "x" })).not.toBe(receiptOf({ ...alone, body: "y" }));
  expect(receiptOf({ ...alone, refs: undefined } as unknown as LogEvent)).toBe(receiptOf(alone));
});

it("a new database has an epoch of its own at once", async () => {
  const leave = await emptyDatabase();
  expect(await epochOf()).toMatch(/^[\da-f]{32}$/);
  await leave();
});

it("an event's receipt is made once for all followers", () => {
  const event = { ...EVENT };
  const said = withReceipt(event).receipt;
  const made = vi.spyOn(JSON, "stringify");
  expect(withReceipt(event).receipt).toBe(said);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

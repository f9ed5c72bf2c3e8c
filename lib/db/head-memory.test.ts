/** How much room events take in memory, and which logs stay there. */
import { expect, it } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { bytesOf, Head, isRead, keepForReading } from "./head";
import { dealNoted as deal } from "./head.fixture";

it("an event takes more room the longer its text and the more references it has", () => {
  const alone = bytesOf({ body: {} });
  expect(bytesOf({ body: { note: "0123456789" } })).toBe(alone + '"note":"0123456789"'.length);
  expect(bytesOf({ body: {}, refs: ["a"] })).toBeGreaterThan(alone);
  expect(bytesOf({ body: {}, refs: ["a", "b"] })).toBeGreaterThan(bytesOf({ body: {}, refs: ["a"] }));
});

it("an event's size is its text, a quarter of a kilobyte, and forty bytes for each reference", () => {
  expect([bytesOf({ body: {} }), bytesOf({ body: undefined }), bytesOf({ body: "é" })]).toEqual([252, 250, 254]);
  expect([["a"], ["a", "b"], []].map((refs) => bytesOf({ body: {}, refs }))).toEqual([292, 332, 252]);
  const head = new Head("sheet");
  const event = { ...(deal(0) as object), id: "e", sheet: "s", seq: 1, v: 1, at: "", device: "nora", body: {} } as LogEvent;
  for (const device of ["nora", "hugo", "nora"]) head.add({ event: { ...event, device }, receivedAt: "" });
  expect(["nora", "hugo", "ines"].map(head.takenBy)).toEqual([2, 1, 0].map((events) => ({ events, bytes: 252 * events })));
  expect(head.taken).toEqual({ events: 3, bytes: 756 });
});

it("eight megabytes of logs are kept in memory to the last byte, and of one byte more the oldest goes", () => {
  const of = (bytes: number) => Object.assign(new Head("sheet"), { taken: { events: 1, bytes } });
  const kept = (...bytes: number[]) => {
    const logs = bytes.map((_, i) => `of ${bytes} ${i}`);
    for (const [i, log] of logs.entries()) keepForReading(log, of(bytes[i] as number));
    return logs.map(isRead);
  };
  const half = 4 * 2 ** 20 - 250;
  // The log that was kept first is the first to go.
  expect(kept(half, half)).toEqual([true, true]);
  expect(kept(half, half + 1)).toEqual([false, true]);
  expect(kept(half / 2, half / 2, half - 250)).toEqual([true, true, true]);
  expect(kept(half / 2, half / 2, half)).toEqual([false, true, true]);
});

it("the logs used last stay in memory, however many or long they are, and the very last in any case", () => {
  const kept = (...logs: string[]) => logs.filter(isRead);
  for (let log = 0; log < 1_001; log++) keepForReading(String(log), new Head("sheet"));
  expect(kept("0", "1", "2", "1000")).toEqual(["1", "2", "1000"]);
  keepForReading("1", new Head("sheet"));
  keepForReading("another", new Head("sheet"));
  expect(kept("1", "2", "3", "another")).toEqual(["1", "3", "another"]);
  const heavy = (megabytes: number) => Object.assign(new Head("sheet"), { taken: { events: 1, bytes: megabytes * 2 ** 20 } });
  keepForReading("heavy", heavy(7));
  expect(kept("1", "another", "heavy")).toEqual(["1", "another", "heavy"]);
  keepForReading("heavier", heavy(20));
  expect(kept("1", "another", "heavy", "heavier")).toEqual(["heavier"]);
});

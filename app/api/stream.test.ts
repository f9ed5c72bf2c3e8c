/** A stream sends something every twenty seconds, because proxies close a silent connection (docs/hosting.md). */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { streamed } from "./stream";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function listen(leave = () => {}, signal?: AbortSignal) {
  const away = new AbortController();
  const response = streamed(signal ?? away.signal, () => leave);
  const lines: string[] = [];
  const write = (bytes: Uint8Array) => void lines.push(new TextDecoder().decode(bytes));
  const read = response.body?.pipeTo(new WritableStream({ write }));
  await vi.advanceTimersByTimeAsync(0);
  return { said: () => lines.join(""), away, read };
}

it("a stream sends a line at once, and one every twenty seconds while somebody listens", async () => {
  const leave = vi.fn();
  const { said, away, read } = await listen(leave);
  expect(said()).toBe(":\n\n");
  await vi.advanceTimersByTimeAsync(19_999);
  expect(said()).toBe(":\n\n");
  await vi.advanceTimersByTimeAsync(1);
  expect(said()).toBe(":\n\n".repeat(2));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(said()).toBe(":\n\n".repeat(4));
  expect(leave).not.toHaveBeenCalled();
  away.abort();
  await read;
  expect(leave).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it("a listener that left before the stream began is let go at once", async () => {
  const leave = vi.fn();
  const { said } = await listen(leave, AbortSignal.abort());
  expect(said()).toBe(":\n\n");
  expect([leave.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});

it("a listener that leaves a thousand messages unread is let go, and sent nothing more", async () => {
  const leave = vi.fn();
  let send = (_: string) => {};
  const response = streamed(new AbortController().signal, (give) => {
    send = give;
    return leave;
  });
  // A thousand messages fit: 999 wait with the first line, and the stream itself holds one.
  for (let i = 0; i < 1_000; i++) send("x");
  expect(leave).not.toHaveBeenCalled();
  send("x");
  expect([leave.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  send("too late");
  expect(leave).toHaveBeenCalledTimes(1);
  expect(await response.text()).toBe(`:\n\n${"x".repeat(1_001)}`);
});

it("a stream's headers keep it from being stored, changed or held back", () => {
  const { headers } = streamed(new AbortController().signal, () => () => {});
  expect(Object.fromEntries(headers)).toEqual({
    "cache-control": "no-store, no-transform",
    "content-type": "text/event-stream; charset=utf-8",
    "x-accel-buffering": "no",
  });
});

it("a stream that ends, on either side, is left once", async () => {
  const leave = vi.fn();
  let end = () => {};
  const response = streamed(new AbortController().signal, (_, stop) => {
    end = stop;
    return leave;
  });
  const timers = vi.getTimerCount();
  end();
  end();
  await response.text();
  expect([leave.mock.calls.length, vi.getTimerCount()]).toEqual([1, timers - 1]);
  const unread = streamed(new AbortController().signal, () => leave);
  await unread.body?.cancel();
  expect([leave.mock.calls.length, vi.getTimerCount()]).toEqual([2, timers - 1]);
});

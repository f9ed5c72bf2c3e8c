/** A stream says something every twenty seconds: what stands between a phone and the server lets go of silence (docs/hosting.md). */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { streamed } from "./stream";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function listen(leave = () => {}) {
  const away = new AbortController();
  const response = streamed(away.signal, () => leave);
  const lines: string[] = [];
  const write = (bytes: Uint8Array) => void lines.push(new TextDecoder().decode(bytes));
  const read = response.body?.pipeTo(new WritableStream({ write }));
  await vi.advanceTimersByTimeAsync(0);
  return { said: () => lines.join(""), away, read };
}

it("a line at once, then one every twenty seconds, for as long as somebody listens", async () => {
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

import { afterEach, describe, expect, it, vi } from "vitest";
import { DOCUMENT, HELD, HISTORY, NOTED, readBody } from "./body";

afterEach(() => vi.useRealTimers());

const KB = 1024;

/** A request whose body is produced only as it is read; `chunks` may be endless. */
function sending(chunks: Iterable<Uint8Array | "waits">, headers: Record<string, string> = {}) {
  const source = chunks[Symbol.iterator]();
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { value, done } = source.next();
      if (done) controller.close();
      else if (value === "waits") return new Promise(() => {});
      else controller.enqueue(value);
    },
    cancel: () => {
      cancelled = true;
    },
  });
  const init = { method: "POST", body, headers, duplex: "half" };
  return { request: new Request("http://localhost", init as RequestInit), isLetGo: () => cancelled };
}

function* endless(size: number) {
  for (;;) yield new Uint8Array(size);
}

const statusOf = async (reading: ReturnType<typeof readBody>) => {
  const read = await reading;
  return "refusal" in read ? read.refusal.status : read.text;
};

it("a body is read whole, wherever it was cut on the way, and an empty one is empty", async () => {
  const text = Buffer.from('{"a":"é"}');
  for (let cut = 0; cut <= text.length; cut++)
    expect(await statusOf(readBody(sending([text.subarray(0, cut), text.subarray(cut)]).request))).toBe('{"a":"é"}');
  expect(await statusOf(readBody(new Request("http://localhost", { method: "POST" })))).toBe("");
});

it("an endless body is dropped as soon as it is too large, whatever its declared length", async () => {
  const { request, isLetGo } = sending(endless(16 * KB), { "content-length": "12" });
  expect(await statusOf(readBody(request))).toBe(413);
  expect(isLetGo()).toBe(true);
});

it("a body that declares itself too large is not read at all", async () => {
  const { request, isLetGo } = sending(endless(KB), { "content-length": String(NOTED.most + 1) });
  expect(await statusOf(readBody(request))).toBe(413);
  expect(isLetGo()).toBe(false);
});

it("bodies have these limits of size and time", () => {
  expect([NOTED, HISTORY, DOCUMENT].map(({ most, ms }) => [most / KB, ms])).toEqual([
    [64, 10_000],
    [1_024, 30_000],
    [16 * 1_024, 120_000],
  ]);
  expect(HELD).toEqual({ documents: 32 * KB * KB, address: KB * KB, strangers: 32 * KB * KB });
});

it.each([
  ["as much as there may be", NOTED.most, NOTED.most, 200],
  ["one byte more", NOTED.most + 1, NOTED.most, 413],
  ["one byte more than it said", NOTED.most + 1, undefined, 413],
])("%s", async (_, bytes, said, status) => {
  const headers: Record<string, string> = said === undefined ? {} : { "content-length": String(said) };
  const read = await statusOf(readBody(sending([new Uint8Array(bytes)], headers).request));
  expect(typeof read === "string" ? 200 : read).toBe(status);
});

it("a phone that hangs up in mid-body has sent nothing, and its memory is freed", async () => {
  for (let i = 0; i < 40; i++) {
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (pulls++ === 0) controller.enqueue(new Uint8Array(NOTED.most - 1));
        else controller.error(new TypeError("gone"));
      },
    });
    const init = { method: "POST", body, duplex: "half" } as RequestInit;
    expect(await statusOf(readBody(new Request("http://localhost", init), NOTED, "192.0.2.7"))).toBe(400);
  }
});

it("no timer is left once a body has been read", async () => {
  vi.useFakeTimers();
  await readBody(sending([new Uint8Array(KB)]).request);
  expect(vi.getTimerCount()).toBe(0);
});

it("the server forgets an address whose bodies have all ended", async () => {
  const set = vi.spyOn(Map.prototype, "set");
  await readBody(sending([new Uint8Array(KB)]).request, NOTED, "192.0.2.9");
  const held = set.mock.contexts[set.mock.calls.findIndex(([name]) => name === "from 192.0.2.9")] as Map<string, number>;
  set.mockRestore();
  expect([...held.keys()]).toEqual([]);
});

describe("a half-sent body", () => {
  it.each([
    ["of a deal", NOTED, 10_000],
    ["of a club", DOCUMENT, 120_000],
  ])("%s is ended after its time", async (_, bounds, ms) => {
    vi.useFakeTimers();
    const { request, isLetGo } = sending([new Uint8Array(10), "waits"]);
    const reading = statusOf(readBody(request, bounds));
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(isLetGo()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toBe(408);
    expect(isLetGo()).toBe(true);
  });

  it("of a document shares the room of two whole ones, and frees it at the end", async () => {
    vi.useFakeTimers();
    const half = () => [new Uint8Array(DOCUMENT.most / 2), "waits" as const];
    const readings = Array.from({ length: 6 }, () => statusOf(readBody(sending(half()).request, DOCUMENT)));
    await vi.advanceTimersByTimeAsync(DOCUMENT.ms);
    expect((await Promise.all(readings)).sort()).toEqual([408, 408, 408, 408, 503, 503]);
    expect(await statusOf(readBody(sending([new Uint8Array(DOCUMENT.most)]).request, DOCUMENT))).toHaveLength(DOCUMENT.most);
  });

  it("of a document keeps out neither a deal nor a stranger's request", async () => {
    vi.useFakeTimers();
    const half = () => [new Uint8Array(DOCUMENT.most - KB), "waits" as const];
    const documents = Array.from({ length: 2 }, () => statusOf(readBody(sending(half()).request, DOCUMENT)));
    await vi.advanceTimersByTimeAsync(1);
    expect(await statusOf(readBody(sending([new Uint8Array(NOTED.most)]).request))).toHaveLength(NOTED.most);
    expect(await statusOf(readBody(sending([new Uint8Array(NOTED.most)]).request, NOTED, "192.0.2.1"))).toHaveLength(NOTED.most);
    await vi.advanceTimersByTimeAsync(DOCUMENT.ms);
    expect(await Promise.all(documents)).toEqual([408, 408]);
  });

  it("of a stranger counts to the last byte, from the first one on", async () => {
    vi.useFakeTimers();
    const read = (...parts: (Uint8Array | "waits")[]) => statusOf(readBody(sending(parts).request, NOTED, "192.0.2.3"));
    const readings = [read(new Uint8Array(1), new Uint8Array(NOTED.most - 2), "waits")];
    await vi.advanceTimersByTimeAsync(1);
    for (let more = HELD.address / NOTED.most - 1; more > 0; more--) readings.push(read(new Uint8Array(NOTED.most), "waits"));
    await vi.advanceTimersByTimeAsync(1);
    expect(await read(new Uint8Array(2))).toBe(503);
    expect(await read(new Uint8Array(1))).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(NOTED.ms);
    expect(new Set(await Promise.all(readings))).toEqual(new Set([408]));
  });

  it("of a stranger takes room from its own address only, and not for long", async () => {
    vi.useFakeTimers();
    const half = (from: string) => statusOf(readBody(sending([new Uint8Array(NOTED.most - 1), "waits"]).request, NOTED, from));
    const most = HELD.address / NOTED.most;
    const readings = Array.from({ length: most + 4 }, () => half("192.0.2.1"));
    await vi.advanceTimersByTimeAsync(1);
    const whole = (from?: string) => statusOf(readBody(sending([new Uint8Array(KB)]).request, NOTED, from));
    expect(await whole("192.0.2.1")).toBe(503);
    expect(await whole("192.0.2.2")).toHaveLength(KB);
    expect(await whole()).toHaveLength(KB);
    await vi.advanceTimersByTimeAsync(NOTED.ms);
    expect((await Promise.all(readings)).filter((status) => status === 503)).toHaveLength(4);
    expect(await whole("192.0.2.1")).toHaveLength(KB);
  });

  it("of strangers from many addresses shares one room, however often one of them tries again", async () => {
    vi.useFakeTimers();
    const read = (from: string, ...parts: (Uint8Array | "waits")[]) => statusOf(readBody(sending(parts).request, NOTED, from));
    const each = HELD.address / NOTED.most;
    const readings = Array.from({ length: HELD.strangers / NOTED.most }, (_, i) =>
      read(`address ${Math.floor(i / each)}`, new Uint8Array(NOTED.most), "waits"),
    );
    await vi.advanceTimersByTimeAsync(1);
    expect(await read("address 0", new Uint8Array(2))).toBe(503);
    expect(await read("another", new Uint8Array(1))).toBe(503);
    expect(await statusOf(readBody(sending([new Uint8Array(1)]).request))).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(NOTED.ms);
    expect(new Set(await Promise.all(readings))).toEqual(new Set([408]));
    expect(await read("another", new Uint8Array(1))).toHaveLength(1);
  });
});

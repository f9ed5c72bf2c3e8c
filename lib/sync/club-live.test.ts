import { expect, it } from "vitest";
import { followClub } from "./club-live";
import { Handset } from "./phone.fixture";

const CLUB = "clubs/01939c00-0000-7000-8000-00000000c1ab";
const settle = async () => {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
};

/** A server that holds every stream open until the phone hangs up. */
async function following() {
  const streams: { readonly signal: AbortSignal; say(event: string): void; end(): void }[] = [];
  const handset = new Handset(async (_path, { signal }) => {
    signal?.throwIfAborted();
    let out: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        out = controller;
      },
    });
    streams.push({
      signal: signal as AbortSignal,
      say: (event) => out?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: {}\n\n`)),
      end: () => out?.close(),
    });
    return new Response(body);
  });
  let heard = 0;
  const stop = followClub(handset.tab(), CLUB, () => heard++);
  await settle();
  return { handset, streams, stop, heard: () => heard, open: () => streams.filter(({ signal }) => !signal.aborted).length };
}

it("a page that nobody looks at hangs up, and asks again for what it missed once it is looked at", async () => {
  const { handset, streams, stop, heard, open } = await following();
  expect([open(), heard()]).toEqual([1, 0]);
  handset.hide();
  await settle();
  expect(open()).toBe(0);
  handset.elapse();
  handset.reconnect();
  await settle();
  expect([streams.length, heard()]).toEqual([1, 0]);
  handset.wake();
  await settle();
  expect([streams.length, open(), heard()]).toEqual([2, 1, 1]);
  for (const { ms, run } of [...handset.timers]) if (ms < 1_000) run();
  streams[1]?.say("changed");
  await settle();
  expect(heard()).toBe(2);
  stop();
  expect(open()).toBe(0);
});

it("whoever stops while the stream is lost asks for no other", async () => {
  const { handset, streams, stop } = await following();
  streams[0]?.end();
  await settle();
  stop();
  handset.elapse();
  handset.wake();
  await settle();
  expect(streams).toHaveLength(1);
});

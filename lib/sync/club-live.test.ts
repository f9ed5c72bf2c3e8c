import { expect, it } from "vitest";
import { listenToClub } from "./club-live";
import { Handset } from "./phone.fixture";
import { TURN_MS } from "./stream";

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
  const stop = listenToClub(handset.tab(), CLUB, () => heard++);
  await settle();
  return { handset, streams, stop, heard: () => heard, open: () => streams.filter(({ signal }) => !signal.aborted).length };
}

it("a hidden page hangs up, and asks for what it missed once it is shown again", async () => {
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

const waits = ({ timers }: Handset, ms: number) => [...timers].filter((timer) => timer.ms === ms);

it("a server silent for forty-five seconds is asked again, and each word from it restarts that time", async () => {
  const { handset, streams, stop, open } = await following();
  const [first] = waits(handset, 45_000);
  streams[0]?.say("heartbeat");
  await settle();
  const [second, ...more] = waits(handset, 45_000);
  expect([second !== first, more, open()]).toEqual([true, [], 1]);
  second?.run();
  await settle();
  expect([open(), waits(handset, 500).length]).toEqual([0, 1]);
  stop();
});

it("a stream that has ended is hung up, and its timers with it", async () => {
  const { handset, streams, open, stop } = await following();
  streams[0]?.end();
  await settle();
  expect([open(), waits(handset, 45_000), waits(handset, 500).length]).toEqual([0, [], 1]);
  handset.hide();
  expect(waits(handset, 500)).toEqual([]);
  handset.wake();
  handset.reconnect();
  await settle();
  expect(streams).toHaveLength(2);
  stop();
});

it("once the network's return opened a stream, the planned retry is dropped", async () => {
  const { handset, streams, stop } = await following();
  streams[0]?.end();
  await settle();
  handset.reconnect();
  await settle();
  expect([streams.length, waits(handset, 500)]).toEqual([2, []]);
  stop();
});

it("after a retry in time, the network's return opens no second stream", async () => {
  const { handset, streams, open, stop } = await following();
  streams[0]?.end();
  await settle();
  for (const timer of waits(handset, 500)) if (handset.timers.delete(timer)) timer.run();
  await settle();
  handset.reconnect();
  await settle();
  expect([streams.length, open(), waits(handset, 500)]).toEqual([2, 1, []]);
  stop();
});

it("an answer that is no stream is not heard", async () => {
  const handset = new Handset(async () => new Response("event: changed\ndata: {}\n\n", { status: 503 }));
  let heard = 0;
  const stop = listenToClub(handset.tab(), CLUB, () => heard++);
  await settle();
  for (const { run } of waits(handset, 500)) run();
  await settle();
  expect(heard).toBe(0);
  stop();
});

it("a page that stops while hidden asks for nothing once it is shown", async () => {
  const { handset, streams, stop } = await following();
  handset.hide();
  stop();
  handset.wake();
  await settle();
  expect(streams).toHaveLength(1);
});

it("a browser whose tabs cannot talk to each other still listens", async () => {
  const open = new Set<AbortSignal>();
  const handset = new Handset(async (_path, { signal }) => {
    if (signal) open.add(signal);
    return new Response(new ReadableStream());
  });
  const stop = listenToClub(handset.tab({ channel: () => undefined }), CLUB, () => {});
  await settle();
  expect([...open].map(({ aborted }) => aborted)).toEqual([false]);
  stop();
  await settle();
  expect([[...open].map(({ aborted }) => aborted), handset.timers.size]).toEqual([[true], 0]);
});

it("two parts of a page share one stream until both have stopped", async () => {
  const open: AbortSignal[] = [];
  const handset = new Handset(async (_path, { signal }) => {
    if (signal) open.push(signal);
    return new Response(new ReadableStream());
  });
  const phone = handset.tab();
  const stops = [0, 1].map(() => listenToClub(phone, CLUB, () => {}));
  for (const stop of stops) {
    await settle();
    expect(open.map(({ aborted }) => aborted)).toEqual([false]);
    stop();
  }
  expect(open.map(({ aborted }) => aborted)).toEqual([true]);
});

it("pages that come and go one after another leave the first one's stream open", async () => {
  const { handset, streams, open, stop } = await following();
  for (let i = 0; i < 4; i++) {
    const leave = listenToClub(handset.tab(), CLUB, () => {});
    await settle();
    leave();
    await settle();
  }
  expect([streams[0]?.signal.aborted, open()]).toEqual([false, 1]);
  stop();
});

it("a page that had its turn and returned waits for a lost stream like any other", async () => {
  const { handset, streams, stop } = await following();
  const stops: (() => void)[] = [];
  for (let i = 0; i < 3; i++) {
    stops.push(listenToClub(handset.tab(), CLUB, () => {}));
    await settle();
  }
  const [turn, ...more] = waits(handset, TURN_MS);
  expect([streams[0]?.signal.aborted, more]).toEqual([true, []]);
  for (const leave of stops) leave();
  await settle();
  if (turn) handset.timers.delete(turn);
  turn?.run();
  await settle();
  streams.at(-1)?.end();
  await settle();
  expect([waits(handset, TURN_MS), waits(handset, 500).length]).toEqual([[], 1]);
  stop();
});

it("a page asks for changes at once, and then every 350 milliseconds at most", async () => {
  const { handset, streams, stop, heard } = await following();
  const say = async () => {
    streams[0]?.say("changed");
    await settle();
  };
  const rest = async () => {
    const [timer] = waits(handset, 350);
    if (timer) handset.timers.delete(timer);
    timer?.run();
    await settle();
  };
  for (let i = 0; i < 3; i++) await say();
  expect([heard(), waits(handset, 350).length]).toEqual([1, 1]);
  await rest();
  expect([heard(), waits(handset, 350).length]).toEqual([2, 1]);
  await rest();
  expect([heard(), waits(handset, 350).length]).toEqual([2, 0]);
  await say();
  expect(heard()).toBe(3);
  stop();
  expect(waits(handset, 350)).toEqual([]);
});

it("a page that stops while its stream is lost opens no other", async () => {
  const { handset, streams, stop } = await following();
  streams[0]?.end();
  await settle();
  stop();
  handset.elapse();
  handset.wake();
  await settle();
  expect(streams).toHaveLength(1);
});

it("the network's return opens a lost stream at once, and leaves a running one alone", async () => {
  const { handset, streams, stop, heard } = await following();
  handset.reconnect();
  await settle();
  expect([streams.length, heard()]).toEqual([1, 0]);
  streams[0]?.end();
  await settle();
  expect(streams).toHaveLength(1);
  handset.reconnect();
  await settle();
  // The page reads the club again, because it could not hear changes in between.
  expect([streams.length, heard()]).toEqual([2, 1]);
  stop();
});

it("a page shown again hears one change and opens one stream", async () => {
  const { handset, streams, stop, heard, open } = await following();
  handset.hide();
  await settle();
  handset.wake();
  await settle();
  for (const { ms, run } of [...handset.timers]) if (ms < 1_000) run();
  handset.wake();
  handset.reconnect();
  await settle();
  expect([streams.length, open(), heard()]).toEqual([2, 1, 1]);
  stop();
});

it("each loss of the stream makes the page wait longer, until it hears from the server", async () => {
  const { handset, streams, stop } = await following();
  const lose = async () => {
    streams.at(-1)?.end();
    await settle();
    const [wait] = [...handset.timers].filter(({ ms }) => ms !== 45_000 && ms !== 350);
    handset.elapse(handset.timers);
    await settle();
    return wait?.ms;
  };
  expect([await lose(), await lose(), await lose()]).toEqual([500, 1_000, 2_000]);
  for (let i = 0; i < 6; i++) await lose();
  expect(await lose()).toBe(30_000);
  streams.at(-1)?.say("heartbeat");
  await settle();
  expect(await lose()).toBe(500);
  stop();
});

it("of more than three visible pages each takes its turn at the server, and asks for what it missed", async () => {
  const open = new Set<object>();
  const handset = new Handset(async (_path, { signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(out) {
        open.add(out);
        signal?.addEventListener("abort", () => open.delete(out));
      },
    });
    return new Response(body);
  });
  const heard = Array<number>(5).fill(0);
  const stops: (() => void)[] = [];
  for (const i of heard.keys()) {
    stops.push(listenToClub(handset.tab(), CLUB, () => (heard[i] = (heard[i] ?? 0) + 1)));
    await settle();
  }
  const turn = async () => {
    for (const timer of handset.timers) if (timer.ms === TURN_MS && handset.timers.delete(timer)) timer.run();
    await settle();
  };
  expect(TURN_MS).toBe(2_500);
  expect([open.size, heard]).toEqual([3, [0, 0, 0, 0, 0]]);
  for (let turns = 1; turns <= 5; turns++) {
    await turn();
    expect(open.size).toBe(3);
  }
  expect(heard.every((times) => times > 0)).toBe(true);
  for (const stop of stops.slice(2)) stop();
  await turn();
  expect(open.size).toBe(2);
  expect([...handset.timers].some(({ ms }) => ms === TURN_MS)).toBe(false);
  for (const stop of stops) stop();
  await settle();
  expect(open.size).toBe(0);
});

it("a page can follow a club again after it stopped", async () => {
  const { handset, streams, stop, open } = await following();
  stop();
  const phone = handset.tab();
  for (const streamsSoFar of [2, 3]) {
    const leave = listenToClub(phone, CLUB, () => {});
    await settle();
    expect([streams.length, open()]).toEqual([streamsSoFar, 1]);
    leave();
  }
});

it("after one lost stream the next one is not taken for lost", async () => {
  const { handset, streams, stop, heard } = await following();
  const rest = () => {
    for (const { ms, run } of [...handset.timers]) if (ms === 350) run();
  };
  streams[0]?.end();
  await settle();
  for (const timer of waits(handset, 500)) if (handset.timers.delete(timer)) timer.run();
  await settle();
  rest();
  expect(heard()).toBe(1);
  handset.hide();
  handset.wake();
  await settle();
  rest();
  expect(heard()).toBe(2);
  stop();
});

/** Pages that follow a club: hidden, shown, stopped and one beside another, with one stream. */
import { expect, it } from "vitest";
import { listenToClub } from "./club-live";
import { CLUB_FOLLOWED, clubSettles, followingClub, timersOf } from "./club-live.fixture";
import { Handset } from "./phone.fixture";
import { TURN_MS } from "./stream";

it("a hidden page hangs up, and asks for what it missed once it is shown again", async () => {
  const { handset, streams, stop, heard, open } = await followingClub();
  expect([open(), heard()]).toEqual([1, 0]);
  handset.hide();
  await clubSettles();
  expect(open()).toBe(0);
  handset.elapse();
  handset.reconnect();
  await clubSettles();
  expect([streams.length, heard()]).toEqual([1, 0]);
  handset.wake();
  await clubSettles();
  expect([streams.length, open(), heard()]).toEqual([2, 1, 1]);
  for (const { ms, run } of [...handset.timers]) if (ms < 1_000) run();
  streams[1]?.say("changed");
  await clubSettles();
  expect(heard()).toBe(2);
  stop();
  expect(open()).toBe(0);
});

it("an answer that is no stream is not heard", async () => {
  const handset = new Handset(async () => new Response("event: changed\ndata: {}\n\n", { status: 503 }));
  let heard = 0;
  const stop = listenToClub(handset.tab(), CLUB_FOLLOWED, () => heard++);
  await clubSettles();
  for (const { run } of timersOf(handset, 500)) run();
  await clubSettles();
  expect(heard).toBe(0);
  stop();
});

it("a page that stops while hidden asks for nothing once it is shown", async () => {
  const { handset, streams, stop } = await followingClub();
  handset.hide();
  stop();
  handset.wake();
  await clubSettles();
  expect(streams).toHaveLength(1);
});

it("a browser whose tabs cannot talk to each other still listens", async () => {
  const open = new Set<AbortSignal>();
  const handset = new Handset(async (_path, { signal }) => {
    if (signal) open.add(signal);
    return new Response(new ReadableStream());
  });
  const stop = listenToClub(handset.tab({ channel: () => undefined }), CLUB_FOLLOWED, () => {});
  await clubSettles();
  expect([...open].map(({ aborted }) => aborted)).toEqual([false]);
  stop();
  await clubSettles();
  expect([[...open].map(({ aborted }) => aborted), handset.timers.size]).toEqual([[true], 0]);
});

it("two parts of a page share one stream until both have stopped", async () => {
  const open: AbortSignal[] = [];
  const handset = new Handset(async (_path, { signal }) => {
    if (signal) open.push(signal);
    return new Response(new ReadableStream());
  });
  const phone = handset.tab();
  const stops = [0, 1].map(() => listenToClub(phone, CLUB_FOLLOWED, () => {}));
  for (const stop of stops) {
    await clubSettles();
    expect(open.map(({ aborted }) => aborted)).toEqual([false]);
    stop();
  }
  expect(open.map(({ aborted }) => aborted)).toEqual([true]);
});

it("pages that come and go one after another leave the first one's stream open", async () => {
  const { handset, streams, open, stop } = await followingClub();
  for (let i = 0; i < 4; i++) {
    const leave = listenToClub(handset.tab(), CLUB_FOLLOWED, () => {});
    await clubSettles();
    leave();
    await clubSettles();
  }
  expect([streams[0]?.signal.aborted, open()]).toEqual([false, 1]);
  stop();
});

it("a page asks for changes at once, and then every 350 milliseconds at most", async () => {
  const { handset, streams, stop, heard } = await followingClub();
  const say = async () => {
    streams[0]?.say("changed");
    await clubSettles();
  };
  const rest = async () => {
    const [timer] = timersOf(handset, 350);
    if (timer) handset.timers.delete(timer);
    timer?.run();
    await clubSettles();
  };
  for (let i = 0; i < 3; i++) await say();
  expect([heard(), timersOf(handset, 350).length]).toEqual([1, 1]);
  await rest();
  expect([heard(), timersOf(handset, 350).length]).toEqual([2, 1]);
  await rest();
  expect([heard(), timersOf(handset, 350).length]).toEqual([2, 0]);
  await say();
  expect(heard()).toBe(3);
  stop();
  expect(timersOf(handset, 350)).toEqual([]);
});

it("a page shown again hears one change and opens one stream", async () => {
  const { handset, streams, stop, heard, open } = await followingClub();
  handset.hide();
  await clubSettles();
  handset.wake();
  await clubSettles();
  for (const { ms, run } of [...handset.timers]) if (ms < 1_000) run();
  handset.wake();
  handset.reconnect();
  await clubSettles();
  expect([streams.length, open(), heard()]).toEqual([2, 1, 1]);
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
    stops.push(listenToClub(handset.tab(), CLUB_FOLLOWED, () => (heard[i] = (heard[i] ?? 0) + 1)));
    await clubSettles();
  }
  const turn = async () => {
    for (const timer of handset.timers) if (timer.ms === TURN_MS && handset.timers.delete(timer)) timer.run();
    await clubSettles();
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
  await clubSettles();
  expect(open.size).toBe(0);
});

it("a page can follow a club again after it stopped", async () => {
  const { handset, streams, stop, open } = await followingClub();
  stop();
  const phone = handset.tab();
  for (const streamsSoFar of [2, 3]) {
    const leave = listenToClub(phone, CLUB_FOLLOWED, () => {});
    await clubSettles();
    expect([streams.length, open()]).toEqual([streamsSoFar, 1]);
    leave();
  }
});

it("a page opened in the background asks for what changed once it is shown", async () => {
  let isHidden = true;
  const { handset, streams, heard } = await followingClub({ isHidden: () => isHidden });
  streams[0]?.say("changed");
  await clubSettles();
  expect(heard()).toBe(0);
  isHidden = false;
  handset.wake();
  expect(heard()).toBe(1);
});

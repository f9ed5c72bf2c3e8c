/** A club's stream that is silent, lost or ended: when a page asks again. */
import { expect, it } from "vitest";
import { listenToClub } from "./club-live";
import { CLUB_FOLLOWED, clubSettles, followingClub, timersOf } from "./club-live.fixture";
import { TURN_MS } from "./stream";

it("a server silent for forty-five seconds is asked again, and each word from it restarts that time", async () => {
  const { handset, streams, stop, open } = await followingClub();
  const [first] = timersOf(handset, 45_000);
  streams[0]?.say("heartbeat");
  await clubSettles();
  const [second, ...more] = timersOf(handset, 45_000);
  expect([second !== first, more, open()]).toEqual([true, [], 1]);
  second?.run();
  await clubSettles();
  expect([open(), timersOf(handset, 500).length]).toEqual([0, 1]);
  stop();
});

it("a stream that has ended is hung up, and its timers with it", async () => {
  const { handset, streams, open, stop } = await followingClub();
  streams[0]?.end();
  await clubSettles();
  expect([open(), timersOf(handset, 45_000), timersOf(handset, 500).length]).toEqual([0, [], 1]);
  handset.hide();
  expect(timersOf(handset, 500)).toEqual([]);
  handset.wake();
  handset.reconnect();
  await clubSettles();
  expect(streams).toHaveLength(2);
  stop();
});

it("once the network's return opened a stream, the planned retry is dropped", async () => {
  const { handset, streams, stop } = await followingClub();
  streams[0]?.end();
  await clubSettles();
  handset.reconnect();
  await clubSettles();
  expect([streams.length, timersOf(handset, 500)]).toEqual([2, []]);
  stop();
});

it("after a retry in time, the network's return opens no second stream", async () => {
  const { handset, streams, open, stop } = await followingClub();
  streams[0]?.end();
  await clubSettles();
  for (const timer of timersOf(handset, 500)) if (handset.timers.delete(timer)) timer.run();
  await clubSettles();
  handset.reconnect();
  await clubSettles();
  expect([streams.length, open(), timersOf(handset, 500)]).toEqual([2, 1, []]);
  stop();
});

it("a page that had its turn and returned waits for a lost stream like any other", async () => {
  const { handset, streams, stop } = await followingClub();
  const stops: (() => void)[] = [];
  for (let i = 0; i < 3; i++) {
    stops.push(listenToClub(handset.tab(), CLUB_FOLLOWED, () => {}));
    await clubSettles();
  }
  const [turn, ...more] = timersOf(handset, TURN_MS);
  expect([streams[0]?.signal.aborted, more]).toEqual([true, []]);
  for (const leave of stops) leave();
  await clubSettles();
  if (turn) handset.timers.delete(turn);
  turn?.run();
  await clubSettles();
  streams.at(-1)?.end();
  await clubSettles();
  expect([timersOf(handset, TURN_MS), timersOf(handset, 500).length]).toEqual([[], 1]);
  stop();
});

it("a page that stops while its stream is lost opens no other", async () => {
  const { handset, streams, stop } = await followingClub();
  streams[0]?.end();
  await clubSettles();
  stop();
  handset.elapse();
  handset.wake();
  await clubSettles();
  expect(streams).toHaveLength(1);
});

it("the network's return opens a lost stream at once, and leaves a running one alone", async () => {
  const { handset, streams, stop, heard } = await followingClub();
  handset.reconnect();
  await clubSettles();
  expect([streams.length, heard()]).toEqual([1, 0]);
  streams[0]?.end();
  await clubSettles();
  expect(streams).toHaveLength(1);
  handset.reconnect();
  await clubSettles();
  // The page reads the club again, because it could not hear changes in between.
  expect([streams.length, heard()]).toEqual([2, 1]);
  stop();
});

it("each loss of the stream makes the page wait longer, until it hears from the server", async () => {
  const { handset, streams, stop } = await followingClub();
  const lose = async () => {
    streams.at(-1)?.end();
    await clubSettles();
    const [wait] = [...handset.timers].filter(({ ms }) => ms !== 45_000 && ms !== 350);
    handset.elapse(handset.timers);
    await clubSettles();
    return wait?.ms;
  };
  expect([await lose(), await lose(), await lose()]).toEqual([500, 1_000, 2_000]);
  for (let i = 0; i < 6; i++) await lose();
  expect(await lose()).toBe(30_000);
  streams.at(-1)?.say("heartbeat");
  await clubSettles();
  expect(await lose()).toBe(500);
  stop();
});

it("after one lost stream the next one is not taken for lost", async () => {
  const { handset, streams, stop, heard } = await followingClub();
  const rest = () => {
    for (const { ms, run } of [...handset.timers]) if (ms === 350) run();
  };
  streams[0]?.end();
  await clubSettles();
  for (const timer of timersOf(handset, 500)) if (handset.timers.delete(timer)) timer.run();
  await clubSettles();
  rest();
  expect(heard()).toBe(1);
  handset.hide();
  handset.wake();
  await clubSettles();
  rest();
  expect(heard()).toBe(2);
  stop();
});

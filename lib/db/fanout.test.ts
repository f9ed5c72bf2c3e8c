/** News of a log reaches each of its followers in this process, and the other processes once. */
import { afterEach, expect, it, vi } from "vitest";
import { fanout, type News } from "./fanout";

const SEEN: News = { about: "seen" };
const outward = { tell: vi.fn(), ask: vi.fn() };
afterEach(() => {
  fanout().outward = undefined;
  vi.clearAllMocks();
});

it("a follower hears of its log only, until it leaves", () => {
  const [one, other, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
  const leave = [fanout().subscribe("log", one), fanout().subscribe("log", other), fanout().subscribe("else", elsewhere)];
  fanout().publish("log", SEEN);
  expect([one, other, elsewhere].map(({ mock }) => mock.calls)).toEqual([[[SEEN]], [[SEEN]], []]);
  leave[0]?.();
  fanout().hear("log", SEEN);
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  expect(fanout().followed()).toEqual(["log", "else"]);
  for (const stop of leave) stop();
  expect(fanout().followed()).toEqual([]);
});

it("leaving twice does not remove a follower who came in between", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = fanout().subscribe("log", first);
  leave();
  const stop = fanout().subscribe("log", second);
  leave();
  fanout().hear("log", SEEN);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  stop();
});

it("other processes hear what happens here, not what they told, and are asked by a log's first follower", () => {
  fanout().outward = outward;
  fanout().publish("log", SEEN);
  fanout().hear("log", SEEN);
  expect(outward.tell.mock.calls).toEqual([["log", SEEN]]);
  const leave = [vi.fn(), vi.fn()].map((hear) => fanout().subscribe("log", hear));
  expect(outward.ask.mock.calls).toEqual([["log"]]);
  for (const stop of leave) stop();
  fanout().subscribe("log", vi.fn())();
  expect(outward.ask).toHaveBeenCalledTimes(2);
});

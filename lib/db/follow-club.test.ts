/** A phone that follows a club hears that something changed there, not too often, and never what. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { fanout, type News } from "./fanout";
import { endAll, followers } from "./follow";
import { followClub, tellClubs } from "./follow-club";

const CLUB = "the club";
const NORA = { log: CLUB, device: "nora", name: null, role: "viewer" } as const;

const [changed, end] = [vi.fn(), vi.fn()];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endAll();
  vi.clearAllMocks();
  vi.useRealTimers();
});

it("a change is told at once, then once for all within a seventh of a second, and at once again after quiet", () => {
  followClub(NORA, changed, end);
  expect(changed).toHaveBeenCalledTimes(1);
  tellClubs([CLUB, "another", CLUB]);
  tellClubs([CLUB]);
  vi.advanceTimersByTime(149);
  expect(changed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(changed).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  expect([changed.mock.calls.length, vi.getTimerCount()]).toEqual([2, 0]);
  tellClubs([CLUB]);
  expect(changed).toHaveBeenCalledTimes(3);
});

it.each<[News, number]>([
  [{ about: "event", event: {} as LogEvent }, 1],
  [{ about: "tables" }, 1],
  [{ about: "seen" }, 0],
  [{ about: "reached", device: "hugo", seq: 1 }, 0],
  [{ about: "noting", device: "hugo", noting: null }, 0],
  [{ about: "revoked", device: "hugo" }, 0],
])("the news %o of a club changes its page %i times", (news, times) => {
  followClub(NORA, changed, end);
  vi.advanceTimersByTime(1_000);
  fanout().hear(CLUB, news);
  expect([changed.mock.calls.length, end.mock.calls.length]).toEqual([1 + times, 0]);
});

it("a follower that leaves or is shut out hears nothing more, and only the latter hears the end", () => {
  const stop = followClub(NORA, changed, end);
  followClub({ ...NORA, device: "hugo" }, vi.fn(), vi.fn());
  expect([followers(), fanout().followed()]).toEqual([2, [CLUB]]);
  tellClubs([CLUB]);
  stop();
  vi.advanceTimersByTime(1_000);
  expect([changed.mock.calls.length, end.mock.calls.length, followers()]).toEqual([1, 0, 1]);
  followClub(NORA, changed, end);
  fanout().hear(CLUB, { about: "revoked", device: "nora" });
  tellClubs([CLUB]);
  vi.advanceTimersByTime(1_000);
  expect([changed.mock.calls.length, end.mock.calls.length, followers()]).toEqual([2, 1, 1]);
});

it("a club named twice is told to the other processes once", () => {
  const tell = vi.fn();
  fanout().outward = { tell, ask: vi.fn() };
  tellClubs([CLUB, "another", CLUB]);
  fanout().outward = undefined;
  expect(tell.mock.calls.map(([club]) => club)).toEqual([CLUB, "another"]);
});

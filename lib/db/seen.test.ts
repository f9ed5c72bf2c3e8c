/** Followers report how far they have read: what each hears of the others, and what the other processes hear. */
import { afterEach, expect, it, vi } from "vitest";
import { fanout, type News } from "./fanout";
import { forgetSeen, hearReached, markSeen, reachedOn, seenBy } from "./seen";

const LOG = "seen";
const phone = (device: string) => ({ log: LOG, device, name: null, role: "player" }) as const;

afterEach(() => forgetSeen(LOG));

it("another process is told how far each phone has got", () => {
  markSeen(phone("nora"), 3);
  markSeen(phone("hugo"), 5);
  markSeen(phone("ines"), 3);
  expect(reachedOn(LOG)).toEqual(
    new Map([
      [3, ["nora", "ines"]],
      [5, ["hugo"]],
    ]),
  );
  markSeen(phone("nora"), 5);
  expect(reachedOn(LOG).get(5)).toEqual(["nora", "hugo"]);
  expect(reachedOn("another")).toEqual(new Map());
});

it("a phone is told how many others are up to date, and an older report does not lower that", () => {
  for (const device of ["nora", "hugo", "ines"]) markSeen(phone(device), 4);
  markSeen(phone("nora"), 2);
  expect(seenBy(phone("hugo"))).toEqual({ seq: 4, others: 2 });
  markSeen(phone("hugo"), 5);
  expect([seenBy(phone("hugo")), seenBy(phone("nora"))]).toEqual([
    { seq: 5, others: 0 },
    { seq: 5, others: 1 },
  ]);
});

it("a phone that has seen nothing is not counted; the opening alone is enough", () => {
  markSeen(phone("nora"), 0);
  expect(reachedOn(LOG)).toEqual(new Map());
  markSeen(phone("nora"), 1);
  expect(reachedOn(LOG)).toEqual(new Map([[1, ["nora"]]]));
});

it("reports of other processes are kept only while somebody follows", () => {
  hearReached(LOG, ["nora"], 3);
  expect(reachedOn(LOG)).toEqual(new Map());
  const leave = fanout().subscribe(LOG, () => {});
  hearReached(LOG, ["nora", "hugo"], 3);
  leave();
  expect(reachedOn(LOG)).toEqual(new Map([[3, ["nora", "hugo"]]]));
});

it("other processes hear of a phone only when it gets further", () => {
  const told: News[] = [];
  const leave = fanout().subscribe(LOG, (news) => told.push(news));
  for (const seq of [3, 3, 2, 4]) markSeen(phone("nora"), seq);
  leave();
  expect(told).toEqual([3, 4].map((seq) => ({ about: "reached", device: "nora", seq })));
});

it("phones hear together, once in four tenths of a second, however many get further", () => {
  vi.useFakeTimers();
  const told: News[] = [];
  const leave = fanout().subscribe(LOG, (news) => news.about === "seen" && told.push(news));
  for (const device of ["nora", "hugo", "ines"]) markSeen(phone(device), 4);
  vi.advanceTimersByTime(399);
  expect(told).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(told).toHaveLength(1);
  markSeen(phone("nora"), 4);
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveLength(1);
  markSeen(phone("nora"), 5);
  vi.advanceTimersByTime(400);
  expect(told).toHaveLength(2);
  markSeen(phone("nora"), 6);
  forgetSeen(LOG);
  expect(vi.getTimerCount()).toBe(0);
  leave();
  vi.useRealTimers();
});

it("phones are told apart by the end of their ids, and an unknown log counts nobody", () => {
  for (const device of ["0b8c1f2e-a123456789ab", "0b8c1f2e-b123456789ab", "0b8c1f2e-b223456789ab"]) markSeen(phone(device), 2);
  expect(reachedOn(LOG)).toEqual(new Map([[2, ["a123456789ab", "b123456789ab", "b223456789ab"]]]));
  expect(seenBy(phone("another-b123456789ab"))).toEqual({ seq: 2, others: 2 });
  expect(seenBy({ log: "nobody's", device: "nora" })).toEqual({ seq: 0, others: 0 });
});

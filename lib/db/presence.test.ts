import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fanout, type News } from "./fanout";
import { hearNoting, notingOn, tellNoting } from "./presence";

const NORA = { log: "silent", device: "nora", name: "Nora", role: "player" } as const;
const LUC = { ...NORA, device: "luc", name: "Luc" };

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 0 }));
afterEach(() => {
  for (const access of [NORA, LUC]) tellNoting(access, null);
  vi.useRealTimers();
});

const devices = () => notingOn("silent").map(({ device }) => device);

test("a silent phone stops noting, one that repeats it does not", () => {
  tellNoting(NORA, 3);
  tellNoting(LUC, 3);
  vi.setSystemTime(60_000);
  tellNoting(LUC, 3);
  expect(devices().sort()).toEqual(["luc", "nora"]);
  vi.setSystemTime(90_000);
  expect(devices().sort()).toEqual(["luc", "nora"]);
  vi.setSystemTime(90_001);
  expect(devices()).toEqual(["luc"]);
  vi.setSystemTime(120_000);
  expect(devices()).toEqual(["luc"]);
  tellNoting(LUC, null);
  expect(devices()).toEqual([]);
  // The server remembers nothing of a sheet on which nobody notes.
  expect((globalThis as { petitAuBoutPresence?: Map<string, object> }).petitAuBoutPresence?.has("silent")).toBe(false);
});

test("followers hear who opens or closes a deal, here or elsewhere; only news from here is passed on", () => {
  const outward = { tell: vi.fn(), ask: vi.fn() };
  const heard: News[] = [];
  const leave = fanout().subscribe("silent", (news) => heard.push(news));
  fanout().outward = outward;
  const luc = { device: "luc", name: "Luc", slot: 4 };
  tellNoting(NORA, 3);
  hearNoting("silent", "luc", luc);
  expect(notingOn("silent")).toEqual([{ device: "nora", name: "Nora", slot: 3 }, luc]);
  hearNoting("silent", "luc", null);
  tellNoting(NORA, null);
  fanout().outward = undefined;
  leave();
  expect([notingOn("silent"), notingOn("another")]).toEqual([[], []]);
  const said = (device: string, noting: object | null) => ({ about: "noting", device, noting });
  const nora = { device: "nora", name: "Nora", slot: 3 };
  expect(heard).toEqual([said("nora", nora), said("luc", luc), said("luc", null), said("nora", null)]);
  expect(outward.tell.mock.calls.map(([, news]) => news)).toEqual([said("nora", nora), said("nora", null)]);
});

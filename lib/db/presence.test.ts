import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { note, notingOn } from "./presence";

const NORA = { sheet: "silent", device: "nora", name: "Nora", role: "player" } as const;
const LUC = { ...NORA, device: "luc", name: "Luc" };

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 0 }));
afterEach(() => {
  for (const access of [NORA, LUC]) note(access, null);
  vi.useRealTimers();
});

const devices = () => notingOn("silent").map(({ device }) => device);

test("who falls silent notes no longer; who goes on saying so does", () => {
  note(NORA, 3);
  note(LUC, 3);
  vi.setSystemTime(60_000);
  note(LUC, 3);
  expect(devices().sort()).toEqual(["luc", "nora"]);
  vi.setSystemTime(120_000);
  expect(devices()).toEqual(["luc"]);
  note(LUC, null);
  expect(devices()).toEqual([]);
});

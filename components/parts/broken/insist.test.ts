import { afterEach, expect, test, vi } from "vitest";
import { insist } from "./insist";

afterEach(() => vi.unstubAllGlobals());

test("a file that does not load is fetched again, after twice as long each time, up to half a minute", async () => {
  const waits: number[] = [];
  vi.stubGlobal("setTimeout", (run: () => void, ms: number) => {
    waits.push(ms);
    run();
  });
  let asked = 0;
  const came = await insist(async () => {
    if (++asked < 9) throw new Error("no network");
    return "here";
  });
  expect([came, waits]).toEqual(["here", [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]]);
});

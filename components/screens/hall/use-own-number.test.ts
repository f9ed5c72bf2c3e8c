import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { useOwnNumber } from "./use-own-number";

const shelf = new Map<string, string>();

beforeEach(() => {
  shelf.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  });
});

/** The page of this tournament, at an address that names this number. */
const aPage = async (asked: number | null, hall = "mardi") => {
  const page = await running((number: number | null) => useOwnNumber(hall, number), asked);
  return { number: () => page.now()[0], choose: (next: number) => page.done(() => page.now()[1](next)) };
};

test("the address says whose card is shown, before what the phone kept; without either nobody's", async () => {
  expect((await aPage(null)).number()).toBe(0);
  await (await aPage(null)).choose(7);
  const numbers = [(await aPage(null)).number(), (await aPage(12)).number(), (await aPage(null, "jeudi")).number()];
  expect(numbers).toEqual([7, 12, 0]);
});

test("whom the player chooses is shown whatever the address says, and kept; so is nobody", async () => {
  const page = await aPage(12);
  await page.choose(3);
  expect([page.number(), (await aPage(null)).number()]).toEqual([3, 3]);
  await page.choose(0);
  expect([page.number(), (await aPage(null)).number()]).toEqual([0, 0]);
});

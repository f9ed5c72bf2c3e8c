import { expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { useLastEvening } from "./referee";

const cards = [{ sheet: null }, { sheet: { names: ["Nora"] } }, { sheet: { names: ["Hugo"] } }];
vi.mock("#lib/sync/this-phone", () => ({ thisPhone: () => ({ cards: async () => cards }) }));

test("the last evening is the newest one that this phone can read", async () => {
  const page = await running(() => useLastEvening(), undefined);
  expect(page.now()?.names).toEqual(["Nora"]);
});

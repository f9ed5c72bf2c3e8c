import { beforeEach, expect, test, vi } from "vitest";

/** As on a phone that has just started: no game is there yet. */
beforeEach(() => {
  vi.resetModules();
});

test.each(["decale", "tarot", "vp5", "whist"] as const)("%s alone is brought, once", async (name) => {
  const { gameNamed, isShelved, loadGame } = await import("./games");
  expect(isShelved(name)).toBe(false);
  expect(() => gameNamed(name)).toThrow(`the rules of ${name}: not loaded`);
  await loadGame(name);
  const game = gameNamed(name);
  await loadGame(name);
  expect(gameNamed(name)).toBe(game);
  expect(["decale", "tarot", "vp5", "whist"].filter((other) => isShelved(other as typeof name))).toEqual([name]);
});

test("what is no game of ours brings nothing and breaks nothing", async () => {
  const { isShelved, loadGame } = await import("./games");
  for (const name of ["belote", "__proto__", null, 4]) await loadGame(name);
  expect(isShelved("tarot")).toBe(false);
});

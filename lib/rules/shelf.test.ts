import { beforeEach, expect, test, vi } from "vitest";
import { GAME_NAMES } from "./rules";

/** No game is loaded yet, as on a phone that has just started. */
beforeEach(() => {
  vi.resetModules();
});

test.each(GAME_NAMES)("loading %s loads that game alone, once", async (name) => {
  const { gameNamed, loadGame } = await import("./games");
  expect(() => gameNamed(name)).toThrow(`the rules of ${name}: not loaded`);
  await loadGame(name);
  const game = gameNamed(name);
  await loadGame(name);
  expect(gameNamed(name)).toBe(game);
  for (const other of GAME_NAMES.filter((other) => other !== name)) expect(() => gameNamed(other)).toThrow("not loaded");
});

test("loading an unknown game loads nothing and breaks nothing", async () => {
  const { gameNamed, loadGame } = await import("./games");
  for (const name of ["belote", "__proto__", null, 4]) await loadGame(name);
  expect(() => gameNamed("tarot")).toThrow("not loaded");
});

/** One game, brought when a sheet needs it. */

import type { Game } from "./game";
import { isShelved, shelve } from "./games";
import { GAME_NAMES, type GameName } from "./rules";

const LOADERS: Readonly<Record<GameName, () => Promise<void>>> = {
  decale: () => bring(import("./decale/game").then(({ decale }) => decale)),
  tarot: () => bring(import("./tarot/game").then(({ tarot }) => tarot)),
  vp5: () => bring(import("./vp5/game").then(({ vp5 }) => vp5)),
  whist: () => bring(import("./whist/game").then(({ whist }) => whist)),
};

async function bring<D extends object>(coming: Promise<Game<D>>): Promise<void> {
  const [game, { withReports }] = await Promise.all([coming, import("./report")]);
  shelve(withReports(game));
}

/** What is no game of ours is left to `readRules`, which says so. */
export async function loadGame(name: unknown): Promise<void> {
  const known = GAME_NAMES.find((game) => game === name);
  if (known && !isShelved(known)) await LOADERS[known]();
}

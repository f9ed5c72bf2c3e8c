/** One game, brought when a sheet needs it. */
import { isShelved, shelve } from "./games";
import { GAME_NAMES, type GameName } from "./rules";

const LOADERS: Readonly<Record<GameName, () => Promise<void>>> = {
  decale: () => import("./decale/game").then(({ decale }) => shelve(decale)),
  tarot: () => import("./tarot/game").then(({ tarot }) => shelve(tarot)),
  vp5: () => import("./vp5/game").then(({ vp5 }) => shelve(vp5)),
  whist: () => import("./whist/game").then(({ whist }) => shelve(whist)),
};

/** What is no game of ours is left to `readRules`, which says so. */
export async function loadGame(name: unknown): Promise<void> {
  const known = GAME_NAMES.find((game) => game === name);
  if (known && !isShelved(known)) await LOADERS[known]();
}

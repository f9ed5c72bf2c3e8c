/** The desk of each game, brought when a sheet needs it. A new game is a row here. */
import type { GameName } from "#lib/rules/rules";
import { type GameDesk, shelveDesk } from "./desk";

const LOADERS: Readonly<Record<GameName, () => Promise<GameDesk>>> = {
  decale: () => import("#components/parts/games/decale/desk").then((module) => module.decaleDesk),
  tarot: () => import("#components/parts/games/tarot/desk").then((module) => module.tarotDesk),
  vp5: () => import("#components/parts/games/tarot/desk").then((module) => module.tarotDesk),
  whist: () => import("#components/parts/games/whist/desk").then((module) => module.whistDesk),
};

export const loadDesk = (game: GameName): Promise<void> => LOADERS[game]().then((desk) => shelveDesk(game, desk));

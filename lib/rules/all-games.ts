/** All four games at once: for the server (`lib/db/client.ts`), the protocol, and the pages where a game is chosen. */
import { decale } from "./decale/game";
import type { Game } from "./game";
import { shelve } from "./games";
import type { GameName } from "./rules";
import { tarot } from "./tarot/game";
import { vp5 } from "./vp5/game";
import { whist } from "./whist/game";

export const GAMES: Readonly<Record<GameName, Game>> = { decale, tarot, vp5, whist };
for (const game of Object.values(GAMES)) shelve(game);

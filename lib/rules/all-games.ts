/** All four games at once: for the server, the protocol, and the pages where a game is chosen. */
import { decale } from "./decale/game";
import type { Game } from "./game";
import { gameNamed, shelve } from "./games";
import { withReports } from "./report";
import { GAME_NAMES, type GameName } from "./rules";
import { tarot } from "./tarot/game";
import { vp5 } from "./vp5/game";
import { whist } from "./whist/game";

shelve(withReports(decale));
shelve(withReports(tarot));
shelve(withReports(vp5));
shelve(withReports(whist));

export const GAMES = Object.fromEntries(GAME_NAMES.map((name) => [name, gameNamed(name)])) as Readonly<Record<GameName, Game>>;

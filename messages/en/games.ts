/** What each game says in English: its lines and refusals, and its form. A game is a row here, fetched when it is played. */
import type { SayLoaders } from "#messages/fr/games";

export const games: SayLoaders = {
  games: {
    decale: () => import("./games/says/decale").then((module) => module.decaleSays),
    tarot: () => import("./games/says/tarot").then((module) => module.tarotSays),
    vp5: () => import("./games/says/vp5").then((module) => module.vp5Says),
    whist: () => import("./games/says/whist").then((module) => module.whistSays),
  },
  shared: () => import("./games/says/shared").then((module) => module.sharedSays),
};

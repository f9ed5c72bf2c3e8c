/** What each game says in English: its lines and refusals, and its form. A game is a row here, fetched when it is played. */
import type { SayLoaders } from "../fr/games";

export const games: SayLoaders = {
  games: {
    decale: () => import("./says/decale").then((module) => module.decaleSays),
    tarot: () => import("./says/tarot").then((module) => module.tarotSays),
    vp5: () => import("./says/vp5").then((module) => module.vp5Says),
    whist: () => import("./says/whist").then((module) => module.whistSays),
  },
  shared: () => import("./says/shared").then((module) => module.sharedSays),
};

/** What each game says in English: its lines and refusals, and its form. A game is a row here, fetched when it is played. */
import type { SayLoaders } from "../fr/games";

export const gamesEn: SayLoaders = {
  games: {
    decale: () => import("./says/decale").then((module) => module.decaleSaysEn),
    tarot: () => import("./says/tarot").then((module) => module.tarotSaysEn),
    vp5: () => import("./says/vp5").then((module) => module.vp5SaysEn),
    whist: () => import("./says/whist").then((module) => module.whistSaysEn),
  },
  shared: () => import("./says/shared").then((module) => module.sharedSaysEn),
};

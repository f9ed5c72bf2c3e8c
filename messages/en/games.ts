/** What each game says in English: its lines and refusals, and its form. A game is a row here, fetched when it is played. */
import type { SayLoaders } from "../fr/games";

export const gamesEn: SayLoaders = {
  games: {
    decale: () => import("./says/decale"),
    tarot: () => import("./says/tarot"),
    vp5: () => import("./says/vp5"),
    whist: () => import("./says/whist"),
  },
  shared: () => import("./says/shared"),
};

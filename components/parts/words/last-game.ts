/** Where the game of the last sheet is kept: nearly always that of the next. */
export const LAST_GAME = "petit-au-bout:game";

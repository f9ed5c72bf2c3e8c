import type { Game } from "./game";
import type { Rules, Turn } from "./rules";

/** How many cards each has in the first deal of a table, and how many are set aside: whoever deals, as many. */
export const firstDeal = (game: Pick<Game, "firstTurn">, rules: Rules): Pick<Turn, "cards" | "aside"> => game.firstTurn(rules, 0);

import { games as en } from "#messages/en/games";
import { games as fr } from "#messages/fr/games";

export const GAMES_IN = { fr, en };

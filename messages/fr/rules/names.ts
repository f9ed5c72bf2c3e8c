/** What the games are called, en français: said before any of them is loaded. */
import type { GameName } from "#lib/rules/rules";

export const names: Readonly<Record<GameName, string>> = {
  decale: "Tarot décalé",
  tarot: "Tarot",
  vp5: "Points de victoire",
  whist: "Le Mexicain",
};

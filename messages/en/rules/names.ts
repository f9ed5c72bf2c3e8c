/** What the games are called, in English: said before any of them is loaded. */
import type { GameName } from "#lib/rules/rules";

export const names: Readonly<Record<GameName, string>> = {
  decale: "Tarot décalé",
  tarot: "Tarot",
  vp5: "Victory points",
  whist: "Le Mexicain",
};

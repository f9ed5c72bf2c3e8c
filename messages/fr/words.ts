import { namesFr } from "#lib/rules/words/fr/names";
import { gamesSay } from "../games-say";
import type { Words } from "../words";
import { fr } from "./shared";

export const wordsFr: Words = {
  lang: "fr",
  m: fr,
  rules: { common: gamesSay("fr").common, names: namesFr, games: gamesSay("fr").games },
};

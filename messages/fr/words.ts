import { gamesSay } from "../games-say";
import type { Words } from "../words";
import { names } from "./rules/names";
import { shared } from "./shared";

export const words: Words = {
  lang: "fr",
  m: shared,
  rules: { common: gamesSay("fr").common, names, games: gamesSay("fr").games },
};

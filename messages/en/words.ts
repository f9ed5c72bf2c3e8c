import { gamesSay } from "../games-say";
import type { Words } from "../words";
import { names } from "./rules/names";
import { shared } from "./shared";

export const words: Words = {
  lang: "en",
  m: shared,
  rules: { common: gamesSay("en").common, names, games: gamesSay("en").games },
};

import { namesEn } from "#lib/rules/words/en/names";
import { gamesSay } from "../games-say";
import type { Words } from "../words";
import { en } from "./shared";

export const wordsEn: Words = {
  lang: "en",
  m: en,
  rules: { common: gamesSay("en").common, names: namesEn, games: gamesSay("en").games },
};

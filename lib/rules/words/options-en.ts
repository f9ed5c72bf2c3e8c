/** The table rules of every game, in English: read where a table chooses them, apart from the evening's words. */
import type { GameName } from "../rules";
import { decaleOptionsEn } from "./decale-options-en";
import { tarotOptionsEn } from "./tarot-options-en";
import { vp5OptionsEn } from "./vp5-options-en";
import { whistOptionsEn } from "./whist-options-en";
import type { GameOptions } from "./words";

export const optionsEn: Readonly<Record<GameName, GameOptions>> = {
  decale: decaleOptionsEn,
  tarot: tarotOptionsEn,
  vp5: vp5OptionsEn,
  whist: whistOptionsEn,
};
